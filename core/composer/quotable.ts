import { fold } from '../words/fold.ts';

/** Past these lengths a quotation says too little, or takes the place of the message. */
const bounds = { shortest: 24, longest: 120 };
const longestRead = 4_000;

/** Read as an order, an address or a trap: never repeated, whoever wrote it. */
const hostile =
  /https?:|www\.|\S@\S|[#@{}<>[\]|\\_=*~^]|\d[\d .-]{7,}\d|\b(?:ignor\w*|instructions?|prompts?|system\w*|assistant\w*|consignes?|ia|ai|llm|gpt\w*|chatgpt|robot\w*|bots?|automati\w* message|messages? automatiques?|mot de passe|password|iban|virement|recette|recipe|token|script|repond\w*|ecris|ecrivez|envoie\w*|envoyez|oublie\w*|cliqu\w*|contactez\w*|copie\w*|traduis\w*|ajoute\w*|mentionne\w*|commence\w* par)\b/;

/** Private, painful, or no business of a salesperson: quoting it would be an intrusion. */
const delicate =
  /\b(?:enfants?|famille|papa|maman|pere|mere|mari(?:ee?s?)?|epoux|epouse|maladie|cancer|depress\w*|burn.?out|divorc\w*|deuil|deces|enceinte|handicap\w*|religi\w*|eglise|mosquee|politi\w*|elue?|syndica\w*|licenci\w*|chomage|recherche d’emploi|en recherche|a l’ecoute|disponible|opportunites?|poste a pourvoir|demarch\w*|prospect\w*|publicites?|spam|week.?end|retraite|etudiante?s?|alternance|stage|sport\w*|marathon\w*|course a pied|chorale|rugby|potager|voilier|velo|fromage|polars?|gourmand\w*|dormeu\w*|benevole|pompier\w*|cafe|cheveux)\b/;

const frenchWords =
  /\b(?:le|la|les|l|un|une|des|du|de|d|et|est|en|au|aux|que|qui|qu|pour|dans|sur|avec|sans|nos|notre|mes|mon|ma|je|j|nous|on|c|ce|cette|ces|pas|plus|par|ou|il|elle|se|son|sa|ses|leur|leurs)\b/g;
const englishWords =
  /\b(?:the|and|of|with|for|to|is|are|my|our|we|you|your|from|at|by|this|that|have|has|on|it|be|as)\b/g;
const otherPeople = /\b(?:vous|votre|vos|tu|toi|te|ton|ta|tes|t)\b/;

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/** Whether words of a profile may be repeated at all. */
export function isHarmless(text: string): boolean {
  const folded = fold(text);
  return !hostile.test(folded) && !delicate.test(folded);
}

export const isFrench = (text: string): boolean => isFrenchFolded(fold(text).replace(/[’'-]/g, ' '));

function isFrenchFolded(folded: string): boolean {
  const english = count(folded, englishWords);
  return count(folded, frenchWords) >= Math.max(1, english * 3) && english <= 1;
}

/** Only our letters, figures and the signs of plain prose. */
const isPlain = (text: string) =>
  /^[\p{Script=Latin}\p{M}\d\s,;:’'()%€&+/.-]+$/u.test(text) &&
  !/\p{Lu}{12}/u.test(text.replace(/\s/g, '')) &&
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);

/** What needs the sentence before it to be understood. */
const hanging =
  /^(?:il|elle|ils|elles|cela|ca|c’est|c’etait|ce|cette|ces|celui|celle|ceux|celles|et|mais|ou|donc|car|alors|puis|ensuite|resultat|sinon|hier|aujourd’hui|demain|une seule|un seul|la difference|le premier|la premiere|a retenir|l’equipe a|on me)(?![\p{L}-])/u;

function isQuotable(sentence: string): boolean {
  if (sentence.length < bounds.shortest || sentence.length > bounds.longest) return false;
  if (!/^\p{Lu}/u.test(sentence) || !isPlain(sentence)) return false;
  const folded = fold(sentence);
  if (hanging.test(folded) || hostile.test(folded) || delicate.test(folded)) return false;
  const apart = folded.replace(/[’'-]/g, ' ');
  return !otherPeople.test(apart) && isFrenchFolded(apart);
}

/** The sentences of a text that can be repeated word for word, without their final stop. */
export function quotableSentences(text: string): string[] {
  return text
    .slice(0, longestRead)
    .split(/\n+|(?<=[\p{L}\d)»]{2}\s?[.!?…])\s+(?=\S)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => !/[?…:,;]$/.test(sentence) && sentence.length < longestRead)
    .map((sentence) => sentence.replace(/[\s!]*[.!]$/, '').replace(/['`´]/g, '’'))
    .filter(isQuotable);
}

/** A headline is no sentence, and may be shorter. */
export function quotableHeadline(text: string): string | null {
  const headline = text
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(/['`´]/g, '’');
  const isFit = headline.length >= 12 && headline.length <= 80 && /^[\p{L}\d]/u.test(headline);
  if (!isFit || !isPlain(headline) || !isHarmless(headline)) return null;
  if (otherPeople.test(fold(headline).replace(/[’']/g, ' '))) return null;
  return isFrench(headline) ? headline : null;
}

export const quote = (words: string): string => `« ${words} »`;
