import { linkWords, normaliseWords, singularKey } from '../words/normalise-words.ts';

/** From the longest: what a word of one family ends with. */
const endings =
  'issement ateur atrice ation ition ement ielle iel ique euse eur rice ante ant ion ees ent ez er ir ee es ie i e'.split(
    ' ',
  );
const shortestStem = 4;

/** « recrutement », « recruter » and « recrutons » are one; short words stay whole: « paie » is no « paiement ». */
function stemOf(word: string): string {
  const key = singularKey(word.replace(/(?<=.{4}[^i])ons$/, 'er')).replaceAll('y', 'i');
  if (key.length < 6) return key;
  const ending = endings.find((each) => key.endsWith(each) && key.length - each.length >= shortestStem);
  return ending ? key.slice(0, -ending.length) : key;
}

const stemsIn = (text: string): string =>
  ` ${normaliseWords(text)
    .split(' ')
    .filter((word) => !linkWords.has(word))
    .map(stemOf)
    .join(' ')} `;

/** The first of these phrases that a text says, whole, whatever its accents, number or ending; null: none. */
export function matchPhrase(text: string, phrases: readonly string[]): string | null {
  const stems = stemsIn(text);
  return phrases.find((phrase) => stemsIn(phrase).trim() !== '' && stems.includes(stemsIn(phrase))) ?? null;
}
