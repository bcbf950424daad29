import type { WritingStyle } from '../campaigns/engagement.ts';
import { capital } from '../french/prose.ts';
import { fixTypography } from '../french/typography.ts';
import type { MessageBrief } from '../messages/brief.ts';
import type { Sentence } from '../messages/message.ts';
import { hashText, type Random, seededRandom, shuffle } from '../seeded-random.ts';
import { comparable, type Habits, readHabits, withPreferences } from './habits.ts';
import { patternLibrary } from './library.ts';
import { isSlot, type Pattern, type PatternUse } from './pattern.ts';
import { type OfferUnit, offerUnits, senderSlots } from './say-offer.ts';
import { tellPerson } from './say-person.ts';
import type { Slots } from './slots.ts';
import type { HookFact } from './teller.ts';

/** Everything that lies before the composer while it writes one text. */
export type Desk = {
  brief: MessageBrief;
  random: Random;
  style: WritingStyle;
  habits: Habits;
  /** What any sentence may say: the person's company, the sender's. */
  base: Slots;
  hooks: readonly HookFact[];
  units: readonly OfferUnit[];
  /** What the sender wrote lately, to be written otherwise. */
  lately: string;
  /** What this person has read before this text. */
  read: string;
  /** That, and what is being replaced: never again. */
  before: string;
};

export type Written = Sentence & { pattern: Pattern };

const spaces = /[\u00a0\u202f]/g;
const oneLine = (texts: readonly string[]) => texts.join('\n').replace(spaces, ' ');
const latelyOf = new WeakMap<readonly string[], string>();

function joinedOnce(texts: readonly string[]): string {
  const known = latelyOf.get(texts);
  if (known !== undefined) return known;
  const joined = oneLine(texts.slice(-40));
  latelyOf.set(texts, joined);
  return joined;
}

export function setDesk(
  brief: MessageBrief,
  seed: string,
  style: WritingStyle,
  replaced: readonly string[],
): Desk {
  const { hooks, atWork } = tellPerson(brief);
  return {
    brief,
    random: seededRandom(hashText(seed)),
    style,
    habits: readHabits(brief),
    base: { ...atWork, ...senderSlots(brief) },
    hooks,
    units: offerUnits(brief),
    lately: joinedOnce(brief.recentTexts),
    read: oneLine(brief.formerTexts),
    before: oneLine([...brief.formerTexts, ...replaced]),
  };
}

type Wanted = {
  uses: readonly PatternUse[];
  slots?: Slots;
  asks: boolean;
  /** The shortest of those at hand, where room is short. */
  isShort?: boolean;
  isFit?: (pattern: Pattern) => boolean;
};

/** How many that would do are compared before one is chosen. */
const compared = 5;

/** A sentence for its place: true, in the right register and style, and as little used as can be. */
export function write(desk: Desk, wanted: Wanted): Written | null {
  const slots = wanted.slots ? { ...desk.base, ...wanted.slots } : desk.base;
  const patterns = wanted.uses.flatMap((use) => patternLibrary().get(use) ?? []);
  const found: { raw: Raw; worn: number }[] = [];
  for (const pattern of shuffle(patterns, desk.random)) {
    if (pattern.isQuestion !== wanted.asks || !suits(pattern, desk, slots)) continue;
    if (wanted.isFit && !wanted.isFit(pattern)) continue;
    const raw = fill(pattern, slots, desk);
    if (!raw) continue;
    found.push({ raw, worn: wornOf(pattern, desk) });
    if (found.length >= compared || (!wanted.isShort && found.at(-1)?.worn === 0)) break;
  }
  const [best] = found.sort(
    (a, b) => a.worn - b.worn || (wanted.isShort ? a.raw.text.length - b.raw.text.length : 0),
  );
  return best ? { ...best.raw, text: fixTypography(best.raw.text) } : null;
}

function suits({ group, slots: needed }: Pattern, { brief, style }: Desk, slots: Slots): boolean {
  if (group.styles && !group.styles.includes(style)) return false;
  if (group.kinds && !group.kinds.includes(brief.kind)) return false;
  if (group.goals && !group.goals.includes(brief.goal)) return false;
  if (group.isFirst && brief.number > 1) return false;
  if (group.isLast !== undefined && group.isLast !== brief.isLast) return false;
  return needed.every((slot) => slots[slot]);
}

const shortestTrace = 10;

/** How often it was written lately; what the same person has read weighs most. */
function wornOf({ trace }: Pattern, { brief, lately, before }: Desk): number {
  const run = trace[brief.formality];
  if (run.length < shortestTrace) return before.includes(run) ? 1 : 0;
  return (before.includes(run) ? 100 : 0) + (lately ? lately.split(run).length - 1 : 0);
}

/** Before its typography is set. */
type Raw = Written;

function fill(pattern: Pattern, slots: Slots, desk: Desk): Raw | null {
  const { formality } = desk.brief;
  const evidence = new Set<string>();
  let raw = '';
  for (const part of pattern.parts) {
    if (typeof part === 'string') raw += part;
    else if (isSlot(part)) {
      const filled = slots[part.slot];
      if (!filled) return null;
      raw += filled.text;
      for (const id of filled.evidence) evidence.add(id);
    } else raw += part[formality];
  }
  // A name may end with a full stop of its own: « Agnès b. ».
  const text = inVoice(raw.replace(/\.\.$/, '.'), desk);
  if (text === null) return null;
  return { role: pattern.role, text, evidence: [...evidence], pattern };
}

/** In the sender's words; null when it holds what they never write. */
function inVoice(raw: string, { habits }: Desk): string | null {
  const said = withPreferences(capital(raw), habits);
  if (!habits.mayExclaim && said.includes('!')) return null;
  if (habits.banned.length === 0) return said;
  const folded = comparable(said);
  return habits.banned.some((phrase) => folded.includes(phrase)) ? null : said;
}

/** A sentence of the sender's own, as it leaves. */
export function finish(raw: string, desk: Desk): string | null {
  const said = inVoice(raw, desk);
  return said === null ? null : fixTypography(said);
}
