import { type Campaign, Campaign as CampaignShape } from '#contract/campaigns/campaigns.ts';
import type { CampaignPatch } from '#web/features/campaigns/campaigns.queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { AutosavePorts } from './autosave-ports.ts';
import * as autosaveState from './autosave-state.ts';
import {
  type AutosaveView,
  isGone,
  limitedPartIn,
  refusedFields,
  type SaveError,
  saveErrorOf,
  viewOf,
} from './autosave-view.ts';
import {
  type ContentChange,
  emptyContent,
  type FieldName,
  type Fields,
  fieldsOf,
  namesOf,
  patchOf,
  refusalsOf,
} from './campaign-fields.ts';
import { newTemporaryId, rememberCreated } from './temporary-id.ts';

const delayMs = 600;
const firstRetryMs = 2000;
const lastRetryMs = 60_000;

export type Autosave = ReturnType<typeof startAutosave>;

/** Saves a campaign while it is typed: one request at a time, everything kept on this device until acknowledged. */
export function startAutosave(
  { id, campaign, newName }: { id: string; campaign: Campaign | null; newName: string },
  ports: AutosavePorts,
) {
  let state = autosaveState.openState(campaign, emptyContent(newName), ports.storage.take(id));
  let keptAs = id;
  let saveError: SaveError = null;
  let failures = 0;
  let isKept = true;
  let savedAt: Date | null = campaign && new Date(campaign.lastModified);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let view: AutosaveView | null = null;
  const listeners = new Set<() => void>();

  const update = (next: autosaveState.AutosaveState) => {
    const hasOtherEdits = next.edits !== state.edits;
    state = next;
    // Before any request, and in the same turn as the key that was pressed.
    if (hasOtherEdits) isKept = ports.storage.keep(keptAs, state.edits, state.campaign !== null);
    notify();
  };
  const notify = () => {
    view = null;
    for (const listener of listeners) listener();
  };

  /** A campaign whose first part has no room is created without it. */
  const hasWork = () =>
    namesOf(autosaveState.fieldsToSend(state)).length > 0 ||
    (state.campaign === null && autosaveState.hasPartOnHold(state));

  const look = (): AutosaveView => {
    view ??= viewOf(state, { saveError, isKept, savedAt });
    return view;
  };

  const schedule = (waitMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(false), waitMs);
  };

  /** Fields that the contract would refuse are marked and stay here. */
  function nextBatch(): Fields {
    const fields = autosaveState.fieldsToSend(state);
    const refusals = refusalsOf(patchOf(autosaveState.shownContent(state), fields));
    if (namesOf(refusals).length === 0) return fields;
    update(autosaveState.refuse(state, refusals));
    return autosaveState.fieldsToSend(state);
  }

  function send(isKeptAlive: boolean): Promise<void> {
    clearTimeout(timer);
    if (saveError?.kind === 'gone') return Promise.resolve();
    return running ?? alone(sendOnce(isKeptAlive));
  }

  /** One request at a time; what was typed meanwhile goes with the next one. */
  function alone(work: Promise<void>): Promise<void> {
    running = work.finally(() => {
      running = null;
      const hasMore = hasWork();
      if (hasMore && !saveError) schedule(delayMs);
      if (hasMore && (saveError?.kind === 'network' || saveError?.kind === 'server'))
        schedule(Math.min(lastRetryMs, firstRetryMs * 2 ** (failures - 1)));
    });
    return running;
  }

  async function sendOnce(isKeptAlive: boolean, mustCreate = false): Promise<void> {
    const fields = nextBatch();
    if (!hasWork() && !(mustCreate && state.campaign === null)) return;
    if (!ports.isOnline()) return fail(null);
    const { campaign: known } = state;
    const patch = patchOf(known ? autosaveState.serverContent(state) : state.blank, fields);
    update(autosaveState.markSent(state, fields));
    try {
      // A temporary id is its key: repeated, a creation answers the campaign that is already there.
      const saved = known
        ? await ports.update(known.id, { ...patch, version: known.version }, isKeptAlive)
        : await ports.create({ name: state.blank.name, ...patch, id });
      arrive(saved, known === null);
    } catch (error) {
      fail(error);
    }
  }

  function arrive(saved: Campaign, isNew: boolean) {
    saveError = null;
    failures = 0;
    savedAt = ports.now();
    const before = state.campaign;
    if (isNew) adopt(saved.id);
    // A creation that was repeated may answer what the first one brought.
    update(isNew ? autosaveState.rebase(state, saved) : autosaveState.accept(state, saved));
    if (isNew) ports.storage.keep(keptAs, state.edits, true);
    ports.onSaved(saved, before);
  }

  /** From here on, what is typed is kept under the id that the server gave. */
  function adopt(createdId: string) {
    rememberCreated(id, createdId);
    ports.storage.move(id, createdId);
    keptAs = createdId;
  }

  function fail(error: unknown) {
    const apiError = error instanceof ApiError ? error : null;
    const current =
      apiError?.code === 'conflict' ? CampaignShape.safeParse(apiError.details.current).data : undefined;
    // Created before, with less: what was typed since follows.
    if (current && !state.campaign) return arrive(current, true);
    if (current) {
      saveError = null;
      const before = state.campaign;
      update(autosaveState.rebase(state, current));
      ports.onSaved(current, before);
      return;
    }
    const refusals = apiError?.code === 'invalid_input' ? refusedFields(apiError.fields) : {};
    if (namesOf(refusals).length > 0) {
      saveError = null;
      return update(autosaveState.refuse(state, refusals));
    }
    const part = limitedPartIn(apiError);
    if (part) {
      saveError = null;
      update(autosaveState.putOnHold(state, part, apiError?.message ?? ''));
      return ports.onPlanLimit(part);
    }
    if (state.campaign && isGone(apiError)) return lose();
    failures += 1;
    saveError = saveErrorOf(apiError);
    update(autosaveState.endSending(state));
  }

  function lose() {
    clearTimeout(timer);
    saveError = { kind: 'gone', message: 'Cette campagne a été supprimée ailleurs.', isPlanLimit: false };
    update(autosaveState.endSending(state));
  }

  /** Forgets what was typed, here and on this device. */
  function forget() {
    clearTimeout(timer);
    update({ ...state, edits: {}, refusals: {}, onHold: {} });
    ports.storage.forget(keptAs);
  }

  const isBusy = () => running !== null;

  async function flush(): Promise<void> {
    while (isBusy() || hasWork()) {
      await send(false);
      if (saveError) return;
    }
  }

  if (autosaveState.hasEdits(state)) schedule(0);

  return {
    id,
    look,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    change(change: ContentChange) {
      if (saveError?.kind === 'refused') saveError = null;
      update(autosaveState.change(state, fieldsOf(change)));
      if (saveError === null) schedule(delayMs);
    },

    /** Sends what waits, now; resolves when it is known what became of it. */
    flush,

    retry(): Promise<void> {
      saveError = null;
      failures = 0;
      update({ ...state, onHold: {} });
      return flush();
    },

    /** The page is being left: what is not on its way yet goes with it. */
    leavePage() {
      if (!isBusy() && ports.isOnline() && namesOf(autosaveState.fieldsToSend(state)).length > 0)
        void send(true);
    },

    /** A newer state that someone else read. */
    see(campaign: Campaign) {
      if (state.inFlight || !state.campaign || campaign.version < state.campaign.version) return;
      // The same content, with people who came in meanwhile.
      if (campaign.version === state.campaign.version) return update({ ...state, campaign });
      savedAt = new Date(campaign.lastModified);
      update(autosaveState.rebase(state, campaign));
      if (namesOf(autosaveState.fieldsToSend(state)).length > 0) schedule(delayMs);
    },

    resolve(name: FieldName, choice: 'mine' | 'theirs') {
      update(autosaveState.resolve(state, name, choice));
      schedule(0);
    },

    /** An act that must not mix with what is being typed: everything is saved before it. */
    async act(change: Pick<CampaignPatch, 'offerId' | 'icpId'>): Promise<Campaign> {
      await flush();
      if (state.campaign === null) await alone(sendOnce(false, true));
      const { campaign: known } = state;
      const part = change.offerId === undefined ? 'icps' : 'offers';
      const settled = autosaveState.discardPart(state, part);
      // A field in conflict waits for this very choice: it does not stop it.
      if (known === null || autosaveState.hasEdits(state.onHold[part] === undefined ? state : settled))
        throw new ApiError({
          status: 0,
          code: 'unknown',
          message: saveError?.message ?? 'Vos dernières modifications ne sont pas encore enregistrées.',
        });
      const work = ports.update(known.id, change, false);
      void alone(work.then(noop, noop));
      const saved = await work;
      savedAt = ports.now();
      update(autosaveState.rebase(autosaveState.turnIntoConflicts(state, part), saved));
      ports.onSaved(saved, known);
      return saved;
    },

    lose,
    forget,

    /** What was typed of a part that the plan has no room for is given up. */
    drop: (part: autosaveState.LimitedPart) => update(autosaveState.discardPart(state, part)),

    /** Nothing of this campaign is wanted any more. */
    async abandon(): Promise<void> {
      await running;
      forget();
    },

    /** A deleted campaign made anew, with what was typed since: its offer and its target were not deleted. */
    async recreate(): Promise<Campaign> {
      const { campaign: lost } = state;
      const { name, engagement } = autosaveState.serverContent(state);
      const made = await ports.create({
        id: newTemporaryId(),
        name,
        offerId: lost?.offerId ?? null,
        icpId: lost?.icpId ?? null,
        metadata: { engagementConfig: engagement },
      });
      ports.storage.keep(made.id, state.edits, true);
      forget();
      return made;
    },

    hasUnsaved: () => autosaveState.hasEdits(state),
    isAtRisk: () => autosaveState.hasEdits(state) && !isKept,
    stop: () => clearTimeout(timer),
  };
}

const noop = () => undefined;
