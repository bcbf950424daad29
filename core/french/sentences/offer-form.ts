import { placesByName } from '../../places/place-index.ts';
import { fold, words } from '../../words/fold.ts';
import { productNames } from '../companies/product-names.ts';
import { elide, withDe } from '../elision.ts';
import { genderOfFirstName } from '../people/first-name.ts';
import { unisexNames } from '../people/unisex-names.ts';
import { afterCompany } from './own-sentence.ts';
import { formOf } from './phrase-form.ts';
import { bare, smallInitial, uncapital } from './prose.ts';

/** What an author wrote of their offer, in the slots that its form is fit for. */
export type OfferForms = Partial<
  Record<'we' | 'clause' | 'does' | 'to' | 'a' | 'ofA' | 'the' | 'plain' | 'figure', string>
>;

/** An empty object when it cannot be said as it is. */
export function readOfferForms(raw: string, company: string): OfferForms {
  const text = withoutList(bare(raw.replace(/\.{3,}$|…$/, '')));
  // Without its mark, a question would become a claim.
  return isSayable(text) && !raw.includes('?') ? formsOf(text, company) : {};
}

/** After a colon, whatever its form. */
export const phrasePlainly = (raw: string): string => withoutColon(lowered(bare(raw)));

/** « Paie externalisée : bulletins, DSN, congés »: the list is for whoever asks. */
const withoutList = (text: string): string =>
  text.replace(/(?<=\p{L}\s\p{L}.*)\s(?::\s[^:,]+,[^:]+|\([^()]+,[^()]+\))$/u, '');

/** « paie externalisée : bulletins et congés » would follow another colon. */
const withoutColon = (text: string): string => text.replace(/\s:\s([^:]+)$/u, ' ($1)');

