import { dayIn } from '../../time/calendar-day.ts';
import { readLaterDay, readReturnDay } from '../dates/read-reply-day.ts';
import { readNamedBeside, readReferral } from '../referral/read-referral.ts';
import type { Evidence, ReplyKind, ReplyReading } from '../reply.ts';
import { asksSource, injection } from './careful-cases.ts';
import { findOpposition } from './opposition-rules.ts';
import { evidenceOf, type PlainReply, readPlain } from './plain-reply.ts';
import { readOtherIntents } from './read-other-intents.ts';
import { type Feature, featuresOf } from './reply-features.ts';
import { type ReplyModel, replyModel, type Weighing, weighReply } from './reply-model.ts';

/** When a reply came, and our last message before it: « oui » and « mardi » answer it. */
export type ReplyAt = { now: Date; zone: string; ours?: string };

/** From here on a kind is concluded; below, somebody reads. */
const certainFrom = 0.65;
/** Without a plain word for it, an opposition is certain from here on only. */
const opposedFrom = 0.98;
/** With one, from here on: « rayez-moi de ceux qui n'ont pas goûté » is a joke. */
const plainlyOpposedFrom = 0.5;
/** From here on an opposition is possible, and somebody reads whatever else seems to be said. */
const doubtFrom = 0.02;

/** From here on somebody may want to buy: the user is asked, and nobody is crossed out. */
const buyerFrom = 0.15;

/** What a reply says: weighed by a trained model, but for the plainest oppositions. What is doubtful asks for the user. */
export function classifyReply(
  text: string,
  { now, zone, ours = '' }: ReplyAt,
  model: ReplyModel = replyModel(),
): ReplyReading {
  const reply = readPlain(text);
  const { plain } = reply;
  const features = featuresOf(plain, readPlain(ours).plain);
  const weighing = weighReply(features, model);
  const { kind, isCertain, passage } = decide(plain, weighing);
  const today = dayIn(zone, now);
  const later = kind === 'later' ? readLaterDay(plain, today) : null;
  const back = kind === 'absence' ? readReturnDay(plain, today) : null;
  const others = readOtherIntents(plain, kind, model);
  const isReferring = kind === 'wrong_person' || kind === 'absence' || others.includes('wrong_person');
  const isClosed = kind === 'opposition' || kind === 'other';
  const referral = isReferring ? readReferral(text) : isClosed ? undefined : readNamedBeside(text);
  // Whoever is named in a signature is nobody to write to instead.
  const also = others.filter((other) => other !== 'wrong_person' || referral !== undefined);
  const weighed = passage ? [passage] : heaviest(plain, features, weighing, kind);
  return {
    kind,
    isCertain,
    also,
    evidence: evidenceFrom(reply, [...weighed, ...(later ? [later] : []), ...(back ? [back] : [])]),
    ...(later && { laterOn: later.day }),
    ...(back && { returnsOn: back.day }),
    ...(referral && { referral }),
    needsHuman: !isCertain || reply.isCut || injection.test(plain) || asksSource.test(plain),
  };
}

type Passage = { from: number; to: number };

function decide(
  plain: string,
  { likelihood, best }: Weighing,
): { kind: ReplyKind; isCertain: boolean; passage: Passage | null } {
  const passage = findOpposition(plain);
  // « Ne m'écrivez plus, appelez-moi » is a buyer's.
  if (passage && best !== 'interested')
    return { kind: 'opposition', isCertain: likelihood.opposition >= plainlyOpposedFrom, passage };
  if (best === 'opposition' && likelihood.interested < buyerFrom)
    return { kind: best, isCertain: likelihood.opposition >= opposedFrom, passage: null };
  if (best === 'opposition') return { kind: 'interested', isCertain: false, passage: null };
  const isCertain = likelihood[best] >= certainFrom && likelihood.opposition < doubtFrom && !passage;
  return { kind: best, isCertain, passage: null };
}

const mostPassages = 3;

/** The words that spoke most for the kind, each with those beside it that spoke for it too. */
function heaviest(
  plain: string,
  features: readonly Feature[],
  { speaksFor }: Weighing,
  kind: ReplyKind,
): Passage[] {
  const read = Math.max(0, ...features.map(({ to }) => to));
  const words = [...plain.slice(0, read).matchAll(/[^\s,;:.!?()]+/g)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    weight: 0,
  }));
  for (const feature of features) {
    if (feature.to === 0) continue;
    const within = words.filter(({ from, to }) => from < feature.to && feature.from < to);
    for (const word of within) word.weight += speaksFor(kind, feature) / within.length;
  }
  const most = Math.max(0, ...words.map(({ weight }) => weight));
  const heavy = words.filter(({ weight }) => weight > 0 && weight >= most * 0.6);
  return heavy
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostPassages)
    .map((word) => {
      const at = words.indexOf(word);
      const speaks = (index: number) => (words[index]?.weight ?? 0) >= most / 5;
      /** One clause: nothing but blanks between two words. */
      const follows = (index: number) => plain.slice(words[index - 1]?.to, words[index]?.from).trim() === '';
      let [first, last] = [at, at];
      while (first > 0 && speaks(first - 1) && follows(first)) first -= 1;
      while (last < words.length - 1 && speaks(last + 1) && follows(last + 1)) last += 1;
      return { from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 };
    });
}

/** Passages that touch are one. */
function evidenceFrom(reply: PlainReply, passages: readonly Passage[]): Evidence[] {
  const joined: Passage[] = [];
  for (const { from, to } of [...passages].sort((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined.map(({ from, to }) => evidenceOf(reply, from, to)).filter(({ text }) => text !== '');
}
