import written from '#datasets/titles/abbreviations.json' with { type: 'json' };
import { lookUp } from '../../words/look-up.ts';
import { linkWords, normaliseWords, singularKey } from '../../words/normalise-words.ts';
import { memoize } from '../memoize.ts';

/** How titles are shortened on profiles. */
const abbreviations: Readonly<Record<string, string>> = written;

/** Feminine forms that their ending does not show. */
const irregular: Readonly<Record<string, string>> = {
  cheffe: 'chef',
  avocate: 'avocat',
  apprentie: 'apprenti',
  adjointe: 'adjoint',
  agente: 'agent',
  artisane: 'artisan',
  experte: 'expert',
  patronne: 'patron',
  clientele: 'client',
};
const endings: readonly (readonly [RegExp, string])[] = [
  [/trice$/, 'teur'],
  [/euse$/, 'eur'],
  [/eure$/, 'eur'],
  [/iere$/, 'ier'],
  [/llere$/, 'ller'],
  [/ienne$/, 'ien'],
  [/(.[^n])elle$/, '$1el'],
  [/nelle$/, 'nel'],
  [/onne$/, 'on'],
  [/ive$/, 'if'],
  [/ee$/, 'e'],
  [/ale$/, 'al'],
  [/([ae])nte$/, '$1nt'],
];

function masculine(word: string): string {
  const known = lookUp(irregular, word);
  if (known) return known;
  const ending = word.length > 4 ? endings.find(([pattern]) => pattern.test(word)) : undefined;
  return ending ? word.replace(...ending) : word;
}

/**
 * A title in words to compare: « Directrice des achats », « DIR. ACHATS » and « directeur achat » give the same.
 * Invisible signs and letters of other alphabets' styles hide nothing.
 */
export function titleWords(text: string): string[] {
  const visible = odd.test(text) ? text.replace(/\p{Cf}/gu, '').normalize('NFKC') : text;
  const plain = joined(normaliseWords(visible));
  if (plain === '') return [];
  const words: string[] = [];
  for (const word of plain.split(' ')) {
    if (linkWords.has(word) || word === '&' || word === '+') continue;
    words.push(keyOf(word));
  }
  return words;
}

const keyOf = memoize(
  (word) => singularKey(masculine(singularKey(lookUp(abbreviations, word) ?? word))),
  20_000,
);

/** Anything but plain Latin letters and everyday signs. */
const odd = /[^\0-\u00ac\u00ae-\u024f\u2010-\u2027\u202f]/;
const parted = /\b(?:vice president|co |e commerce|en charge)/;

/** Words that some write in two. */
const joined = (words: string) =>
  parted.test(words)
    ? words
        .replace(/\bvice presidente?\b/g, 'vp')
        .replace(/\bco (?=[a-z])/g, 'co')
        .replace(/\be commerce\b/g, 'ecommerce')
        // « En charge du service » is not a « chargé ».
        .replace(/\ben charge\b/g, 'encharge')
    : words;

const separators = /[|•·,;:/()[\]«»"“”]|\s[-–—]\s|\p{Extended_Pictographic}/u;
/** The network cuts headlines at 220 signs; nothing longer is a title. */
const longestTitle = 300;
const linkedJobs = / (?:et|and|&|\+) /i;
const genderSigns = /\p{L}[·•./(-]\p{L}/u;
/** « Directeur·rice », « chargé(e) », « directeur/trice »: one word in both genders. */
const bothGenders =
  /(?<=\p{L})[·•./(-](?:e|ice|rice|trice|euse|ère|ne|le|ve|fe|se)(?:[·•.]?s)?\)?(?=$|[^\p{L}])/giu;

/**
 * The jobs that a title names, each in words. « Directeur marketing et communication » also is « directeur
 * communication », « Sales & Marketing Director » also is « sales director », and a « directeur général adjoint
 * finances » directs finance.
 */
export function readTitle(title: string): string[][] {
  const jobs: string[][] = [];
  let leading = '';
  const short = title.slice(0, longestTitle);
  const plain = genderSigns.test(short) ? short.replace(bothGenders, '') : short;
  for (const part of plain.split(separators)) {
    const words = titleWords(part);
    const [word = ''] = words;
    if (word === '') continue;
    jobs.push(words, ...readDeputy(words));
    // « Directrice finance, juridique »
    if (leading !== '' && words.length <= 3 && !opensTitle.test(word)) jobs.push([leading, ...words]);
    if (opensTitle.test(word)) leading = word;
    if (!linkedJobs.test(part)) continue;
    const [first = [], ...others] = part.split(linkedJobs).map(titleWords);
    const opening = first[0] ?? '';
    const closing = others.at(-1)?.at(-1) ?? '';
    jobs.push(first, ...readDeputy(first));
    if (closesTitle.test(closing)) jobs.push([...first, closing]);
    for (const other of others) jobs.push(other, [opening, ...other]);
  }
  return jobs;
}

const opensTitle = /^(?:directeur|responsable|chef|vp|head)$/;
const closesTitle = /^(?:director|manager|officer|lead|head|engineer|partner)$/;

function readDeputy(words: readonly string[]): string[][] {
  const isDeputy =
    words[0] === 'directeur' && words[1] === 'general' && /^(?:adjoint|delegue)$/.test(words[2] ?? '');
  const domain = words.slice(words[0] === 'dga' ? 1 : 3).filter((word) => !/^(?:en)?charge$/.test(word));
  // « Directeur adjoint en charge des ressources humaines », as hospitals say.
  if (
    words[0] === 'directeur' &&
    words[1] === 'adjoint' &&
    /^(?:en)?charge$/.test(words[2] ?? '') &&
    domain.length > 0
  )
    return [['directeur', ...domain]];
  return (isDeputy || words[0] === 'dga') && domain.length > 0 ? [['directeur', ...domain]] : [];
}
