import { type Campaign, Campaign as CampaignShape } from '#contract/campaigns.ts';
import { errorTexts } from '#contract/errors.ts';
import type { CampaignInput, CampaignPatch } from '#web/features/campaigns/campaigns.queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import {
  type DraftChange,
  type DraftContent,
  emptyContent,
  type FieldName,
  type Fields,
  fieldOfPath,
  fieldsOf,
  namesOf,
  patchOf,
  refusalsOf,
} from './draft-fields.ts';
import * as draft from './draft-state.ts';
import type { PendingStorage } from './pending-storage.ts';
import { toUuid } from './temporary-id.ts';

export type SaveStatus =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Not on the server; `isKept` says whether this device holds it. */
  | { kind: 'offline'; isKept: boolean }
  | { kind: 'failed'; isKept: boolean; message: string }
  /** `isPlanLimit`: another plan would take it. */
  | { kind: 'refused'; message: string; isPlanLimit: boolean }
  | { kind: 'conflict' };

export type Conflict = { name: FieldName; mine: unknown; theirs: unknown };

export type AutosaveView = {
  campaign: Campaign | null;
  content: DraftContent;
  status: SaveStatus;
  refusals: Partial<Record<FieldName, string>>;
  conflicts: Conflict[];
};

type Ports = {
  create: (body: CampaignInput) => Promise<Campaign>;
  update: (id: string, patch: CampaignPatch, isKeptAlive: boolean) => Promise<Campaign>;
  storage: PendingStorage;
  isOnline: () => boolean;
  now: () => Date;
  /** With the campaign as it was known before. */
  onSaved: (campaign: Campaign, before: Campaign | null) => void;
};

const delayMs = 600;
const firstRetryMs = 2000;
const lastRetryMs = 60_000;

type Trouble = { kind: 'network' | 'server' | 'refused'; message: string; isPlanLimit: boolean } | null;

export type Autosave = ReturnType<typeof startAutosave>;

