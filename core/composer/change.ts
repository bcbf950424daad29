import type { Change } from '../messages/brief.ts';
import { layOut, type Sentence } from '../messages/message.ts';
import { canSay, chooseHooks, chooseUnits } from './choose-facts.ts';
import { type Desk, type Written, write } from './desk.ts';
import type { PatternUse } from './pattern.ts';
import { writeHook, writeOffer } from './plan.ts';

/** What must go for a text to be shorter. */
const leastSaved = 0.1;

/**
 * The same text with less: what is optional goes first, then the longest sentences say the same in fewer words, each of
 * the others word for word. null when that saves too little.
 */
export function shorten(desk: Desk, former: readonly Sentence[]): Sentence[] | null {
  const { kind } = desk.brief;
  const most = Math.floor(layOut(former, kind).text.length * (1 - leastSaved));
  const isShort = (sentences: readonly Sentence[]) => layOut(sentences, kind).text.length <= most;
  let kept = [...former];
  for (const isOptional of optional(desk)) {
    kept = kept.filter((sentence) => !isOptional(sentence, kept));
    if (isShort(kept)) return kept;
  }
  for (const old of [...kept].sort((a, b) => b.text.length - a.text.length)) {
    const shorter = sayShorter(desk, old);
    kept = kept.map((sentence) => (sentence === old && shorter ? shorter : sentence));
    if (isShort(kept)) return kept;
  }
  return null;
}

type IsOptional = (sentence: Sentence, all: readonly Sentence[]) => boolean;

/** In the order in which they go; what says who writes, or that no other text comes, is not among them. */
function optional({ brief }: Desk): IsOptional[] {
  const has = (all: readonly Sentence[], wanted: Sentence['role']) => all.some(({ role }) => role === wanted);
  return [
    ({ role }, all) => role === 'bridge' && has(all, 'hook') && (brief.kind === 'note' || has(all, 'offer')),
    (sentence, all) =>
      sentence.role === 'offer' && all.findIndex(({ role }) => role === 'offer') < all.indexOf(sentence),
    ({ role, text }) => role === 'closing' && !text.endsWith(',') && !brief.isLast,
    ({ role, text }) => role === 'closing' && text.endsWith(','),
  ];
}

/** On the same facts, and asking where it asked. */
function sayShorter(desk: Desk, old: Sentence): Sentence | null {
  const factId = old.evidence.find((id) => canSay(desk, id)) ?? null;
  const { change } = desk.brief;
  if (!change || (factId === null && old.role !== 'question')) return null;
  const asking = { ...desk, brief: { ...desk.brief, change: { ...change, factId } } };
  const mayAsk = old.text.includes('?');
  return (
    [0, 1, 2, 3]
      .map((turn) => writeAgain(asking, old, { turn, isShorter: true, mayAsk }))
      .filter((written) => written !== null)
      .filter(({ text }) => text.length < old.text.length && text.includes('?') === mayAsk)
      .sort((a, b) => a.text.length - b.text.length)
      .map(plain)[0] ?? null
  );
}

/** One sentence anew, the others word for word; as it was when nothing else can be said at its place. */
export function rewriteSentence(desk: Desk, change: Change): Sentence[] {
  const at = change.sentence ?? 0;
  const old = change.former[at];
  if (!old) return change.former;
  const isShorter = change.manner === 'shorter';
  const others = change.former.filter((_, index) => index !== at);
  const room = desk.brief.limits.hard - layOut(others, desk.brief.kind).text.length - 2;
  const hasQuestion = others.some(({ text }) => text.includes('?'));
  const isFit = (written: Written | null): written is Written =>
    written !== null &&
    written.text !== old.text &&
    written.text.length <= (isShorter ? old.text.length - 1 : room);
  for (let turn = 0; turn < 8; turn += 1) {
    const written = writeAgain(desk, old, { turn, isShorter, mayAsk: !hasQuestion && desk.habits.mayAsk });
    if (isFit(written))
      return change.former.map((sentence, index) => (index === at ? plain(written) : sentence));
  }
  return change.former;
}

const plain = ({ role, text, evidence }: Written): Sentence => ({ role, text, evidence });

type Turn = { turn: number; isShorter: boolean; mayAsk: boolean };

function writeAgain(desk: Desk, old: Sentence, { turn, isShorter, mayAsk }: Turn): Written | null {
  const { brief } = desk;
  const asked = brief.change?.factId;
  const hooks = chooseHooks(desk);
  const isShort = isShorter || turn > 4;
  const wasQuestion = old.text.includes('?');
  if (
    old.role === 'hook' ||
    (asked && hooks.some(({ fact }) => fact.id === asked) && old.role === 'bridge')
  ) {
    const hook = hooks[turn % Math.max(1, hooks.length)];
    const room = isShort ? 'tight' : 'full';
    if (!hook) return null;
    return (
      (wasQuestion && mayAsk ? writeHook(desk, hook, room, true) : null) ?? writeHook(desk, hook, room, false)
    );
  }
  if (old.role === 'offer') {
    const units = chooseUnits(desk);
    const unit = units[turn % Math.max(1, units.length)];
    return unit ? writeOffer(desk, unit, { isShort, isAnnounced: false, isSenderSaid: false }) : null;
  }
  const uses = usesOf(old, brief);
  return uses.length > 0 ? write(desk, { uses, asks: wasQuestion && mayAsk, isShort }) : null;
}

function usesOf({ role, text }: Sentence, { kind, number, isLast }: Desk['brief']): PatternUse[] {
  switch (role) {
    case 'bridge':
      return kind === 'note' ? ['reason'] : number > 1 ? ['reopening'] : ['bridge'];
    case 'question':
      return text.includes('?') ? ['question'] : ['ask'];
    case 'closing':
      return /,$/.test(text)
        ? ['farewell']
        : isLast
          ? ['last_word']
          : number > 1
            ? ['way_out']
            : ['thanks', 'way_out', 'ask'];
    default:
      return [];
  }
}
