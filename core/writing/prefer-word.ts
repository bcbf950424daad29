import { type ElidingWord, elide } from '../french/elision.ts';
import { startsWithVowelSound } from '../french/sounds.ts';

/** What an elided word was. « l’ » is not here: it may be of either gender. */
const wholes: Record<string, ElidingWord> = {
  d: 'de',
  j: 'je',
  m: 'me',
  t: 'te',
  s: 'se',
  n: 'ne',
  qu: 'que',
  jusqu: 'jusque',
};
const leading = /^(?:(cet?)\s+|(de|le|la|je|me|te|se|ne|que|jusque)\s+|([djlmnst]|qu|jusqu)['’])/iu;

/** Puts the preferred words in place of the others, as whole words, with the capital and the elision of the place. */
export function preferWord({
  over,
  text: preferred,
}: {
  over: string;
  text: string;
}): (text: string) => string {
  const [unwanted, wanted] = [over.trim(), preferred.trim()];
  if (unwanted === '' || wanted === '') return (text) => text;
  const words = patternOf(unwanted);
  const alone = new RegExp(`^${words}$`, 'iu');
  const anywhere = new RegExp(
    `(?<![\\p{L}\\d])(?:${leading.source.slice(1)})?(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`,
    'giu',
  );
  return (text) =>
    text.replace(anywhere, (found) => {
      const lead = alone.test(found) ? null : leading.exec(found);
      return lead ? join(found, lead, wanted) : likeCapital(found, wanted);
    });
}

function join(found: string, [lead, determiner, full, elided]: RegExpExecArray, wanted: string): string {
  const replacement = likeCapital(found.slice(lead.length), wanted);
  const isVowel = startsWithVowelSound(replacement);
  if (determiner) {
    // « cet » and « l’ » hide a gender: before a consonant nobody knows what they become, and nothing is changed.
    if (/t$/iu.test(determiner)) return isVowel ? `${determiner} ${replacement}` : found;
    return `${determiner}${isVowel ? 't' : ''} ${replacement}`;
  }
  if (elided && isVowel) return `${elided}’${replacement}`;
  const whole = full ? (full.toLowerCase() as ElidingWord) : wholes[elided?.toLowerCase() ?? ''];
  return whole ? likeCapital(found, elide(whole, replacement)) : found;
}

const likeCapital = (model: string, text: string) =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toLocaleUpperCase('fr') + text.slice(1) : text;

const patternOf = (words: string) =>
  words
    .replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, '\\s+');
