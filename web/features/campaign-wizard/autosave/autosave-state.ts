import type { Campaign } from '#contract/campaigns/campaigns.ts';
import {
  contentOf,
  type FieldName,
  type Fields,
  isSame,
  namesOf,
  readField,
  type WizardContent,
  withFields,
} from './campaign-fields.ts';

/** A field that was typed and that the server has not acknowledged. */
export type Edit = {
  value: unknown;
  /** The server's value when it was typed. */
  base: unknown;
  /** Values sent without an answer: the server may hold one of them. */
  sent: unknown[];
};
export type Edits = Partial<Record<FieldName, Edit>>;

const partFields = { offers: 'offerData.', icps: 'icpData.' } as const;
export const limitedParts = ['offers', 'icps'] as const;
export type LimitedPart = (typeof limitedParts)[number];

const isOf = (part: LimitedPart, name: FieldName) => name.startsWith(partFields[part]);

export type AutosaveState = {
  /** As the server last sent it; null until it is created. */
  campaign: Campaign | null;
  /** What a campaign that does not exist yet starts from. */
  blank: WizardContent;
  edits: Edits;
  /** Refused by the rules of the field; kept, and not sent until typed anew. */
  refusals: Partial<Record<FieldName, string>>;
  /** Parts that the plan has no room for, with what the server said: kept, and not sent. */
  onHold: Partial<Record<LimitedPart, string>>;
  inFlight: Fields | null;
  /** What was typed where the server answered it a little otherwise, so that no text moves under the cursor. */
  echoes: Partial<Record<FieldName, { typed: unknown; answered: unknown }>>;
};

export function openState(campaign: Campaign | null, blank: WizardContent, stored: Edits): AutosaveState {
  const state: AutosaveState = {
    campaign,
    blank,
    edits: stored,
    refusals: {},
    onHold: {},
    inFlight: null,
    echoes: {},
  };
  return campaign ? rebase(state, campaign) : state;
}

export const serverContent = ({ campaign, blank }: AutosaveState): WizardContent =>
  campaign ? contentOf(campaign) : blank;

/** What the screen shows. */
export function shownContent(state: AutosaveState): WizardContent {
  const server = serverContent(state);
  const shown: Fields = {};
  for (const name of namesOf(state.echoes)) {
    const echo = state.echoes[name];
    if (echo && isExactly(echo.answered, readField(server, name))) shown[name] = echo.typed;
  }
  for (const name of namesOf(state.edits)) shown[name] = state.edits[name]?.value;
  return withFields(server, shown);
}

const isExactly = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const without = <T extends object>(record: T, name: FieldName): T => {
  const { [name]: _, ...rest } = record as Record<string, unknown>;
  return rest as T;
};

export function change(state: AutosaveState, fields: Fields): AutosaveState {
  const server = serverContent(state);
  let next = state;
  for (const name of namesOf(fields)) {
    const value = fields[name];
    const before = next.edits[name];
    const base = before ? before.base : readField(server, name);
    const isUnchanged =
      isExactly(value, readField(server, name)) &&
      !before?.sent.length &&
      !isInConflict(next, name) &&
      !(next.inFlight && name in next.inFlight);
    next = {
      ...next,
      refusals: without(next.refusals, name),
      echoes: without(next.echoes, name),
      edits: isUnchanged
        ? without(next.edits, name)
        : { ...next.edits, [name]: { value, base, sent: before?.sent ?? [] } },
    };
  }
  return next;
}

export const hasPartOnHold = ({ onHold }: AutosaveState): boolean => Object.keys(onHold).length > 0;

/** The plan has no room for a new part: what was typed of it waits for the user's choice. */
export const putOnHold = (state: AutosaveState, part: LimitedPart, message: string): AutosaveState => ({
  ...state,
  inFlight: null,
  onHold: { ...state.onHold, [part]: message },
});

export const releaseFromHold = (state: AutosaveState, part: LimitedPart): AutosaveState => {
  const { [part]: _, ...onHold } = state.onHold;
  return { ...state, onHold };
};

/** An existing offer or target replaces the part on hold: each text typed for it becomes a conflict to resolve. */
export function turnIntoConflicts(state: AutosaveState, part: LimitedPart): AutosaveState {
  if (state.onHold[part] === undefined) return state;
  const edits = { ...state.edits };
  for (const name of namesOf(edits)) {
    const edit = edits[name];
    if (edit && isOf(part, name)) edits[name] = { ...edit, base: noBase, sent: [] };
  }
  return releaseFromHold({ ...state, edits }, part);
}

