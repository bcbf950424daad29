import type { Sentence } from '../messages/message.ts';
import { chooseUnits, isTold } from './choose-facts.ts';
import { type Desk, finish, type Written, write } from './desk.ts';
import { greet, sign } from './greet.ts';
import type { Pattern, PatternUse, SlotName } from './pattern.ts';
import type { OfferUnit } from './say-offer.ts';
import type { Slots } from './slots.ts';
import type { HookFact } from './teller.ts';

/** How much a text may hold: with everything, without what is optional, in the fewest words, at the very least. */
export const rooms = ['full', 'plain', 'tight', 'least'] as const;
export type Room = (typeof rooms)[number];

const positions = new Set(['role', 'company', 'since', 'headcount', 'detail']);
const quotes = new Set(['about', 'post', 'headline', 'detail']);

/** A whole text around one fact; without any, an honest one that claims nothing of the person. */
export function draft(desk: Desk, hook: HookFact | null, room: Room): Sentence[] {
  const sentences = desk.brief.kind === 'note' ? draftNote(desk, hook, room) : draftMessage(desk, hook, room);
  return sentences.map(({ role, text, evidence }) => ({ role, text, evidence }));
}

const longestTopic = 95;
/** What a note may hold of the offer. */
const longestSubject = 50;
const ofTopic: readonly SlotName[] = ['topic', 'a', 'ofA', 'isIt'];

/** Somebody who was written to before is not told why one writes. */
const isLater = ({ number }: Desk['brief']) => number > 1;

type Line = Sentence | Written | null;
const present = (lines: readonly Line[]): Sentence[] => lines.filter((line) => line !== null);

function draftNote(desk: Desk, hook: HookFact | null, room: Room): Sentence[] {
  const isShort = room !== 'full';
  const opening = hook ? writeHook(desk, hook, room, false) : null;
  const mayGiveReason = hook?.isReason === true && opening?.pattern.mark !== 'whole';
  const isKin = hook?.isKin === true;
  const topic = topicOf(desk).topic;
  const reason = write(desk, {
    slots: topic && topic.text.length <= longestSubject ? { topic } : {},
    uses: ['reason'],
    asks: false,
    isShort,
    isFit: (pattern) =>
      (pattern.mark !== 'whole' || mayGiveReason) &&
      (!pattern.group.isOfKin || isKin) &&
      !(opening && repeats(opening, pattern)),
  });
  return present([
    greet(desk),
    opening,
    room === 'least' && opening ? null : reason,
    room === 'full' ? sign(desk) : null,
  ]);
}

function draftMessage(desk: Desk, hook: HookFact | null, room: Room): Sentence[] {
  const { brief, habits } = desk;
  const isShort = room === 'tight' || room === 'least';
  const isFollowUp = isLater(brief);
  const isAsked = hook !== null && hook.fact.id === brief.change?.factId;
  // What somebody has read of themselves is no news the second time; small talk never is.
  const isNews = hook !== null && (isAsked || !isFollowUp || (hook.isOfTrade && !isTold(desk.read, hook)));
  const isReopened = isFollowUp && (!isNews || !hook?.isReason || desk.random() < 0.6);
  const wantsToAsk = habits.mayAsk && brief.angle === 'question';
  const isHooked = isNews && (isAsked || !(isReopened && (brief.length === 'short' || isShort)));
  const opening = isHooked && hook ? openWith(desk, hook, room, wantsToAsk) : null;
  const reopening = isReopened
    ? write(desk, { uses: ['reopening'], asks: false, isShort })
    : opening
      ? null
      : write(desk, { uses: ['direct_opening'], asks: false, isShort });
  const units = chooseUnits(desk).filter(({ fact }) => !opening?.evidence.includes(fact.id));
  const bridge =
    opening && hook && wantsBridge(desk, opening, room)
      ? writeBridge(desk, hook, opening, units[0], room)
      : null;
  const told = writeOffers(desk, units, { room, isFollowUp, before: [reopening, bridge] });
  const hasSender =
    told.length > 0 || [reopening, bridge].some((line) => line && speaksOf(line.pattern, ofSender));
  const introduction = hasSender ? null : write(desk, { uses: ['introduction'], asks: false, isShort });
  const saidSoFar = [opening, bridge, introduction, ...told].filter((line) => line !== null);
  const asked = ask(desk, room, saidSoFar);
  return present([
    greet(desk),
    reopening,
    opening,
    bridge,
    introduction,
    ...told,
    ...asked,
    ...takeLeave(desk, room, isFollowUp, present([reopening, ...saidSoFar, ...asked])),
    sign(desk),
  ]);
}

