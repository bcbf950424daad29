import type { Formality, MessageGoal, WritingStyle } from '../campaigns/engagement.ts';
import type { SentenceRole, TextKind } from '../messages/message.ts';

/**
 * What a pattern leaves open. Each slot holds a phrase that the grammar layer made whole (« d’Airbus », « vous êtes
 * DRH chez Airbus »), so that a pattern never has to elide, contract or agree.
 */
export const slotNames = [
  // The fact that the hook relies on, as a clause: « vous êtes DRH chez Airbus », and after « que ».
  'fact',
  'thatFact',
  // What somebody does now, without a date.
  'job',
  'isIt',
  // « de DRH chez Airbus », « à la direction financière d’Airbus », « dans les achats chez Airbus ».
  'ofRole',
  'since',
  // « de 2021 », « d’août »
  'ofSince',
  'atCompany',
  'ofCompany',
  // « de responsable paie chez Nomatec », or only « chez Nomatec »
  'ofPast',
  'inPlace',
  'ofPlace',
  'school',
  'atSchool',
  'skill',
  'language',
  'industry',
  'headcount',
  'quote',
  // The sender's: « chez Liseré », « de Liseré », « directrice commerciale ».
  'from',
  'atFrom',
  'ofFrom',
  'senderRole',
  // The offer, in the form its author wrote it.
  'we',
  'clause',
  'does',
  'to',
  'a',
  'ofA',
  // The offer as the subject of a question: « un audit de paie », « réduire les délais ».
  'topic',
  'the',
  'plain',
  // « 12 mois de bulletins relus en 10 jours »
  'figure',
  'link',
] as const;
export type SlotName = (typeof slotNames)[number];

/** What a sentence that follows must know of the one before it. */
export type PatternMark =
  /** Says that the fact is why one writes: only in a first text, for a fact that can be a reason, and no bridge after it. */
  | 'whole'
  /** Announces the offer: what follows does not announce it again. */
  | 'announces';

export type Pattern = {
  role: SentenceRole;
  parts: readonly Part[];
  slots: readonly SlotName[];
  isQuestion: boolean;
  mark: PatternMark | null;
  /** The longest run of its own words, by which it is known again in a text. */
  trace: Record<Formality, string>;
  group: PatternGroup;
};
export type Part = string | { slot: SlotName } | Record<Formality, string>;

/** Patterns that are fit for the same place: one per line, « {vous|tu} » by formality, « [slot] » to be filled. */
export type PatternGroup = {
  role: SentenceRole;
  /** What the group is for, where its role alone does not tell. */
  use: PatternUse;
  styles?: readonly WritingStyle[];
  kinds?: readonly TextKind[];
  goals?: readonly MessageGoal[];
  /** Only in the last text of a sequence, or only in the others. */
  isLast?: boolean;
  /** Says who writes, or why: only in a first text. */
  isFirst?: true;
  /** Only with a fact that shares a word with the offer. */
  isOfKin?: true;
  lines: string;
};
export type PatternUse =
  | HookUse
  | 'bridge'
  | 'bridge_of_cause'
  | 'bridge_of_kin'
  | 'bridge_of_title'
  | 'bridge_of_proposal'
  | 'bridge_of_company'
  | 'bridge_of_words'
  | 'bridge_of_turn'
  | 'reopening'
  | 'reason'
  | 'direct_opening'
  | 'introduction'
  | 'offer'
  | 'point'
  | 'price'
  | 'market'
  | 'question'
  | 'ask'
  | 'booking'
  | 'farewell'
  | 'way_out'
  | 'last_word'
  | 'thanks';
export type HookUse =
  | 'fact'
  | 'role'
  | 'company'
  | 'since'
  | 'past'
  | 'place'
  | 'school'
  | 'skill'
  | 'language'
  | 'industry'
  | 'headcount'
  | 'about'
  | 'post'
  | 'headline'
  | 'detail';

const piece = /\[(\w+)\]|\{([^|{}]*)\|([^|{}]*)\}/g;

/** Read once, at the first message: importing the composer costs nothing. */
export function readPatterns(group: PatternGroup): Pattern[] {
  return group.lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => readPattern(line, group));
}

function readPattern(line: string, group: PatternGroup): Pattern {
  const mark = line.startsWith('= ') ? 'whole' : line.startsWith('> ') ? 'announces' : null;
  const text = mark ? line.slice(2) : line;
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(piece)) {
    if (found.index > end) parts.push(text.slice(end, found.index));
    const [all, slot, vous = '', tu = ''] = found;
    parts.push(slot ? { slot: slot as SlotName } : { vous, tu });
    end = found.index + all.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  const slots = parts.flatMap((part) => (isSlot(part) ? [part.slot] : []));
  return {
    role: group.role,
    parts,
    slots: [...new Set(slots)],
    isQuestion: text.includes('?'),
    mark,
    trace: { vous: traceOf(parts, 'vous'), tu: traceOf(parts, 'tu') },
    group,
  };
}

export const isSlot = (part: Part): part is { slot: SlotName } => typeof part === 'object' && 'slot' in part;

function traceOf(parts: readonly Part[], formality: Formality): string {
  const text = parts
    .map((part) => (typeof part === 'string' ? part : isSlot(part) ? '\n' : part[formality]))
    .join('');
  return text
    .split('\n')
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '')
    .trim();
}
