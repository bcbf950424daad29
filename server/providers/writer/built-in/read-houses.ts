import { keyOfWords, singularKey } from '#core/words/normalise-words.ts';
import { findItem, keyAt } from './find-item.ts';
import type { Token } from './tokenise.ts';
import { emptyWords, functionHeads, titleHeads } from './word-lists.ts';

const articles =
  /^(?:un|une|des|les?|la|l|nos|mes|leurs?|certaines?|certains|quelques|plusieurs|gros|grande?s?|petite?s?)$/;
const intoHouses = /^(?:chez|dans)$/;

/**
 * « Chez les éditeurs de jeux vidéo », « chez un brasseur ou un distributeur »: who is named after « chez » is a house,
 * and nobody who is looked for. A list goes on under the same article.
 */
export function isAtHouse(tokens: readonly Token[], at: number): boolean {
  let start = at;
  while (articles.test(keyAt(tokens, start - 1))) start--;
  if (intoHouses.test(keyAt(tokens, start - 1))) return true;
  const article = keyAt(tokens, start);
  const isListed = /^(?:et|ou)$/.test(keyAt(tokens, start - 1)) || tokens[start - 1]?.text === ',';
  if (!isListed || start === at) return false;
  for (let back = start - 2; back >= 0 && tokens[back]?.kind === 'word'; back--)
    if (intoHouses.test(keyAt(tokens, back))) return keyAt(tokens, back + 1) === article;
  return false;
}

const companies =
  /^(?:groupe|entreprise|societe|boite|enseigne|maison|chaine|reseau|compagnie|structure|acteur|secteur|milieu|monde|filiere)$/;

/** « Groupes hôteliers », « secteur bancaire »: what a house is, in the form of those who work there. */
export const isOfCompanies = (tokens: readonly Token[], at: number): boolean =>
  companies.test(singularKey(keyAt(tokens, at - 1)));

/** « Centrales d’achats », « logiciels de paie »: what a house or a thing is for, and no department. */
export const isOfThing = (tokens: readonly Token[], at: number): boolean =>
  /^(?:d|de)$/.test(keyAt(tokens, at - 1)) &&
  tokens[at - 2]?.kind === 'word' &&
  !functionHeads.has(keyOfWords([keyAt(tokens, at - 2)])) &&
  !titleHeads.has(keyOfWords([keyAt(tokens, at - 2)])) &&
  !emptyWords.has(keyAt(tokens, at - 2)) &&
  findItem(tokens, at - 2)?.kind !== 'seniority' &&
  findItem(tokens, at - 2)?.kind !== 'title';

const levels = /^(?:seniors?|juniors?|confirmee?s?|debutante?s?|experimentee?s?)$/;
/** What a level describes: where people live, or whom one sells to. Other things have none. */
const ofSuchPeople =
  /^(?:residences?|foyers?|habitats?|logements?|hebergements?|maisons?|villages?|colocations?|clubs?|marches?|publics?|clienteles?|clients|activites?|services|segments?|offres?|cibles?|populations?)$/;

/** « Résidences seniors »: said of what people run, and not of them. */
export function describesThing(tokens: readonly Token[], at: number): boolean {
  const key = keyAt(tokens, at);
  const noun = keyAt(tokens, at - 1);
  if (!levels.test(key) || !ofSuchPeople.test(noun)) return false;
  let before = at - 2;
  while (/^(?:la|le|les|l)$/.test(keyAt(tokens, before))) before--;
  if (!/^(?:d|de|des|du|en|pour|aux|services?)$/.test(keyAt(tokens, before))) return false;
  // « Chefs de projet seniors » agrees with those who lead.
  return noun.endsWith('s') === key.endsWith('s');
}
