import { Draft } from '#contract/texts/drafts.ts';
import { ApiError } from '#web/lib/api-error.ts';

export type SaveStatus =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed'; message: string }
  /** Someone else wrote meanwhile: the user keeps one of the two. */
  | { kind: 'conflict'; theirs: Draft }
  /** Deleted elsewhere: nothing can be saved in it any more. */
  | { kind: 'gone' };

export type SaverView = {
  /** What is typed, while the server has not shown it back; null: the server's text is the one to show. */
  typed: string | null;
  status: SaveStatus;
};

type Ports = {
  save: (body: { text: string; version: number; isFix: boolean }, isKeptAlive: boolean) => Promise<Draft>;
  /** For a refusal that does not carry the current text. */
  read: () => Promise<Draft>;
  onSaved: (draft: Draft) => void;
  now: () => Date;
};

const delayMs = 700;
const firstRetryMs = 3000;
const lastRetryMs = 60_000;

export type TextSaver = ReturnType<typeof startTextSaver>;

/** Saves a text while it is typed: one request at a time, and every other act on it in its turn. */
export function startTextSaver(opened: Draft, ports: Ports) {
  let draft = opened;
  let typed: string | null = null;
  /** The last text that the server acknowledged, as it was typed. */
  let acknowledged: string | null = null;
  let isFix = false;
  let rival: Draft | null = null;
  let trouble: 'gone' | { message: string } | null = null;
  let savedAt: Date | null = null;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let acts: Promise<unknown> = Promise.resolve();
  let view: SaverView | null = null;
  const listeners = new Set<() => void>();

  const notify = () => {
    view = null;
    for (const listener of listeners) listener();
  };
  const hasUnsaved = () => typed !== null && typed !== (acknowledged ?? draft.text);

  function statusOf(): SaveStatus {
    if (trouble === 'gone') return { kind: 'gone' };
    if (rival) return { kind: 'conflict', theirs: rival };
    if (trouble) return { kind: 'failed', message: trouble.message };
    if (running || hasUnsaved()) return { kind: 'saving' };
    return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'untouched' };
  }

  const schedule = (waitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(false), waitMs);
  };

  function send(isKeptAlive: boolean): Promise<void> {
    clearTimeout(timer);
    if (running !== null) return running;
    if (!hasUnsaved() || rival || trouble === 'gone') return Promise.resolve();
    running = sendOnce(isKeptAlive).finally(() => {
      running = null;
      if (hasUnsaved() && !trouble && !rival) schedule(delayMs);
      notify();
    });
    notify();
    return running;
  }

  async function sendOnce(isKeptAlive: boolean): Promise<void> {
    const text = typed ?? '';
    const wasFix = isFix;
    try {
      const saved = await ports.save({ text, version: draft.version, isFix: wasFix }, isKeptAlive);
      draft = saved;
      acknowledged = text;
      isFix = false;
      trouble = null;
      failures = 0;
      savedAt = ports.now();
      ports.onSaved(saved);
    } catch (error) {
      await fail(error, text);
    }
  }

  async function fail(error: unknown, sent: string): Promise<void> {
    const apiError = error instanceof ApiError ? error : null;
    if (apiError?.status === 404) {
      trouble = 'gone';
      return;
    }
    if (apiError?.code === 'version_conflict') {
      const current = await currentOf(apiError);
      if (current) return meet(current, sent);
    }
    trouble = { message: apiError?.message ?? 'Une erreur est survenue' };
    const isPassing =
      apiError === null || apiError.status === 0 || apiError.status === 429 || apiError.status >= 500;
    if (isPassing) schedule(Math.min(lastRetryMs, firstRetryMs * 2 ** failures));
    failures += 1;
  }

  const currentOf = async (apiError: ApiError): Promise<Draft | null> =>
    Draft.safeParse(apiError.details.current).data ?? (await ports.read().catch(() => null));

  /** Another version is there: a rival only if it says something else than what we knew and what we say. */
  function meet(current: Draft, mine: string) {
    const isRival = current.text !== draft.text && current.text !== mine;
    const hasNews = current.version !== draft.version;
    if (isRival) rival = current;
    else draft = current;
    ports.onSaved(current);
    // Refused although nothing changed: said as it is, not sent for ever.
    if (!isRival && !hasNews) trouble = { message: 'Ce message n’a pas pu être enregistré.' };
  }

  /** Whether everything is on the server. */
  async function flush(): Promise<boolean> {
    while (running || hasUnsaved()) {
      await send(false);
      if (trouble || rival) return false;
    }
    return true;
  }

  return {
    look: (): SaverView => {
      view ??= { typed, status: statusOf() };
      return view;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    type(text: string, options: { isFix?: boolean } = {}) {
      typed = text;
      isFix = options.isFix ?? false;
      if (trouble !== 'gone') trouble = null;
      if (!rival) schedule(options.isFix ? 0 : delayMs);
      notify();
    },

    flush,
    retry: (): Promise<boolean> => {
      if (trouble !== 'gone') trouble = null;
      return flush();
    },

    /** The user stops typing: once all is saved, the server's text is shown, its typography mended. */
    async settle(): Promise<boolean> {
      const isSaved = await flush();
      if (isSaved) typed = acknowledged = null;
      notify();
      return isSaved;
    },

    /** Everything typed is saved before it; acts follow one another. */
    act(run: (version: number) => Promise<Draft>): Promise<Draft> {
      const work = acts.then(async () => {
        if (!(await flush()))
          throw new ApiError({
            status: 0,
            code: 'unknown',
            message: 'Vos dernières modifications ne sont pas encore enregistrées.',
          });
        const done = await run(draft.version);
        draft = done;
        typed = acknowledged = null;
        ports.onSaved(done);
        notify();
        return done;
      });
      acts = work.catch(() => undefined);
      return work;
    },

    /** What someone else read of it. */
    see(current: Draft) {
      if (running || current.version <= draft.version) return;
      if (hasUnsaved() && current.text !== draft.text) rival = current;
      else draft = current;
      notify();
    },

    resolve(choice: 'mine' | 'theirs') {
      if (!rival) return;
      draft = rival;
      rival = null;
      acknowledged = null;
      if (choice === 'theirs') typed = null;
      else schedule(0);
      notify();
    },

    /** What is not saved is given up. */
    forget() {
      clearTimeout(timer);
      typed = acknowledged = null;
      notify();
    },

    /** The page is being left: what is not on its way yet goes with it. */
    leavePage() {
      if (!running && hasUnsaved()) void send(true);
    },
    hasUnsaved,
    isAtRisk: hasUnsaved,
  };
}
