import { repairCompanyCase } from '../french/companies/company-case.ts';
import type { IsWord } from '../pasted/company-candidates.ts';
import weights from '../pasted/company-weights.json' with { type: 'json' };
import type { Piece } from '../pasted/cut-text.ts';
import { likeliestCompany } from '../pasted/find-company.ts';
import type { ReadPiece } from '../pasted/read-roles.ts';
import { fold } from '../words/fold.ts';
import { legalForms } from '../words/legal-forms.ts';

/** What a page says of itself besides its text. */
export type PageHead = { title: string | null; siteName: string | null; host: string | null };
export type FoundName = { name: string; from: 'head' | 'text' | 'host'; piece: Piece | null };

const generic =
  /^(?:accueil|bienvenue|contact|home|(?:nos |notre |vos |les |la |le |qui |à |a )?(?:services?|prestations?|offres?|tarifs?|références?|clients?|équipe|histoire|savoir-faire|métiers?|solutions?|formations?|produits?|propos|sommes-nous|mission|société|entreprise|engagements?|valeurs?|atouts?))$/iu;

/** The company that a text speaks for; null: it names none. */
export function findCompany(pieces: readonly ReadPiece[], head: PageHead, isWord: IsWord): FoundName | null {
  if (head.siteName && isName(head.siteName)) return { name: head.siteName, from: 'head', piece: null };
  const whole = fold(pieces.map(({ text }) => text).join('\n'));
  const titled = partsOf(head.title).find((part) => isName(part) && isMentioned(part, whole, head.host));
  if (titled) return { name: titled, from: 'head', piece: null };
  const found = likeliestCompany(
    pieces,
    pieces.map(({ roles }) => roles),
    weights,
    isWord,
  );
  if (found) return { name: repairCompanyCase(found.name), from: 'text', piece: found.piece };
  return ofHost(head.host);
}

const isName = (text: string): boolean =>
  text.length >= 2 && text.length <= 50 && text.split(/\s+/u).length <= 5 && !generic.test(text);

const partsOf = (title: string | null): string[] =>
  (title ?? '').split(/\s[|–—·•:-]\s|\s?\|\s?/u).map((part) => part.trim());
const countMentions = (text: string, whole: string): number => whole.split(fold(text)).length - 1;
const letters = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');
const isMentioned = (part: string, whole: string, host: string | null): boolean =>
  countMentions(part, whole) > 0 || (host !== null && letters(host).includes(letters(part)));

const legalWord = new RegExp(`-(?:${legalForms})$`, 'u');

/** « lisere-conseil.fr » is « Lisere Conseil », for the user to correct. */
function ofHost(host: string | null): FoundName | null {
  const label = host
    ?.replace(/^www\./u, '')
    .split('.')[0]
    ?.replace(legalWord, '');
  if (!label || label.length < 3 || /^\d/u.test(label)) return null;
  const guess = label
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
  return { name: guess, from: 'host', piece: null };
}
