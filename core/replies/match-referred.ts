import { companyKey } from '../companies/company-key.ts';
import { normaliseWords } from '../words/normalise-words.ts';

type Candidate = {
  firstName: string | null;
  lastName: string | null;
  headline: string | null;
  positions: readonly { company: string | null }[];
};

const title = /^(?:m|mr|mme|mlle|monsieur|madame|mademoiselle|dr|docteur|me|maitre)\s+/;

/** « Mme Petit » as the network is asked for it: « petit ». */
export const nameWords = (name: string): string => normaliseWords(name).replace(title, '');

/** Of those that the network found, who is meant: every word of the name, at the company of whoever gave it. */
export function matchReferred<Found extends Candidate>(
  name: string,
  company: string | null,
  found: readonly Found[],
): Found[] {
  const wanted = nameWords(name).split(' ').filter(Boolean);
  const firm = company ? companyKey(company) : '';
  if (wanted.length === 0 || (firm === '' && wanted.length < 2)) return [];
  return found.filter(({ firstName, lastName, headline, positions }) => {
    const words = new Set(normaliseWords(`${firstName ?? ''} ${lastName ?? ''}`).split(' '));
    if (!wanted.every((word) => words.has(word))) return false;
    if (firm === '') return true;
    const employers = positions.map((position) => companyKey(position.company ?? ''));
    return employers.includes(firm) || ` ${normaliseWords(headline ?? '')} `.includes(` ${firm} `);
  });
}