function wantsBridge({ brief, style, random }: Desk, { pattern }: Written, room: Room): boolean {
  if (pattern.mark === 'whole' || pattern.isQuestion || room === 'tight' || room === 'least') return false;
  if (brief.change?.manner === 'more_direct') return false;
  return random() < (room === 'plain' || style === 'direct' ? 0.5 : 0.85);
}

/** With a question tied to the fact where one is wanted and fits, else with the fact stated. */
function openWith(desk: Desk, hook: HookFact, room: Room, wantsToAsk: boolean): Written | null {
  return (
    (wantsToAsk && hook.isReason ? writeHook(desk, hook, room, true) : null) ??
    writeHook(desk, hook, room, false)
  );
}

const ofPapers = new Set(['edit', 'import']);

export function writeHook(desk: Desk, hook: HookFact, room: Room, asks: boolean): Written | null {
  const isShort = room === 'tight' || room === 'least';
  const uses: PatternUse[] = [hook.use];
  if (hook.slots.fact) uses.push('fact');
  // What a file or a hand told is not « sur votre profil ».
  const isOfProfile = !ofPapers.has(hook.fact.source);
  const topic = asks ? topicOf(desk) : {};
  const written = write(desk, {
    uses,
    asks,
    isShort,
    slots: { ...hook.slots, ...topic },
    isFit: (pattern) =>
      (pattern.mark !== 'whole' || (hook.isReason && !isLater(desk.brief))) &&
      (!pattern.group.isOfKin || hook.isKin) &&
      !(topic.topic && !hook.isKin && !speaksOf(pattern, ofTopic)) &&
      (isOfProfile || !pattern.parts.some((part) => typeof part === 'string' && /profil/u.test(part))),
  });
  return written?.evidence.includes(hook.fact.id) ? written : null;
}

const ofCompany: readonly SlotName[] = ['atCompany', 'ofCompany'];
const ofSender: readonly SlotName[] = ['from', 'atFrom', 'ofFrom'];
const speaksOf = ({ slots }: Pattern, some: readonly SlotName[]) => some.some((slot) => slots.includes(slot));

/** The offer as something one can ask about; a question without it would only be a bait. */
function topicOf({ units, random }: Desk): Slots {
  const fit = units.filter(({ use, slots }) => {
    const said = slots.a ?? slots.to;
    return use === 'offer' && said && said.text.length <= longestTopic;
  });
  const unit = fit[Math.floor(random() * fit.length)];
  const topic = unit?.slots.a ?? unit?.slots.to;
  if (!unit || !topic) return {};
  const { a, ofA } = unit.slots;
  const isBrief = ofA && ofA.text.length <= 45 && !ofA.text.includes(',');
  return { topic, ...(a && { a }), ...(isBrief && { ofA }) };
}

function writeBridge(
  desk: Desk,
  hook: HookFact,
  opening: Written,
  next: OfferUnit | undefined,
  room: Room,
): Written | null {
  const own: PatternUse[] = isLater(desk.brief) ? [] : bridgesOfFirst(hook);
  if (hook.isKin) own.push('bridge_of_kin');
  if (!hook.isReason) own.push('bridge_of_turn');
  if (positions.has(hook.use)) own.push('bridge_of_company');
  if (next?.fact.kind === 'proposal') own.push('bridge_of_proposal');
  return write(desk, {
    uses: own,
    asks: false,
    isShort: room !== 'full',
    // The sender's name is said once, and the company's not twice in a row.
    isFit: (pattern) =>
      !(next?.slots.does && speaksOf(pattern, ofSender)) &&
      !(isCompanySaid(desk, opening) && speaksOf(pattern, ofCompany) && desk.random() < 0.85),
  });
}

/** Those that say why one writes, or who one is. */
function bridgesOfFirst({ use, isKin, isReason }: HookFact): PatternUse[] {
  const own: PatternUse[] = isReason ? ['bridge'] : [];
  if (isKin) own.push('bridge_of_cause');
  if (use === 'role' || use === 'since') own.push('bridge_of_title');
  if (quotes.has(use) && isKin) own.push('bridge_of_words');
  return own;
}

const isCompanySaid = ({ base }: Desk, { evidence }: Sentence) =>
  base.atCompany?.evidence.some((id) => evidence.includes(id)) ?? false;

type OfferTurn = { isShort: boolean; isAnnounced: boolean; isSenderSaid: boolean; after?: Written };

const announces = ({ parts }: Pattern) => parts.some((part) => typeof part === 'string' && / :/.test(part));

