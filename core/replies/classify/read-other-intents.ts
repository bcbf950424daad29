import type { ReplyKind } from '../reply.ts';
import { featuresOf } from './reply-features.ts';
import { type ReplyModel, weighReply } from './reply-model.ts';

/** From here on a part of a reply says something of its own. */
const surelyFrom = 0.95;
/** Somebody else is named besides: that is looked for, and counts only when found. */
const namedFrom = 0.6;
const leastWords = 3;
const mostParts = 8;
const mostOthers = 2;

/** Where one thing ends and another begins: « Oui, mais pas avant mars. Vous livrez à Pau ? » */
const ends = /(?<=[?!…])\s*|\.\s+|[;\n]+|,? (?:mais|par contre|en revanche|sinon|cependant|toutefois|but) /g;

/** A no, an absence or a courtesy beside a yes is the yes itself, said twice. */
const kept: Partial<Record<ReplyKind, readonly ReplyKind[]>> = {
  interested: ['question', 'later', 'wrong_person', 'absence'],
  question: ['interested', 'later', 'wrong_person'],
  later: ['interested', 'question', 'wrong_person'],
  refusal: ['question', 'later', 'wrong_person'],
  opposition: ['refusal', 'wrong_person'],
  absence: ['interested', 'later', 'wrong_person'],
  wrong_person: ['interested', 'refusal', 'question'],
};

/** What a reply says besides, each part of it weighed by itself. */
export function readOtherIntents(plain: string, main: ReplyKind, model: ReplyModel): ReplyKind[] {
  const parts = plain
    .split(ends)
    .filter((part) => (part.match(/[a-z]+/g)?.length ?? 0) >= leastWords)
    .slice(0, mostParts);
  if (parts.length < 2) return [];
  const others = new Set<ReplyKind>();
  for (const part of parts) {
    const { best, likelihood } = weighReply(featuresOf(part, ''), model);
    if (kept[main]?.includes(best) && likelihood[best] >= (best === 'wrong_person' ? namedFrom : surelyFrom))
      others.add(best);
  }
  return [...others].slice(0, mostOthers);
}
