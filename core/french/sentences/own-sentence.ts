import { fold } from '../../words/fold.ts';

/** « Le cabinet Orsel accompagne » → « accompagne »: what a company of that name is said to do; null: not said of it. */
export function afterCompany(text: string, company: string): string | null {
  if (!company) return null;
  const bare = text.replace(/^(?:le|la|les) (?=\S)|^l’(?=\S)/iu, '');
  const opening = [text, bare].find((one) => fold(one).startsWith(`${fold(company)} `));
  return opening === undefined ? null : opening.slice(company.length + 1);
}