/** Saves a campaign while it is typed: one request at a time, everything kept on this device until acknowledged. */
export function startAutosave(
  { id, campaign, newName }: { id: string; campaign: Campaign | null; newName: string },
  ports: Ports,
) {
  let state = draft.openDraft(campaign, emptyContent(newName), ports.storage.take(id));
  let trouble: Trouble = null;
  let failures = 0;
  let isKept = true;
  let savedAt: Date | null = campaign && new Date(campaign.lastModified);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let view: AutosaveView | null = null;
  const listeners = new Set<() => void>();

  const update = (next: draft.DraftState) => {
    const hasOtherEdits = next.edits !== state.edits;
    state = next;
    // Before any request, and in the same turn as the key that was pressed.
    if (hasOtherEdits) isKept = ports.storage.keep(id, state.edits, state.campaign !== null);
    tell();
  };
  const tell = () => {
    view = null;
    for (const listener of listeners) listener();
  };

  function statusOf(): SaveStatus {
    if (namesOf(state.rivals).length > 0) return { kind: 'conflict' };
    if (trouble?.kind === 'refused')
      return { kind: 'refused', message: trouble.message, isPlanLimit: trouble.isPlanLimit };
    if (trouble?.kind === 'network' && draft.hasEdits(state)) return { kind: 'offline', isKept };
    if (trouble && draft.hasEdits(state)) return { kind: 'failed', isKept, message: trouble.message };
    if (state.inFlight || namesOf(draft.sendable(state)).length > 0) return { kind: 'saving' };
    const refused = namesOf(state.refusals).length;
    if (refused > 0)
      return {
        kind: 'refused',
        message: refused > 1 ? `${refused} champs à corriger` : 'Un champ à corriger',
        isPlanLimit: false,
      };
    return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'untouched' };
  }

  const look = (): AutosaveView => {
    view ??= {
      campaign: state.campaign,
      content: draft.shownContent(state),
      status: statusOf(),
      refusals: state.refusals,
      conflicts: namesOf(state.rivals).map((name) => ({
        name,
        mine: state.edits[name]?.value,
        theirs: state.rivals[name],
      })),
    };
    return view;
  };

  const schedule = (waitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(false), waitMs);
  };

  /** Fields that the contract would refuse are marked and stay here. */
  function nextBatch(): Fields {
    const fields = draft.sendable(state);
    const refusals = refusalsOf(patchOf(draft.shownContent(state), fields));
    if (namesOf(refusals).length === 0) return fields;
    update(draft.refuse(state, refusals));
    return draft.sendable(state);
  }

  function send(isKeptAlive: boolean): Promise<void> {
    clearTimeout(timer);
    return running ?? alone(sendOnce(isKeptAlive));
  }

  /** One request at a time; what was typed meanwhile goes with the next one. */
  function alone(work: Promise<void>): Promise<void> {
    running = work.finally(() => {
      running = null;
      const hasMore = namesOf(draft.sendable(state)).length > 0;
      if (hasMore && !trouble) schedule(delayMs);
      if (hasMore && (trouble?.kind === 'network' || trouble?.kind === 'server'))
        schedule(Math.min(lastRetryMs, firstRetryMs * 2 ** (failures - 1)));
    });
    return running;
  }

  async function sendOnce(isKeptAlive: boolean, mustCreate = false): Promise<void> {
    const fields = nextBatch();
    if (namesOf(fields).length === 0 && !(mustCreate && state.campaign === null)) return;
    if (!ports.isOnline()) return fail(null);
    const { campaign: known } = state;
    const patch = patchOf(known ? draft.serverContent(state) : state.blank, fields);
    update(draft.depart(state, fields));
    try {
      // Repeated under the same id, a creation answers the campaign that is already there.
      const saved = known
        ? await ports.update(known.id, { ...patch, version: known.version }, isKeptAlive)
        : await ports.create({ name: state.blank.name, ...patch, id: toUuid(id) });
      arrive(saved, known === null);
    } catch (error) {
      fail(error);
    }
  }

  function arrive(saved: Campaign, isNew: boolean) {
    trouble = null;
    failures = 0;
    savedAt = ports.now();
    const before = state.campaign;
    // A creation that was repeated may answer what the first one brought.
    update(isNew ? draft.rebase(state, saved) : draft.accept(state, saved));
    if (isNew) ports.storage.keep(id, state.edits, true);
    ports.onSaved(saved, before);
  }

  function fail(error: unknown) {
    const told = error instanceof ApiError ? error : null;
    const current =
      told?.code === 'conflict' ? CampaignShape.safeParse(told.details.current).data : undefined;
    if (current) {
      trouble = null;
      const before = state.campaign;
      update(draft.rebase(state, current));
      ports.onSaved(current, before);
      return;
    }
    const refusals = told?.code === 'invalid_input' ? refusedFields(told.fields) : {};
    if (namesOf(refusals).length > 0) {
      trouble = null;
      return update(draft.refuse(state, refusals));
    }
    failures += 1;
    const isFinal = told !== null && told.status >= 400 && told.status < 500 && told.status !== 429;
    const isNetwork = told === null || told.code === 'network';
    trouble = {
      kind: isFinal ? 'refused' : isNetwork ? 'network' : 'server',
      message: told ? told.message : errorTexts.network,
      isPlanLimit: told?.code === 'limit_reached' || told?.code === 'plan_required',
    };
    update(draft.giveUp(state));
  }

  const isBusy = () => running !== null;

  async function flush(): Promise<void> {
    while (isBusy() || namesOf(draft.sendable(state)).length > 0) {
      await send(false);
      if (trouble) return;
    }
  }

  if (draft.hasEdits(state)) schedule(0);

  return {
    id,
    look,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    change(change: DraftChange) {
      if (trouble?.kind === 'refused') trouble = null;
      update(draft.change(state, fieldsOf(change)));
      if (trouble === null) schedule(delayMs);
    },

    /** Sends what waits, now; resolves when it is known what became of it. */
    flush,

    retry(): Promise<void> {
      trouble = null;
      failures = 0;
      tell();
      return flush();
    },

    /** The page is being left: what is not on its way yet goes with it. */
    leavePage() {
      if (!isBusy() && ports.isOnline() && namesOf(draft.sendable(state)).length > 0) void send(true);
    },

    /** A newer state that someone else read. */
    see(campaign: Campaign) {
      if (state.inFlight || !state.campaign || campaign.version <= state.campaign.version) return;
      savedAt = new Date(campaign.lastModified);
      update(draft.rebase(state, campaign));
      if (namesOf(draft.sendable(state)).length > 0) schedule(delayMs);
    },

    resolve(name: FieldName, choice: 'mine' | 'theirs') {
      update(draft.resolve(state, name, choice));
      schedule(0);
    },

    /** An act that must not mix with what is being typed: everything is saved before it. */
    async act(change: Pick<CampaignPatch, 'offerId' | 'icpId'>): Promise<Campaign> {
      await flush();
      if (state.campaign === null) await alone(sendOnce(false, true));
      const { campaign: known } = state;
      if (known === null || draft.hasEdits(state))
        throw new ApiError({
          status: 0,
          code: 'unknown',
          message: trouble?.message ?? 'Vos dernières modifications ne sont pas encore enregistrées.',
        });
      const work = ports.update(known.id, change, false);
      void alone(work.then(noop, noop));
      const saved = await work;
      savedAt = ports.now();
      update(draft.rebase(state, saved));
      ports.onSaved(saved, known);
      return saved;
    },

    hasUnsaved: () => draft.hasEdits(state),
    isAtRisk: () => draft.hasEdits(state) && !isKept,
    stop: () => clearTimeout(timer),
  };
}

const noop = () => undefined;

const refusedFields = (fields: Record<string, string>) => {
  const refusals: Partial<Record<FieldName, string>> = {};
  for (const [path, message] of Object.entries(fields)) {
    const name = fieldOfPath(path);
    if (name) refusals[name] = message;
  }
  return refusals;
};
