import { fold, words } from '../../words/fold.ts';
import { institutionOf } from '../acronyms.ts';
import { elide, withA, withArticle, withDe } from '../elision.ts';
import { type ArticleKind, headOf } from './establishment-nouns.ts';

/** Written small after their article before a proper name; elsewhere they are part of an official one. */
const plainHeads = words('groupe cabinet agence bureau entreprise societe');

/** Said with « à » and without an article, with whatever follows. */
const bareNames =
  /^(?:pole emploi|france travail|sciences po|escp business|hec|em|mines|telecom|centrale|arts et metiers paristech|agroparistech|la poste$|bercy$|matignon$)(?: |$)/;
/** « Nantes Université », « Rennes School of Business », « Bordeaux Métropole ». */
const bareEnds =
  / (?:universite|university|metropole|agglo|agglomeration|business school|school of .*|ecole de management|ecole de commerce|inp)$|^(?:university|school|college) of /;
/** Bodies whose subsidiaries are brands of their own: « chez SNCF Réseau », yet « au CHU Grenoble Alpes ». */
const brandBodies = words('afnor bnp cnp fnac gmf maaf macif maif matmut mgen ratp sncf');
/** After initials, they make the name of a company. */
const businessWords =
  /^(?:associes|avocats|batiment|capital|conseils?|construction|consulting|digital|formation|france|groupe?|immobilier|industries?|ingenierie|institute|international|invest|partners|services?|solutions?|tech|transports?)$/;
const pluralBodies = words('cff cfl hcl hug hus');
/** Companies that begin like a place or a body. */
const brands =
  /^(?:bureau (?:veritas|vallee)|office depot|credit suisse|maisons? du monde|club(?:bing)? internet|compagnie fiduciaire)(?: |$)/;

function articleOf(name: string): ArticleKind | 'bare' | null {
  const key = fold(name);
  if (brands.test(key)) return null;
  if (key.startsWith('groupe ')) return 'masculine';
  if (bareNames.test(key)) return 'bare';
  const [first = '', second] = name.split(' ');
  const isOfPlace = !second || /^(?:de|du|des)$|^d’/.test(second) || isLocalBody(fold(first), fold(second));
  if (pluralBodies.has(fold(first)) && /^\p{Lu}+$/u.test(first)) return 'plural';
  const institution = institutionOf(first);
  // « Insee », « SNCF Réseau »: a subsidiary is a brand of its own, « CHU de Rennes » is not.
  if (institution && isOfPlace) return institution === 'school' ? 'bare' : institution;
  return headOf(name)?.kind ?? (bareEnds.test(key) ? 'bare' : null);
}

/** One of many of its kind: the article stays before the name of its place. */
const isLocalBody = (body: string, next: string) =>
  !brandBodies.has(body) && /^[\p{L}\d]/u.test(next) && !businessWords.test(next);

function lowerHead(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  const isPlain = plainHeads.has(fold(first)) && /^[\p{Lu}\d]/u.test(second) && !isAdjective(second);
  return isPlain ? first.toLowerCase() + name.slice(first.length) : name;
}

const isAdjective = (word: string) => /(?:ales?|aux|ier|iere|aise|enne|ique|ive)$/.test(fold(word));
const isGroup = (name: string) =>
  /^groupe \S/iu.test(name) && !/^groupe(?:ment)? (?:hospitalier|scolaire|médical|de |d’)/iu.test(name);

/** « le CNRS », « la Clinique des Ormes », « les Hospices de Beaune »; a name without an article is itself. */
function withOwnArticle(name: string): string | null {
  const [, article = '', rest = ''] = /^(Les?|La|L’)(?: |(?<=’))(\S.*)$/u.exec(name) ?? [];
  // « La Maison du Chocolat » keeps its own article, « Le Théâtre du Nord » and « Les Restos du Cœur » run into « à ».
  if (article && headOf(rest))
    return article === 'La' || article === 'L’' ? name : `${article.toLowerCase()} ${rest}`;
  const kind = articleOf(name);
  if (kind === 'bare') return name;
  if (kind === 'plural') return `les ${name}`;
  return kind && withArticle(lowerHead(name), kind);
}

/** « Airbus relit… », « le cabinet Orsel relit… », « le groupe SEB relit… ». */
export const asSubject = (name: string): string => withOwnArticle(name) ?? name;

/** « chez Airbus », « à la SNCF », « au CNRS », « aux Hospices de Beaune », « à HEC », « au sein du groupe SEB ». */
export function atCompany(name: string): string {
  if (isGroup(name)) return `au sein du ${lowerHead(name)}`;
  const phrase = withOwnArticle(name);
  return phrase ? withA(phrase) : `chez ${name}`;
}

/**
 * « d’Airbus », « de la SNCF », « de L’Oréal », « du groupe SEB ». A brand keeps its article: « de La Poste »; before
 * « Le » and « Les », where neither « de Le Monde » nor « du Slip Français » will do, a noun comes between.
 */
export function ofCompany(name: string): string {
  if (isGroup(name)) return withDe(`le ${lowerHead(name)}`);
  const phrase = withOwnArticle(name);
  if (phrase) return withDe(phrase);
  return /^les? \S/iu.test(name) ? `de l’entreprise ${name}` : elide('de', name);
}
