import { fold } from '../../words/fold.ts';
import { lookUp } from '../../words/look-up.ts';
import { months } from '../../words/months.ts';
import { numberWords } from '../../words/number-words.ts';
import { keyOf } from './key-of.ts';

/** A quantity in a text; `key` is how it is compared: « 40 », « 40% », « 2.5 ». */
export type FoundNumber = {
  key: string;
  value: number;
  /** Of what, where a number alone would prove too much: « an », « mois », « jour », « € », « juin »… */
  unit: string | null;
  text: string;
  start: number;
  end: number;
};

const space = '[ \\u00a0\\u202f]';
/** Digits that are part of a name (« CO2 », « M6 ») are no quantity. */
const digits = /(?<![\p{L}\d])(?:\d{1,3}(?:[ \u00a0\u202f.’']\d{3})+|\d{1,15})(?:[.,]\d{1,9})?(?![\d])/gu;
const scale = new RegExp(
  `^${space}?(?:(%|pour${space}cents?)|(k)(?=€|${space}?euros|\\b)|(M)(?=€|\\b)|(Mds?)(?=€|\\b)|(millions?)|(milliards?)|(mille))`,
  'u',
);
const scales = [0, 1, 1e3, 1e6, 1e9, 1e6, 1e9, 1e3];

/** « Un » is as often an article: it states no quantity. */
const { un: _article, ...whole } = numberWords;
const units: Readonly<Record<string, number>> = {
  ...whole,
  vingts: 20,
  cents: 100,
  million: 1e6,
  millions: 1e6,
  milliard: 1e9,
  milliards: 1e9,
};
const about: Readonly<Record<string, number>> = {
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  quarantaine: 40,
  cinquantaine: 50,
  soixantaine: 60,
  centaine: 100,
  millier: 1000,
};
const ordinals: ReadonlyMap<string, number> = new Map(
  Object.entries(units).flatMap(([word, value]) => {
    const stem = { cinq: 'cinqu', neuf: 'neuv' }[word] ?? word.replace(/e$/, '');
    return /s$/.test(word) && word !== 'trois' ? [] : ([[`${stem}ieme`, value]] as const);
  }),
);

const wordPattern = /[\p{L}\p{M}]+/gu;

/** Every quantity that a text states, in digits or in words; « un » and « premier » state none. */
export function findNumbers(text: string, words: readonly Piece[] = wordsOf(text)): FoundNumber[] {
  return [...findDigits(text), ...findWords(text, words)]
    .sort((one, other) => one.start - other.start)
    .map((number) => ({ ...number, unit: unitAfter(text, number.end) }))
    .map((number, at, all) => ({ ...number, unit: number.unit ?? unitBeside(text, number, all, at) }));
}

/** « de quinze à huit jours », « de 15 jours à 8 »: what is said once counts both. */
function unitBeside(
  text: string,
  { start, end }: Quantity,
  all: readonly FoundNumber[],
  at: number,
): string | null {
  const [former, next] = [all[at - 1], all[at + 1]];
  if (next && /^\s(?:à|ou|puis)\s$/u.test(text.slice(end, next.start))) return lengthOf(next);
  if (
    !former?.unit ||
    !/^(?:$|[,.;:!?)]|\s(?:en|par|pour|après|depuis|avec|sur)\s)/u.test(text.slice(end, end + 8))
  )
    return null;
  return /^\s\p{L}{1,10}\s(?:à|contre|puis)\s$/u.test(text.slice(former.end, start))
    ? lengthOf(former)
    : null;
}
/** A month belongs to its own day. */
const lengthOf = ({ unit }: FoundNumber): string | null => (unit && unitNames.includes(unit) ? unit : null);

type Quantity = Omit<FoundNumber, 'unit'>;

const unitPattern = new RegExp(
  `^${space}?(?:(?:premier|derniere?|prochaine?)s${space})?(?:(ans?|annees?)|(mois)|(semaines?)|(jours?)|(heures?|h)|(minutes?|min|mn)|(secondes?)|(trimestres?)|(semestres?)|(€|euros?)|(${months.join('|')}))(?!\\p{L})`,
  'u',
);
const unitNames = [
  'an',
  'mois',
  'semaine',
  'jour',
  'heure',
  'minute',
  'seconde',
  'trimestre',
  'semestre',
  '€',
];

function unitAfter(text: string, end: number): string | null {
  const found = unitPattern.exec(fold(text.slice(end, end + 24)));
  if (!found) return null;
  return found.at(-1) ?? unitNames[found.slice(1).findIndex((one) => one !== undefined)] ?? null;
}

function findDigits(text: string): Quantity[] {
  return [...text.matchAll(digits)].flatMap(({ 0: found, index }) => {
    const end = index + found.length;
    const rest = text.slice(end, end + 14);
    const plain = found.replace(/(?<=\d)[ \u00a0\u202f’'](?=\d{3})/g, '').replace(/\.(?=\d{3}(?!\d))/g, '');
    const value = Number(plain.replace(',', '.'));
    const marks = scale.exec(rest);
    const kind = marks ? marks.findIndex((mark, at) => at > 0 && mark !== undefined) : 0;
    // « 12e », « 2nd » count; « 3D », « 5G » are names.
    if (!marks && /^(?!(?:e|è|er|ère|nd|nde|ème|eme|ième|h|x|j|mn|min|s)(?![\p{L}]))(?!h\d)\p{L}/u.test(rest))
      return [];
    const isPercent = kind === 1;
    const exact = kind > 1 ? Math.round(value * (scales[kind] ?? 1)) : value;
    const until = end + (marks?.[0].length ?? 0);
    return [
      {
        key: isPercent ? `${exact}%` : String(exact),
        value: exact,
        text: text.slice(index, until),
        start: index,
        end: until,
      },
    ];
  });
}

type Piece = { key: string; start: number; end: number };

const wordsOf = (text: string): Piece[] =>
  [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    key: keyOf(word),
    start: index,
    end: index + word.length,
  }));

function findWords(text: string, pieces: readonly Piece[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < pieces.length; ) {
    const run = runFrom(text, pieces, at);
    if (run) {
      found.push(run.number);
      at = run.next;
    } else at += 1;
  }
  return found;
}

const joins = (text: string, one: Piece, other: Piece) =>
  /^(?:[ \u00a0\u202f]|-)$/.test(text.slice(one.end, other.start));

function runFrom(text: string, pieces: readonly Piece[], from: number) {
  const first = pieces[from];
  if (!first) return null;
  const single = first.key.endsWith('s') ? first.key.slice(0, -1) : first.key;
  const ordinal = ordinals.get(single);
  const near = lookUp(about, single);
  if (ordinal ?? near) return { number: made(text, ordinal ?? near ?? 0, first, first), next: from + 1 };
  if (lookUp(units, first.key) === undefined) return null;
  let at = from;
  let total = 0;
  let group = 0;
  let last = first;
  for (; at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece || (at > from && !joins(text, last, piece))) break;
    const after = pieces[at + 1];
    // « vingt et un », « soixante et onze ».
    const ordinalEnd = at > from ? ordinals.get(piece.key.replace(/s$/, '')) : undefined;
    // « vingt-huitième »
    if (ordinalEnd !== undefined && ordinalEnd < 20) {
      group += ordinalEnd;
      last = piece;
      at += 1;
      break;
    }
    if (piece.key === 'et' && after && (after.key === 'un' || after.key === 'une' || after.key === 'onze')) {
      last = piece;
      continue;
    }
    const isOne = (piece.key === 'un' || piece.key === 'une') && group >= 20 && group % 10 === 0;
    const value = isOne ? 1 : lookUp(units, piece.key);
    if (value === undefined) break;
    if (value >= 1e6) {
      total += Math.max(group, 1) * value;
      group = 0;
    } else if (value === 1000) {
      total += Math.max(group, 1) * 1000;
      group = 0;
    } else if (value === 100) group = Math.max(group % 100, 1) * 100;
    else if (value === 20 && group % 100 === 4) group += 76;
    else group += value;
    last = piece;
  }
  const percent = /^[ \u00a0\u202f]pour[ \u00a0\u202f]cents?(?!\p{L})/u.exec(
    text.slice(last.end, last.end + 12),
  );
  const until = percent ? { ...last, end: last.end + percent[0].length } : last;
  const number = made(text, total + group, first, until);
  return {
    number: percent ? { ...number, key: `${number.key}%` } : number,
    next: Math.max(at, from + 1) + (percent ? 2 : 0),
  };
}

const made = (text: string, value: number, first: Piece, last: Piece): Quantity => ({
  key: String(value),
  value,
  text: text.slice(first.start, last.end),
  start: first.start,
  end: last.end,
});

/** « entre 7 h 05 et 7 h 50 »: 45 minutes. */
export function clockLengths(text: string): { value: number }[] {
  const times = [...text.matchAll(/(\d{1,2})[ \u00a0\u202f]?h[ \u00a0\u202f]?(\d{2})?(?!\d)/giu)].map(
    ([, hour = '0', minute = '0']) => Number(hour) * 60 + Number(minute),
  );
  return times.slice(1).map((time, at) => ({ value: Math.abs(time - (times[at] ?? 0)) }));
}
