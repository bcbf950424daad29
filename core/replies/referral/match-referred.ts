import { companyKey } from '../../companies/company-key.ts';
import { normaliseWords } from '../../words/normalise-words.ts';

type Candidate = {
  firstName: string | null;
  lastName: string | null;
  headline: string | null;
  positions: readonly { company: string | null }[];
};

const title = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle|dr|docteur|me|maitre)\s+/;

/** « Mme Petit » as the network is asked for it: « petit ». */
export const nameWords = (name: string): string => normaliseWords(name).replace(title, '');

/**
 * Of those that the network found, who is meant: every word of the name, at the company of whoever gave it. `perhaps`: a
 * row that says nothing of where they work.
 */
export function matchReferred<Found extends Candidate>(
  name: string,
  company: string | null,
  found: readonly Found[],
): { sure: Found[]; perhaps: Found[] } {
  const wanted = nameWords(name).split(' ').filter(Boolean);
  const firm = company ? companyKey(company) : '';
  const named = found.filter(({ firstName, lastName }) => {
    const words = new Set(normaliseWords(`${firstName ?? ''} ${lastName ?? ''}`).split(' '));
    return wanted.length > 0 && wanted.every((word) => words.has(word));
  });
  // « Claire », and no company to look in: she could be anybody.
  if (firm === '') return { sure: [], perhaps: wanted.length > 1 ? named : [] };
  const isThere = ({ headline, positions }: Found) =>
    positions.some((position) => companyKey(position.company ?? '') === firm) ||
    ` ${normaliseWords(headline ?? '')} `.includes(` ${firm} `);
  const isSilent = ({ positions }: Found) => positions.every((position) => !position.company);
  return {
    sure: named.filter(isThere),
    perhaps: named.filter((one) => !isThere(one) && isSilent(one)),
  };
}
