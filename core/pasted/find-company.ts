import { type Candidate, companyCandidates, type IsWord } from './company-candidates.ts';
import type { Piece } from './cut-text.ts';
import type { Roles } from './piece-roles.ts';

/** What each sign of a candidate weighs. */
export type CompanyWeights = { base: number; signs: Record<string, number> };

const leastLikely = 0.27;

/** The company that a text speaks for; null: nothing says surely enough which. */
export function likeliestCompany(
  pieces: readonly Piece[],
  roles: readonly Roles[],
  { base, signs }: CompanyWeights,
  isWord: IsWord,
): (Candidate & { likelihood: number }) | null {
  const weighed = companyCandidates(pieces, roles, isWord)
    .map((candidate) => {
      const score = candidate.signs.reduce((sum, sign) => sum + (signs[sign] ?? 0), base);
      return { ...candidate, likelihood: 1 / (1 + Math.exp(-score)) };
    })
    .toSorted((one, other) => other.likelihood - one.likelihood);
  const [best] = weighed;
  if (best && best.likelihood >= leastLikely) return best;
  return weighed.find(({ signs }) => isPlain(new Set(signs))) ?? null;
}

/** « Chez Liseré, nous… », « Bienvenue chez… », « Liseré relit… »: of a text of one line too. */
const isPlain = (signs: ReadonlySet<string>): boolean =>
  signs.has('we at') ||
  signs.has('before2 bienvenue chez') ||
  (signs.has('does') && (signs.has('ordinary none') || signs.has('article') || signs.has('mentions 3+'))) ||
  (signs.has('named') && signs.has('first of all'));
