import { type FieldOrigin, isGuess, type KnownFields, personFields } from './person-fields.ts';

const sureness = ({ from }: FieldOrigin) => (from === 'edit' ? 2 : isGuess(from) ? 0 : 1);

/**
 * Two records of one person: a correction wins over what came by itself, that over a guess, then what
 * was told last wins.
 */
export function mergeFields(kept: KnownFields, other: KnownFields): KnownFields {
  const merged: KnownFields = { fields: { ...kept.fields }, origins: { ...kept.origins } };
  for (const field of personFields) {
    const [mine, theirs] = [kept.origins[field], other.origins[field]];
    if (!theirs || (other.fields[field] === null && theirs.from !== 'edit')) continue;
    const isGap = !mine || (kept.fields[field] === null && mine.from !== 'edit');
    const surer = isGap ? 1 : sureness(theirs) - sureness(mine);
    const isLater = isGap || kept.fields[field] === null || theirs.at > mine.at;
    if (surer < 0 || (surer === 0 && !isLater)) continue;
    merged.fields[field] = other.fields[field];
    merged.origins[field] = theirs;
  }
  return merged;
}

const order = { qualified: 2, unknown: 1, unqualified: 0 } as const;
export type Judgement = { verdict: keyof typeof order; score: number };

/** The more favourable of two judgements. */
export const isBetterJudgement = (one: Judgement, other: Judgement): boolean =>
  order[one.verdict] - order[other.verdict] > 0 || (one.verdict === other.verdict && one.score > other.score);
