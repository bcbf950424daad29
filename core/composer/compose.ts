import type { MessageBrief } from '../messages/brief.ts';
import { layOut, type Sentence } from '../messages/message.ts';
import { leastSaved, rewriteSentence, shorten } from './change.ts';
import { gather, type Material } from './material.ts';
import { atWorkOf } from './parts/at-work.ts';
import { senderFillings } from './parts/write-offer.ts';
import { askedUnit } from './parts/write-parts.ts';
import { shapesOf } from './plan.ts';
import { makeContext, type WritingContext } from './writing-context.ts';

/** Signs of a whole message, by the length that is asked for. */
const wishedSigns = { short: 395, medium: 650 };
/** Somebody who was written to before reads less. */
const laterSigns = { next: 300, last: 260 };

/** A message from the brief alone, the same for the same seed; null when no honest text fits the limit, or what is asked for. */
export function compose(brief: MessageBrief): Sentence[] | null {
  const { change } = brief;
  if (brief.isLeftAlone && !change) return null;
  const manner = change?.manner;
  const style = manner === 'warmer' ? 'warm' : manner === 'more_direct' ? 'direct' : brief.style;
  const former = change?.former.map(({ text }) => text).join('/');
  const work = atWorkOf(brief);
  const context = makeContext(brief, change ? `${brief.seed}/${manner}/${former}` : brief.seed, style, {
    ...work.fillings,
    ...senderFillings(brief),
  });
  const material = gather(context, work);
  if (!change) return composeWhole(context, material);
  const { factId, sentence } = change;
  if (factId && !hasContentFor(context, material, factId)) return null;
  const isOne = sentence !== null && change.former[sentence] !== undefined;
  const written = isOne
    ? rewriteSentence(context, material, change)
    : manner === 'shorter' && !factId
      ? shorten(context, material, change)
      : composeWhole(context, material);
  const rewritten = isOne ? written?.slice(sentence, sentence + 1) : written;
  return !factId || rewritten?.some(({ evidence }) => evidence.includes(factId)) ? written : null;
}

/** A name greets or signs, and says nothing else. */
const hasContentFor = (context: WritingContext, material: Material, factId: string): boolean =>
  material.hooks.some(({ fact }) => fact.id === factId) || askedUnit(context, material) !== null;

/** The fullest text that is as short as wished, else the shortest that may leave. */
function composeWhole(context: WritingContext, material: Material): Sentence[] | null {
  const { kind, limits, change } = context.brief;
  const wished = wishedOf(context);
  const isShorter = change?.manner === 'shorter';
  let shortest: { sentences: Sentence[]; signs: number } | null = null;
  const short = [...shapesOf(context, material, true)];
  const roomy = isShorter ? [] : [...shapesOf(context, material, false)];
  for (const [at] of short.entries())
    for (const sentences of [roomy[at], short[at]]) {
      if (!sentences) continue;
      const signs = layOut(sentences, kind).text.length;
      if (signs <= wished) return sentences;
      if (!shortest || signs < shortest.signs) shortest = { sentences, signs };
    }
  const most = isShorter ? Math.min(limits.hard, wished) : limits.hard;
  return shortest && shortest.signs <= most ? shortest.sentences : null;
}

function wishedOf({ brief, habits }: WritingContext): number {
  const { kind, number, isLast, limits, length, change } = brief;
  const ofStep = number === 1 ? Number.POSITIVE_INFINITY : isLast ? laterSigns.last : laterSigns.next;
  const ofSettings = kind === 'note' ? limits.hard : Math.min(wishedSigns[length], limits.hard, ofStep);
  const former = change?.manner === 'shorter' ? layOut(change.former, kind).text.length : null;
  return Math.min(
    ofSettings,
    habits.atMost,
    former === null ? ofSettings : Math.floor(former * (1 - leastSaved)),
  );
}
