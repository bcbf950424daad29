import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { errorTexts } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import * as autosaveState from './autosave-state.ts';
import { type FieldName, fieldOfPath, namesOf, readField, type WizardContent } from './campaign-fields.ts';

export type SaveStatus =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Not on the server; `isKept` says whether this device holds it. */
  | { kind: 'offline'; isKept: boolean }
  | { kind: 'failed'; isKept: boolean; message: string }
  /** `isPlanLimit`: another plan would take it. */
  | { kind: 'refused'; message: string; isPlanLimit: boolean }
  | { kind: 'conflict'; isTakenUp: boolean }
  /** Deleted elsewhere: nothing can be saved in it any more. */
  | { kind: 'gone' };

/** `isTakenUp`: typed before the offer or the target that says otherwise was taken up. */
export type Conflict = { name: FieldName; mine: unknown; theirs: unknown; isTakenUp: boolean };

export type AutosaveView = {
  campaign: Campaign | null;
  content: WizardContent;
  status: SaveStatus;
  refusals: Partial<Record<FieldName, string>>;
  onHold: autosaveState.AutosaveState['onHold'];
  conflicts: Conflict[];
};

export type SaveError = {
  kind: 'network' | 'server' | 'refused' | 'gone';
  message: string;
  isPlanLimit: boolean;
} | null;

/** What a failed request means for the next one. */
export function saveErrorOf(error: ApiError | null): NonNullable<SaveError> {
  const isFinal = error !== null && error.status >= 400 && error.status < 500 && error.status !== 429;
  const isNetwork = error === null || error.code === 'network';
  return {
    kind: isFinal ? 'refused' : isNetwork ? 'network' : 'server',
    message: error ? error.message : errorTexts.network,
    isPlanLimit: error?.code === 'limit_reached' || error?.code === 'plan_required',
  };
}

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The part that the plan has no room for. */
export const limitedPartIn = (error: ApiError | null): autosaveState.LimitedPart | undefined =>
  error?.code === 'limit_reached'
    ? autosaveState.limitedParts.find((part) => part === error.details.counted)
    : undefined;

type Sending = { saveError: SaveError; isKept: boolean; savedAt: Date | null };

/** What the screen shows of a autosaveState. */
export function viewOf(state: autosaveState.AutosaveState, sending: Sending): AutosaveView {
  const server = autosaveState.serverContent(state);
  const inConflict = namesOf(state.edits).filter((name) => autosaveState.isInConflict(state, name));
  const conflicts = inConflict.map((name) => ({
    name,
    mine: state.edits[name]?.value,
    theirs: readField(server, name),
    isTakenUp: autosaveState.isTakenUp(name, state.edits[name]),
  }));
  return {
    campaign: state.campaign,
    content: autosaveState.shownContent(state),
    status: statusOf(state, sending, conflicts),
    refusals: state.refusals,
    onHold: state.onHold,
    conflicts,
  };
}

function statusOf(
  state: autosaveState.AutosaveState,
  { saveError, isKept, savedAt }: Sending,
  conflicts: Conflict[],
): SaveStatus {
  if (saveError?.kind === 'gone') return { kind: 'gone' };
  if (conflicts.length > 0)
    return { kind: 'conflict', isTakenUp: conflicts.every((conflict) => conflict.isTakenUp) };
  if (saveError?.kind === 'refused')
    return { kind: 'refused', message: saveError.message, isPlanLimit: saveError.isPlanLimit };
  if (saveError?.kind === 'network' && autosaveState.hasEdits(state)) return { kind: 'offline', isKept };
  if (saveError && autosaveState.hasEdits(state))
    return { kind: 'failed', isKept, message: saveError.message };
  if (state.inFlight || namesOf(autosaveState.fieldsToSend(state)).length > 0) return { kind: 'saving' };
  const [onHold] = Object.values(state.onHold);
  if (onHold !== undefined) return { kind: 'refused', message: onHold, isPlanLimit: true };
  const refused = namesOf(state.refusals).length;
  if (refused > 0)
    return {
      kind: 'refused',
      message: refused > 1 ? `${refused} champs à corriger` : 'Un champ à corriger',
      isPlanLimit: false,
    };
  return savedAt ? { kind: 'saved', at: savedAt } : { kind: 'untouched' };
}

export const refusedFields = (fields: Record<string, string>) => {
  const refusals: Partial<Record<FieldName, string>> = {};
  for (const [path, message] of Object.entries(fields)) {
    const name = fieldOfPath(path);
    if (name) refusals[name] = message;
  }
  return refusals;
};
