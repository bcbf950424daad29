const space = '\u00A0';

/** A text on one line with French typography; signs that only decorate are dropped, words never change. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{So}|\uFE0F|[•·→⇒{}]/gu, ' ')
    .replace(/(\p{L})['‘`´](?=\p{L})/gu, '$1’')
    .replace(/"([^"]*)"/g, (_, inside: string) => (/[\p{L}\p{N}]/u.test(inside) ? `«${inside}»` : inside))
    .replace(/\s+/gu, ' ')
    .replace(/[.,;:!?…](?:\s*[.,;:!?…])+/g, strongest)
    .replace(/\s*,(?=\p{L})/gu, ', ')
    .replace(/\s+(?=[,.…](?:\s|$))/g, '')
    .replace(/\s*([;:!?])(?=\s|$)/g, `${space}$1`)
    .replace(/«\s*/g, `«${space}`)
    .replace(/\s*»/g, `${space}»`)
    .replace(/(\d)\s*(?=[€%])/g, `$1${space}`)
    .replace(/[ \u00A0]{2,}/g, (spaces) => (spaces.includes(space) ? space : ' '))
    .trim();
}

/** Of several signs in a row, the one that says most. */
const strongest = (signs: string): string =>
  signs.match(/[!?]/)?.[0] ?? (/…|\..*\./.test(signs) ? '…' : signs.charAt(0));

/** Without what may not begin or end a piece of a sentence: bullets, commas, the final full stop. */
export const bare = (text: string): string =>
  tidy(text)
    .replace(/^(?:[^\p{L}\p{N}«(]|\((?![\p{L}\p{N}]))+/u, '')
    .replace(/[\s\u00A0.,;:!?…\-–—/|*_&+=<([«]+$/u, '');

/** The first sentence of a text: a stop counts when a capital follows, so that « env. 20 » is not cut. */
export const firstSentence = (text: string): string =>
  bare(tidy(text).replace(/(?<=[\p{L}\p{N}»)]{2}[\u00A0]?[.!?…])\s(?=[\p{Lu}«]).*$/u, ''));

/** Lines, or a list on one line with bullets or semicolons. */
export const readList = (text: string): string[] =>
  text
    .split(/\r?\n|[•▪◦✓✔➤]|;/u)
    .map((item) => bare(item.replace(/^\s*(?:[-–—*]|\d{1,2}[.)])\s+/, '')))
    .filter((item) => /[\p{L}\p{N}]/u.test(item));

export const capital = (text: string): string => {
  const [first = ''] = text;
  // Some small letters have no capital of their own (« ß »): better as it is than two letters.
  const upper = first.toLocaleUpperCase('fr');
  return [...upper].length === 1 ? upper + text.slice(first.length) : text;
};

const everyday =
  /^(?:un|une|des|de|du|la|le|les|notre|nos|votre|vos|sans|avec|pour|en|dès|à|sur|par|chez|dans|aucune?|plus|moins|mise|prise|prix|service|support|suivi|équipe|tarif|offre|solution|logiciel|outil|données|expertise|délais?|garantie|livraison|réponse|rapports?|stock|produits?|conseil|prix|directeur|directrice|responsable|chef|cheffe|gérant|gérante|fondateur|fondatrice|président|présidente|consultant|consultante|commercial|commerciale|ingénieur|ingénieure|chargée?|associée?|dirigeante?|entreprises?|sociétés?|petites|grandes|tout|toutes?|tous|artisans|commerçants|industriels|dirigeants|dirigeantes|directions|équipes|cabinets|agences|startups|collectivités|hôpitaux|restaurants|hôtels|particuliers|professionnels|abonnement|forfait|devis|audits?)$/i;
const nounEnding = /(?:tion|sion|ment|age|ité|ance|ence|ure|ique|isme|erie|té|er|ir|ié|ée)s?$/;

/** « Hébergement en France » loses its capital inside a sentence; « Lyon » and « SAP » keep theirs. */
export function uncapital(text: string): string {
  const [first = '', second = ''] = text.split(/[\s\u00A0]/);
  const isWord = /^\p{Lu}[\p{Ll}’-]*$/u.test(first);
  const isElided = /^[LD]’\p{Ll}/u.test(first);
  const isCommon =
    isWord && (everyday.test(first) || nounEnding.test(first)) && !/^\p{Lu}\p{Ll}/u.test(second);
  return isCommon || isElided ? smallInitial(text) : text;
}

export const smallInitial = (text: string): string => {
  const [first = ''] = text;
  const lower = first.toLocaleLowerCase('fr');
  return [...lower].length === 1 ? lower + text.slice(first.length) : text;
};

const aspirated =
  /^(?:hall|halte|hamac|hangar|harnais|hasard|hausse|haut|havre|héros|hiérarch|hollande|homard|hors|houle|huit|hub\b|hacker|handicap|hardware|harmonica|haras|hauts)/i;

/** Whether « de », « le », « que » lose their vowel before this word. */
export const isElided = (word: string): boolean =>
  /^[aeiouyàâäéèêëîïôöùûüœæ]/i.test(word)
    ? !/^(?:onze|oui|yaourt|yoga|ouistiti|uhlan|y[aeéiou]|un\b|e-|U[A-Z])/i.test(word)
    : /^h[aeiouyàâéèêîïôœ]/i.test(word) && !aspirated.test(word);

/** « d’aider », « de vendre ». */
export const of = (words: string): string => (isElided(words) ? `d’${words}` : `de ${words}`);

/** « a, b et c »; semicolons when an item has commas of its own. */
export function enumerate(items: readonly string[]): string {
  const [last = '', ...before] = items.toReversed();
  if (before.length === 0) return last;
  const hasCommas = items.some((item) => /, /.test(item));
  const comma = hasCommas ? `${space}; ` : ', ';
  return `${before.toReversed().join(comma)}${hasCommas ? `${space}; et ` : ' et '}${last}`;
}