/** Differs from every value of a field, so an edit with this base is always in conflict. */
const noBase = null;
export const isTakenUp = (name: FieldName, edit: Edit | undefined): boolean =>
  edit?.base === noBase && limitedParts.some((part) => isOf(part, name));

/** Discards everything typed in a part. */
export function discardPart(state: AutosaveState, part: LimitedPart): AutosaveState {
  let { edits, refusals } = state;
  for (const name of namesOf(edits)) {
    if (!isOf(part, name)) continue;
    edits = without(edits, name);
    refusals = without(refusals, name);
  }
  return releaseFromHold({ ...state, edits, refusals }, part);
}

/** Fields that are neither in conflict, nor refused, nor on hold. */
export function fieldsToSend(state: AutosaveState): Fields {
  const fields: Fields = {};
  for (const name of namesOf(state.edits)) {
    if (limitedParts.some((part) => state.onHold[part] !== undefined && isOf(part, name))) continue;
    if (!isInConflict(state, name) && state.refusals[name] === undefined)
      fields[name] = state.edits[name]?.value;
  }
  return fields;
}

const sentMemory = 20;

/** Marks fields as being sent. */
export function markSent(state: AutosaveState, fields: Fields): AutosaveState {
  const edits = { ...state.edits };
  for (const name of namesOf(fields)) {
    const edit = edits[name];
    if (edit) edits[name] = { ...edit, sent: [...edit.sent, fields[name]].slice(-sentMemory) };
  }
  return { ...state, edits, inFlight: fields };
}

/** The request ended without a change: the edits wait for the next one. */
export const endSending = (state: AutosaveState): AutosaveState => ({ ...state, inFlight: null });

/** The server took what was in flight. */
export function accept(state: AutosaveState, campaign: Campaign): AutosaveState {
  const server = contentOf(campaign);
  let { edits, echoes } = state;
  for (const name of namesOf(state.inFlight ?? {})) {
    const edit = edits[name];
    if (!edit) continue;
    const answered = readField(server, name);
    if (isExactly(edit.value, state.inFlight?.[name])) {
      edits = without(edits, name);
      echoes = { ...echoes, [name]: { typed: edit.value, answered } };
    } else {
      edits = { ...edits, [name]: { ...edit, base: answered, sent: [] } };
    }
  }
  return rebase({ ...state, edits, echoes, inFlight: null }, campaign);
}

/** Puts the edits on top of a newer campaign: a field changed on both sides is in conflict. */
export function rebase(state: AutosaveState, campaign: Campaign): AutosaveState {
  const server = contentOf(campaign);
  let { edits, echoes } = state;
  for (const name of namesOf(edits)) {
    const edit = edits[name];
    if (!edit) continue;
    const theirs = readField(server, name);
    if (isSame(theirs, edit.value)) {
      edits = without(edits, name);
      echoes = { ...echoes, [name]: { typed: edit.value, answered: theirs } };
    } else if (edit.sent.some((value) => isSame(theirs, value))) {
      edits = { ...edits, [name]: { ...edit, base: theirs } };
    }
  }
  return { ...state, campaign, edits, echoes, inFlight: null };
}

/** Also changed elsewhere, to another value: the user chooses. */
export function isInConflict({ campaign, edits }: AutosaveState, name: FieldName): boolean {
  const edit = edits[name];
  return !!campaign && !!edit && !isSame(readField(contentOf(campaign), name), edit.base);
}

export const refuse = (state: AutosaveState, refusals: AutosaveState['refusals']): AutosaveState => ({
  ...state,
  inFlight: null,
  refusals: { ...state.refusals, ...refusals },
});

/** The user chose between both texts of a field. */
export function resolve(state: AutosaveState, name: FieldName, choice: 'mine' | 'theirs'): AutosaveState {
  const edit = state.edits[name];
  if (!edit || !isInConflict(state, name)) return state;
  if (choice === 'theirs') return { ...state, edits: without(state.edits, name) };
  const base = readField(serverContent(state), name);
  return { ...state, edits: { ...state.edits, [name]: { value: edit.value, base, sent: [] } } };
}

export const hasEdits = ({ edits }: AutosaveState): boolean => Object.keys(edits).length > 0;
