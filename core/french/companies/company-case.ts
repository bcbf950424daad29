import { fold, words } from '../../words/fold.ts';
import { companyAcronyms, institutionOf, knownAcronyms } from '../acronyms.ts';
import { feminineNames, masculineNames } from '../people/first-names.ts';

const smallWords = words('de du des d la le les et en au aux à sur sous pour par chez dans & of the and lès');
/** Words of three letters at most that are no initials. */
const shortWords = words(`
  a air ami bat ca dr joe mme mr and art arc axe bac bar bas bel bio bis bleu bon box bus but by cap car cep cie cle clé col com coq dev cru dix dom don dos
  duo eau éco eco ere est ets eté fab fée fer feu fil fin fit for gel go gré hop hub ici île ile in ino it jet jeu job
  jus key kid kit la lab lac les lin lis lit loi lot lux lys ma mai mas max mer mes mix moi mon mot mur mc my ne neo néo net
  new nez nid nom nos nu oak oh oie on one or ose our out par pas pic pin pop pot pré pre prix pub pur que qui ray red riz roc roi rue
  sac san sec sel set si ski sky sol son spa sté ste st sud sun sur ta tec tel thé the to toi ton top tri two un une uni up us val van vie
  vin vis vol vos web yes zen zoo`);

/** A company whose name is shouted, or written small, in ordinary capitals; one that mixes both keeps its own. */
export function repairCompanyCase(name: string): string {
  const parts = name.split(' ');
  const isShouted = name === name.toLocaleUpperCase('fr') && /\p{Lu}{2}/u.test(name);
  // A brand may be written small on purpose: « leboncoin ».
  const isMuttered = name === name.toLocaleLowerCase('fr') && parts.length > 1;
  if (isShouted || isMuttered)
    return parts
      .map((part, at) => repairPart(part, at, parts.length === 1, startsName(parts[at - 1])))
      .join(' ');
  // « Boulangerie MARTIN & FILS », yet « Groupe SEB » and « Agence NOVA ».
  const isShoutedIn = (part: string, least: number) => /^[\p{Lu}-]+$/u.test(part) && part.length >= least;
  const least = parts.some((part) => isShoutedIn(part, 5)) ? 4 : 5;
  // « Association LES RESTOS DU PHARE »: the small words between are shouted too.
  const isSmallShout = (part: string) =>
    least === 4 &&
    isUpper(part) &&
    (smallWords.has(part.toLocaleLowerCase('fr')) || /^[DL]’\p{Lu}{3}/u.test(part));
  return parts
    .map((part, at) =>
      isShoutedIn(part, least) || isSmallShout(part)
        ? repairPart(part, at, false, startsName(parts[at - 1]))
        : part,
    )
    .join(' ');
}

/** « Hôtel Le Bellevue », yet « Banque de la Seine »: an article after a noun begins a name. */
const articles = words('le la les chez');
const startsName = (before = '') =>
  /^[\p{L}\d]{3}/u.test(before) && !linkers.has(before.toLocaleLowerCase('fr'));
const linkers = words('avec chez contre dans des entre pour par sous sur tous toutes vers');

function repairPart(part: string, at: number, isAlone: boolean, isNameStart = false): string {
  const lower = part.toLocaleLowerCase('fr');
  if (at > 0 && smallWords.has(lower) && !(articles.has(lower) && isNameStart)) return lower;
  if (/^\p{L}+(?:[&/+]\p{L}+)+$/u.test(part) && /\p{L}{4}/u.test(part))
    return part.replace(/\p{L}+/gu, (piece) => repairPart(piece, 0, false));
  if (isInitials(part, isAlone)) return part.toLocaleUpperCase('fr');
  return lower
    .split('-')
    .map((piece, index) => {
      if (index > 0 && smallWords.has(piece)) return piece;
      return isInitials(part.split('-')[index] ?? '', false) && piece.length > 1
        ? piece.toLocaleUpperCase('fr')
        : raisePiece(piece, at + index);
    })
    .join('-');
}

const isUpper = (part: string) => part === part.toLocaleUpperCase('fr');

function isInitials(part: string, isAlone: boolean): boolean {
  const key = fold(part);
  const letters = key.replace(/[^a-z]/g, '');
  if (companyAcronyms.has(key)) return true;
  if (/\d|\p{L}\.\p{L}/u.test(part)) return !/\p{L}{4}/u.test(part);
  if (!isUpper(part) || /[’-]/u.test(part) || smallWords.has(key)) return false;
  if (!isAlone && shortWords.has(key.replace(/\.$/, ''))) return false;
  if (/&/.test(part) || institutionOf(part) !== null || knownAcronyms.has(key)) return true;
  if (letters.length <= 3) return isAlone || !(masculineNames.has(key) || feminineNames.has(key));
  return letters.length <= 6 && !isPronounced(letters);
}

const onset =
  /^(?:[bcdfgpv]?[lr]|[cgps]h|[cstkr]?h|th|[cdgkpt]r|[bcfgkp]l|chr|phr|thr|s[ckmnpqtvwl]|s[cpt]r|spl|sch|sh|gn|kn|ps|pt|ts|dj|wh|wr|mc|[a-z])?[aeiouy]/;
/** Whether a word could be said: « ALMERIS » can, « SMTPC », « FNSEA » and « ADMR » cannot. */
const isPronounced = (letters: string) =>
  onset.test(letters) &&
  !/[^aeiouy]{5}/.test(letters) &&
  !/[aeiouy](?!(?:rkt|rst|rld|rnd|rtz|ntz|ltz|ndt|rdt|mpt|nct|ngt)$)[^aeiouysh]{3,}$|[^aeiouy]{4}$/.test(
    letters,
  );

/** « d’Épargne » inside a name, « L’Oréal » at its head, « E.Leclerc ». */
function raisePiece(piece: string, at: number): string {
  const [, article, rest] = /^([dl])’(.+)$/u.exec(piece) ?? [];
  if (article && rest) return `${at > 0 ? article : article.toUpperCase()}’${raise(rest)}`;
  if (/^o’/u.test(piece)) return `O’${raise(piece.slice(2))}`;
  return piece
    .split('.')
    .map((word, index) =>
      index > 0 && /^(?:fr|com|io|net|org|eu|be|ch|ca)$/.test(word) ? word : raise(word),
    )
    .join('.');
}

const raise = (word: string) =>
  word
    .replace(/^\P{L}*\p{L}/u, (start) => start.toLocaleUpperCase('fr'))
    .replace(/^Mc\p{Ll}(?=\p{Ll}{3})/u, (start) => `Mc${start.slice(2).toUpperCase()}`);
