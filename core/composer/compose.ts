import type { MessageBrief } from '../messages/brief.ts';
import type { Sentence } from '../messages/message.ts';
import { layOut } from '../messages/message.ts';
import { rewriteSentence, shorten } from './change.ts';
import { canSay, chooseHooks } from './choose-facts.ts';
import { type Desk, setDesk } from './desk.ts';
import { draft, type Room, rooms } from './plan.ts';

/** Signs of a whole message, by the length that is asked for. */
const wishedSigns = { short: 400, medium: 650 };

/** A message from the brief alone, the same for the same seed; null when no honest text fits the limit, or what is asked for. */
export function compose(brief: MessageBrief): Sentence[] | null {
  const { change } = brief;
  const former = change?.former ?? [];
  const manner = change?.manner;
  const style = manner === 'warmer' ? 'warm' : manner === 'more_direct' ? 'direct' : brief.style;
  const seed = change ? `${brief.seed}/${manner}/${former.map(({ text }) => text).join('/')}` : brief.seed;
  const desk = setDesk(
    brief,
    seed,
    style,
    former.map(({ text }) => text),
  );
  if (!change) return composeWhole(desk);
  const { factId, sentence } = change;
  if (factId && !canSay(desk, factId)) return null;
  const isOne = sentence !== null && former[sentence] !== undefined;
  if (!isOne && manner === 'shorter' && !factId) return shorten(desk, former);
  const sentences = isOne ? rewriteSentence(desk, change) : composeWhole(desk);
  const told = isOne ? sentences?.slice(sentence, sentence + 1) : sentences;
  return !factId || told?.some(({ evidence }) => evidence.includes(factId)) ? sentences : null;
}

function composeWhole(desk: Desk): Sentence[] | null {
  const { brief } = desk;
  const hooks = chooseHooks(desk);
  const wished = wishedOf(desk);
  let shortest: { sentences: Sentence[]; signs: number } | null = null;
  const keepsFact = brief.change !== null && brief.change.manner !== 'again';
  for (const [turn, room] of turns(hooks.length, keepsFact)) {
    if (turn < 0 && shortest && brief.change?.factId) continue;
    const sentences = draft(desk, hooks[turn] ?? null, room);
    const signs = layOut(sentences, brief.kind).text.length;
    if (signs <= wished) return sentences;
    if (!shortest || signs < shortest.signs) shortest = { sentences, signs };
  }
  const most = Math.min(brief.limits.hard, brief.change?.manner === 'shorter' ? wished : Infinity);
  return shortest && shortest.signs <= most ? shortest.sentences : null;
}

/** Roomy first; with each turn another fact, then fewer and shorter sentences. A fact to be kept is tried in each room. */
function* turns(hooks: number, keepsFact: boolean): Generator<[number, Room]> {
  if (keepsFact) for (const room of rooms) yield [0, room];
  for (const room of rooms)
    for (let turn = 0; turn < Math.min(3, Math.max(1, hooks)); turn += 1) yield [turn, room];
  yield [-1, 'least'];
}

function wishedOf({ brief, habits }: Desk): number {
  const { kind, limits, length, change } = brief;
  const usual = kind === 'note' ? limits.hard : Math.min(wishedSigns[length], limits.hard);
  const shorter = change?.manner === 'shorter' ? layOut(change.former, kind).text.length - 1 : Infinity;
  return Math.min(usual, habits.atMost, shorter);
}