export function writeOffer(desk: Desk, unit: OfferUnit, turn: OfferTurn): Written | null {
  const { isShort, isAnnounced, isSenderSaid, after } = turn;
  return write(desk, {
    uses: [unit.use],
    slots: unit.slots,
    asks: false,
    isShort,
    isFit: (pattern) =>
      pattern.slots.some((slot) => unit.slots[slot]) &&
      !(isAnnounced && announces(pattern)) &&
      !(isSenderSaid && speaksOf(pattern, ofSender)) &&
      !(after && announces(after.pattern) && announces(pattern) && unit.use === 'offer') &&
      after?.pattern.trace.vous !== pattern.trace.vous,
  });
}

type OffersTurn = { room: Room; isFollowUp: boolean; before: readonly (Written | null)[] };

/** What it is first; then, where there is room, what sets it apart. */
function writeOffers(
  desk: Desk,
  units: readonly OfferUnit[],
  { room, isFollowUp, before }: OffersTurn,
): Written[] {
  const { brief, random } = desk;
  const isShort = room === 'tight' || room === 'least';
  const wanted = room !== 'full' ? 1 : brief.length === 'medium' || isFollowUp || random() < 0.5 ? 2 : 1;
  const [first] = units;
  const whole = units.find(({ use }) => use === 'offer');
  const other = units.find((unit) => unit !== first && unit.use !== first?.use);
  // What sets an offer apart means little before what it is.
  const order = first?.use === 'offer' || wanted === 1 ? [first, other] : [whole, first];
  const isAnnounced = before.some((line) => line?.pattern.mark === 'announces');
  let isSenderSaid = before.some((line) => line && speaksOf(line.pattern, ofSender));
  const told: Written[] = [];
  for (const unit of [...order, ...units]) {
    if (!unit || told.length >= wanted || told.some(({ evidence }) => evidence.includes(unit.fact.id)))
      continue;
    const after = told.at(-1);
    const line = writeOffer(desk, unit, {
      isShort,
      isAnnounced: isAnnounced && !after,
      isSenderSaid,
      ...(after && { after }),
    });
    if (!line) continue;
    told.push(line);
    isSenderSaid ||= speaksOf(line.pattern, ofSender) || Boolean(unit.slots.does);
  }
  return told;
}

/** One question at the end, or the same wish without its mark when one was asked, or none may be. */
function ask(desk: Desk, room: Room, before: readonly Written[]): Line[] {
  const isShort = room === 'tight' || room === 'least';
  const mayAsk = desk.habits.mayAsk && !before.some(({ pattern }) => pattern.isQuestion);
  const booking = desk.base.link && room !== 'least' ? write(desk, { uses: ['booking'], asks: false }) : null;
  if (!mayAsk)
    return room === 'least' ? [] : [booking ?? write(desk, { uses: ['ask'], asks: false, isShort })];
  const isTwice = before.filter((line) => isCompanySaid(desk, line)).length > 1;
  const isFit = (pattern: Pattern) => !(isTwice && speaksOf(pattern, ofCompany));
  return [write(desk, { uses: ['question'], asks: true, isShort, isFit }), booking];
}

/** Words that nobody would write twice in so few lines. */
const marking = /échang|[Mm]erci|contact|lire|lecture|aimerais/g;
const repeats = ({ text }: Sentence, { trace }: Pattern) =>
  (trace.vous.match(marking) ?? []).some((word) => text.toLowerCase().includes(word.toLowerCase()));

function takeLeave(desk: Desk, room: Room, isFollowUp: boolean, before: readonly Sentence[]): Line[] {
  const { habits, brief, random } = desk;
  const own = habits.signOff && finish(`${habits.signOff.replace(/[,.]$/, '')},`, desk);
  const signOff: Sentence | null = own ? { role: 'closing', text: own, evidence: [] } : null;
  if (room === 'least') return [signOff];
  const wantsRemark = isFollowUp || (brief.length === 'medium' && room === 'full' && random() < 0.6);
  const remark = wantsRemark
    ? write(desk, {
        uses: brief.isLast ? ['last_word'] : isFollowUp ? ['way_out'] : ['thanks', 'way_out'],
        asks: false,
        isShort: room !== 'full',
      })
    : null;
  const said = [...before, ...(remark ? [remark] : [])];
  const farewell = write(desk, {
    uses: ['farewell'],
    asks: false,
    isFit: (pattern) => !said.some((line) => repeats(line, pattern)),
  });
  return [remark, signOff ?? farewell];
}
