import type { Formality } from '../../campaigns/engagement.ts';
import { atCompany, ofCompany } from '../../french/companies/company-phrases.ts';
import { elide, type Gender } from '../../french/elision.ts';
import { phraseRole } from '../../french/people/role.ts';
import type { RolePhrase } from '../../french/people/role-domains.ts';
import { fold } from '../../words/fold.ts';
import { isHarmless, quote } from '../quotable.ts';

/** A job in the three ways that patterns need it. */
export type JobPhrases = {
  /** « de DRH chez Airbus », « à la direction financière d’Airbus » */
  ofRole: string;
  /** « vous êtes DRH chez Airbus » */
  job: string;
  /** « êtes-vous bien DRH chez Airbus » */
  isIt: string;
};

const longestRole = 60;
/** States one does not open a conversation with, and fields that say nothing by themselves. */
const unsayable =
  /^(?:etudiante?|stagiaire|alternante?|apprentie?|retraitee?|benevole|volontaire|ancien|ex-)|recherche|disponible|alternance|apprentissage|en stage|la creation de l’entreprise$|^(?:la region|le site|la filiale|le cabinet|l’etablissement|le magasin)$/;

/** A title of the profile in a sentence; null when nothing safe or useful can be said. */
export function phraseJob(
  title: string,
  company: string | null,
  gender: Gender | null,
  formality: Formality,
): JobPhrases | null {
  const role = phraseRole(title, gender);
  if (!role || role.text.length > longestRole || unsayable.test(fold(role.text))) return null;
  if (!/^[\p{Script=Latin}\d\s’&/().,+-]+$/u.test(role.text)) return null;
  const place = placeOf(role, company);
  const isTitle = role.kind === 'title';
  const isField = role.kind === 'field';
  const verbs =
    formality === 'vous'
      ? { are: 'vous êtes', work: 'vous travaillez', areYou: 'êtes-vous', workYou: 'travaillez-vous' }
      : { are: 'tu es', work: 'tu travailles', areYou: 'es-tu', workYou: 'travailles-tu' };
  const post = isTitle && company ? `${role.text} ${atCompany(company)}` : isTitle ? role.text : place;
  return {
    ofRole: isTitle ? elide('de', post) : place,
    job: `${isField ? verbs.work : verbs.are} ${post}`,
    isIt: `${isField ? verbs.workYou : verbs.areYou} bien ${post}`,
  };
}

/** In its owner's words, between quotation marks, where ours could be wrong: « d’« Operations Associate » chez Ostrea ». */
export function quoteJob(title: string, company: string | null): string | null {
  const words = title.trim().replace(/'/g, '’');
  const isFit =
    words.length >= 4 && words.length <= longestQuoted && /^\p{L}[\p{Script=Latin}\s’&/.-]+$/u.test(words);
  if (!isFit || unsayable.test(fold(words)) || !isHarmless(words)) return null;
  return `${elide('de', quote(words))}${company ? ` ${atCompany(company)}` : ''}`;
}
const longestQuoted = 40;

function placeOf({ kind, text }: RolePhrase, company: string | null): string {
  if (kind === 'title') return text;
  if (kind === 'field') return company ? `dans ${text} ${atCompany(company)}` : `dans ${text}`;
  if (!company) return `à ${text}`;
  return text === 'la tête de l’entreprise'
    ? `à la tête ${ofCompany(company)}`
    : `à ${text} ${ofCompany(company)}`;
}
