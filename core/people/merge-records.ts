import { type KnownFields, personFields } from './person-fields.ts';

/** Two records of one person: a correction wins over what came by itself, then what was told last wins. */
export function mergeFields(kept: KnownFields, other: KnownFields): KnownFields {
  const merged: KnownFields = { fields: { ...kept.fields }, origins: { ...kept.origins } };
  for (const field of personFields) {
    const [mine, theirs] = [kept.origins[field], other.origins[field]];
    if (!theirs || (other.fields[field] === null && theirs.from !== 'edit')) continue;
    const isMoreSure = theirs.from === 'edit' && mine?.from !== 'edit';
    const isLessSure = theirs.from !== 'edit' && mine?.from === 'edit';
    const isLater = !mine || kept.fields[field] === null || theirs.at > mine.at;
    if (isLessSure || !(isMoreSure || isLater)) continue;
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
