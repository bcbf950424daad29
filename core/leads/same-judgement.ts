import type { Qualification } from '../qualification/score.ts';

type Judgement = Pick<Qualification, 'verdict' | 'score' | 'reasons'>;

/** Whether two judgements say the same of somebody; what is stored has its score rounded. */
export const isSameJudgement = (one: Judgement, other: Judgement): boolean =>
  one.verdict === other.verdict &&
  Math.round(one.score) === Math.round(other.score) &&
  reasonKeysOf(one) === reasonKeysOf(other);

/** In an order of our own: a stored object has its keys in another one. */
const reasonKeysOf = ({ reasons }: Judgement): string =>
  JSON.stringify(
    reasons.map(({ criterion, stance, points, explanation }) => [criterion, stance, points, explanation]),
  );
