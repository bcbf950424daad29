import { ArgumentaireChange } from '#contract/campaigns/argumentaire.ts';
import { Offer } from '#contract/campaigns/offers.ts';
import type { Argumentaire } from '#core/offers/argumentaire.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';

export type SaverView = {
  /** As it is typed. */
  content: Argumentaire;
  /** By the path of the field: `arguments.0.problem`. */
  errors: Record<string, string>;
  status: 'untouched' | 'saving' | 'saved' | 'invalid' | 'conflict' | { failed: string };
};

type Ports = {
  save: (body: { argumentaire: Argumentaire; version: number }, isKeptAlive: boolean) => Promise<Offer>;
  onSaved: (offer: Offer) => void;
};

const delayMs = 700;
const retryMs = 5000;

export type ArgumentaireSaver = ReturnType<typeof startArgumentaireSaver>;

/** Saves an argumentaire while it is typed, whole, one request at a time. */
export function startArgumentaireSaver(opened: Offer, ports: Ports) {
  let offer = opened;
  /** As the server keeps it. */
  let stored = opened.argumentaire;
  let typed: Argumentaire | null = null;
  /** What somebody else saved meanwhile. */
  let rival: Offer | null = null;
  let failure: string | null = null;
  let hasSaved = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let view: SaverView | null = null;
  const listeners = new Set<() => void>();

  const notify = () => {
    view = null;
    for (const listener of listeners) listener();
  };
  const hasUnsaved = () => typed !== null && !isSame(typed, offer.argumentaire);
  const schedule = (waitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(false), waitMs);
  };

  function look(): SaverView {
    const content = typed ?? offer.argumentaire;
    const errors = typed ? errorsIn(typed) : {};
    return { content, errors, status: statusOf(Object.keys(errors).length > 0) };
  }

  function statusOf(isInvalid: boolean): SaverView['status'] {
    if (rival) return 'conflict';
    if (isInvalid) return 'invalid';
    if (failure !== null) return { failed: failure };
    if (running || hasUnsaved()) return 'saving';
    return hasSaved ? 'saved' : 'untouched';
  }

  function send(isKeptAlive: boolean): Promise<void> {
    clearTimeout(timer);
    if (running !== null) return running;
    const sent = typed;
    if (!sent || !hasUnsaved() || rival || Object.keys(errorsIn(sent)).length > 0) return Promise.resolve();
    running = ports
      .save({ argumentaire: sent, version: offer.version }, isKeptAlive)
      .then((saved) => accept(saved, sent), refuse)
      .finally(() => {
        running = null;
        if (hasUnsaved() && !rival) schedule(failure === null ? delayMs : retryMs);
        notify();
      });
    notify();
    return running;
  }

  function accept(saved: Offer, sent: Argumentaire) {
    // Spaces at an end are cut by the server: what is being typed keeps them.
    offer = { ...saved, argumentaire: sent };
    stored = saved.argumentaire;
    failure = null;
    hasSaved = true;
    ports.onSaved(saved);
  }

  function refuse(error: unknown) {
    const current = error instanceof ApiError ? Offer.safeParse(error.details.current).data : undefined;
    if (!current) failure = errorMessage(error);
    // Another part of the offer was changed: ours goes on top.
    else if (isSame(current.argumentaire, stored)) offer = { ...offer, version: current.version };
    else rival = current;
  }

  return {
    look: (): SaverView => {
      view ??= look();
      return view;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change(next: Argumentaire) {
      typed = next;
      failure = null;
      if (!rival) schedule(delayMs);
      notify();
    },
    /** What the server last answered of the offer, to whoever asked. */
    see(newer: Offer) {
      if (running || newer.version <= offer.version || hasUnsaved()) return;
      offer = newer;
      stored = newer.argumentaire;
      typed = null;
      notify();
    },
    flush: () => send(false),
    resolve(choice: 'mine' | 'theirs') {
      if (!rival) return;
      offer = rival;
      stored = rival.argumentaire;
      rival = null;
      if (choice === 'theirs') typed = null;
      else schedule(0);
      notify();
    },
    hasUnsaved,
    /** What is not saved is given up. */
    forget() {
      clearTimeout(timer);
      typed = null;
      notify();
    },
    /** The page is being left: what is not on its way yet goes with it. */
    leavePage: () => void send(true),
    isAtRisk: () => failure !== null && hasUnsaved(),
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function errorsIn(content: Argumentaire): Record<string, string> {
  const issues = ArgumentaireChange.safeParse(content).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}