/** No link, no gap to fill, nobody shouting, no question of its own. */
function isSayable(text: string): boolean {
  if (text.length < 3 || /https?:|www\.|\S@\S|[{}<>[\]?!#*_|]|\.(?:fr|com|io)\b/iu.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '');
  return letters.length <= 12 || capitals.length <= letters.length * 0.5;
}

function formsOf(text: string, company: string): OfferForms {
  const own = ownSentence(text, company);
  if (own) return { does: own, clause: text };
  const small = lowered(text);
  if (counted.test(text) && !hasVerb(text)) return { figure: small };
  if (/^nous\s/iu.test(text)) return { we: small };
  switch (formOf(text)) {
    case 'sentence':
      return { clause: small };
    case 'verb':
      return isThirdPerson(text) ? { does: smallInitial(text) } : { plain: small };
    case 'infinitive':
      return { to: smallInitial(text) };
    case 'determined':
      return determined(small);
    case 'noun':
      return bareNoun(text, small);
  }
}

const counted =
  /^(?:\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cent)\s)/iu;

/** « Liseré relit la paie » → « relit la paie ». */
function ownSentence(text: string, company: string): string | null {
  const rest = afterCompany(text, company);
  return rest !== null && /^\p{Ll}{2,}/u.test(rest) && !notVerbs.has(fold(rest.split(/[\s’]/u)[0] ?? ''))
    ? rest
    : null;
}
const notVerbs = words('de du des d et ou pour en sur sous le la les l un une avec par dans qui que');

const isThirdPerson = (text: string) =>
  !/^(?:aident|permettent|proposent|offrent|accompagnent|assurent|sont|ont)\b/iu.test(text);

const articles =
  /^(?:un|une|des|le|la|les|notre|nos|votre|vos|ton|ta|tes|ce|cet|cette|ces|chaque|aucune?|plusieurs|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|cent)\s|^l’/iu;

/** A capital that only a beginning explains is lost; a name keeps its own. */
function lowered(text: string): string {
  if (articles.test(text) || pronouns.test(text) || isCommonHead(text)) return smallInitial(text);
  return uncapital(text);
}

const pronouns = /^(?:nous|je|on|il|elle|ils|elles|vous|tu|cela|avec|sans|pour)\s|^[jc]’/iu;

/** « Interlocuteur unique », and not « Lyon et sa région », « Excel en ligne », « Claire répond ». */
function isCommonHead(text: string): boolean {
  // « Certifié Qualiopi »
  if (/^\p{Lu}\p{Ll}{2,}ée?s?\s/u.test(text)) return true;
  const [, head = '', next = ''] = /^(\p{Lu}\p{Ll}{2,})(?:\s(\S+).*)?$/u.exec(text) ?? [];
  const key = fold(head);
  if (!head || /^\p{Lu}/u.test(next) || productNames.has(key)) return false;
  return !placesByName.has(key) && genderOfFirstName(head) === null && !unisexNames.has(key);
}

/** Said after « nous proposons » only when no verb of its own can follow. */
function determined(small: string): OfferForms {
  if (hasVerb(small)) return { clause: small };
  const isThing = /^(?:une?|des)\s/u.test(small) && !hasVerb(small);
  if (isThing) return { a: small, ...(!small.startsWith('des ') && { ofA: elide('de', small) }) };
  if (/^(?:notre|nos)\s/u.test(small) && small.split(/\s/u).length > 5) return { clause: small };
  const isName = /^(?:le|la|les|notre|nos)\s|^l’/u.test(small) && small.split(/\s/u).length <= 4;
  return isName && !hasVerb(small) ? { the: small } : { plain: small };
}

const hasVerb = (text: string) =>
  /\s(?:nous|vous|se|s’\S+|ne|n’\S+|est|sont|a|ont|sera|seront|peut|peuvent|fait|font|permet|permettent|suffit|intervient|interviennent|\p{L}+(?:issent|aient))\s/u.test(
    text.replace(/\s(?:qui|que|qu’|où|dont)\s.*$/u, ' '),
  );

/** Things that one can have one of. */
const masculineThings = words(`
  audit logiciel accompagnement outil service diagnostic abonnement bilan programme atelier module pack forfait plan
  test simulateur tableau rapport guide portail site espace cabinet bureau reseau dispositif parcours contrat kit agenda
  configurateur comparateur calculateur catalogue cours seminaire stage systeme progiciel saas crm erp`);
const feminineThings = words(`
  formation plateforme solution application agence offre prestation mission methode etude analyse mutuelle
  cartographie assurance garantie interface demonstration visite licence revue enquete borne machine boite base
  console carte equipe`);
const feminineEnd = /(?:tion|sion|ité|ance|ence|ure|erie|logie)$/u;
const masculineEnd = /(?:ment|isme)$/u;

/** « Audit de paie » becomes « un audit de paie » where its gender is known; else it stands after a colon. */
function bareNoun(text: string, small: string): OfferForms {
  const [head = ''] = small.split(/[\s,]/u);
  const key = fold(head);
  if (/^\p{Lu}|^\d/u.test(small) || hasVerb(small) || !/^\p{L}+$/u.test(head)) return { plain: small };
  if (masculineThings.has(key)) return thing('un', key, small);
  if (feminineThings.has(key)) return thing('une', key, small);
  const one = key.replace(/s$/, '');
  if (key.endsWith('s') && (masculineThings.has(one) || feminineThings.has(one)))
    return { a: `des ${small}` };
  if (feminineEnd.test(head)) return { the: elide('la', small) };
  if (masculineEnd.test(head)) return { the: elide('le', small) };
  return { plain: withoutColon(text === small ? small : lowered(text)) };
}

/** Things that are also a trade: « l’audit de paie ». */
const trades = words('audit formation');

const thing = (article: 'un' | 'une', key: string, small: string): OfferForms => ({
  a: `${article} ${small}`,
  ofA: withDe(`${article} ${small}`),
  ...(trades.has(key) && { the: elide(article === 'un' ? 'le' : 'la', small) }),
});
