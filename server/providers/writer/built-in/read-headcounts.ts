import { type CompanySize, companySizes, sizeBounds } from '#core/targeting/icp-criteria.ts';

/** A count of employees in the sentence: where it stands, and the sizes it means. */
export type Headcount = { start: number; end: number; sizes: CompanySize[] };

const number = String.raw`\d{1,3}(?:[ .\u00A0\u202F]\d{3})+|\d{1,6}`;
const unit = String.raw`(?:salari[ée]e?s?|employ[ée]e?s?|collaborateurs?|consultants?|personnes?|pers\b\.?|sal\b\.?|effectifs?|ETP|people\b|employees\b)`;
// « plus de 10 ans », « moins de 2 M€ » count something else.
const notHeads = String.raw`(?![\d.,]*\d)(?![ .\u00A0\u202F]\d{3}(?!\d))(?!\s*(?:€|k€|M€|Md|%|ans?\b|ann[ée]es?|millions?|milliards?|euros?|km|h\b|heures?|jours?|mois|m²|habitants?|hab\b|lits?\b|chambres?|étoiles?|élèves|étudiants|logements?|lots?\b|couverts?|véhicules?|camions?|hectares?|ha\b|sites?\b|magasins?))`;
const begin = String.raw`(?<![\p{L}\p{N}])`;
const more = String.raw`(?:(?:plus|\+)\s*(?:de|d[’'])|sup[ée]rieure?s?\s+[àa]|au[ -]del[àa]\s+de|au[ -]dessus\s+de|>)`;
const atLeast = String.raw`(?:au\s+moins|au\s+min(?:imum)?|minimum|mini|min\b\.?|[àa]\s+partir\s+de|d[èe]s|≥|>=)`;
const fewer = String.raw`(?:(?:moins|-)\s*(?:de|d[’'])|inf[ée]rieure?s?\s+[àa]|en[ -]dessous\s+de|<)`;
const atMost = String.raw`(?:au\s+plus|au\s+max(?:imum)?|maximum|maxi|max\b\.?|jusqu[’']\s*[àa]|≤|<=)`;

type Bounds = { min: number; max: number };
const forms: readonly (readonly [source: string, read: (a: number, b: number) => Bounds])[] = [
  [`(?:de\\s+)?(${number})\\s*(?:[àa]|to|-|–|—)\\s*(${number})\\s*${unit}`, (min, max) => ({ min, max })],
  [
    `entre\\s+(${number})\\s*(?:et|-|[àa])\\s*(${number})${notHeads}(?:\\s*${unit})?`,
    (min, max) => ({ min, max }),
  ],
  [`de\\s+(${number})\\s*[àa]\\s*(${number})${notHeads}`, (min, max) => ({ min, max })],
  [`${atLeast}\\s*(${number})${notHeads}(?:\\s*${unit})?`, (min) => ({ min, max: Infinity })],
  [`${more}\\s*(${number})${notHeads}(?:\\s*${unit})?`, (min) => ({ min: min + 1, max: Infinity })],
  [`\\+\\s*(${number})\\s*${unit}`, (min) => ({ min: min + 1, max: Infinity })],
  [`${atMost}\\s*(${number})${notHeads}(?:\\s*${unit})?`, (max) => ({ min: 1, max })],
  [`${fewer}\\s*(${number})${notHeads}(?:\\s*${unit})?`, (max) => ({ min: 1, max: max - 1 })],
  [
    `(${number})\\s*(?:\\+\\s*${unit}?|${unit}\\s+(?:et\\s+plus|ou\\s+plus|et\\s+\\+|ou\\s+\\+|(?:au\\s+)?min(?:imum|i)?(?![\\p{L}])|au\\s+moins))`,
    (min) => ({ min, max: Infinity }),
  ],
  [
    `(${number})\\s*${unit}\\s+(?:et\\s+moins|ou\\s+moins|(?:au\\s+)?max(?:imum|i)?(?![\\p{L}])|au\\s+plus)`,
    (max) => ({ min: 1, max }),
  ],
  [`(${number})\\s*${unit}`, (count) => ({ min: count, max: count })],
];
const patterns = forms.map(([source, read]) => ({ pattern: new RegExp(begin + source, 'giu'), read }));

export function readHeadcounts(sentence: string): Headcount[] {
  const found: Headcount[] = [];
  for (const { pattern, read } of patterns)
    for (const match of sentence.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].trimEnd().length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({ start, end, sizes: sizesWithin(read(toNumber(match[1]), toNumber(match[2]))) });
    }
  return found.sort((a, b) => a.start - b.start);
}

const toNumber = (digits = '') => Number(digits.replace(/\D/g, ''));

/** Ranges that share more than one end with what is asked: « 50 à 500 » leaves « 11-50 » out. */
function sizesWithin(bounds: Bounds): CompanySize[] {
  const [min, max] = [Math.min(bounds.min, bounds.max), Math.max(bounds.min, bounds.max)];
  const shared = (size: CompanySize) => {
    const { min: from, max: to } = sizeBounds[size];
    return Math.min(max, to ?? Infinity) - Math.max(min, from);
  };
  const within = companySizes.filter((size) => shared(size) > 0);
  return within.length > 0 ? within : companySizes.filter((size) => shared(size) === 0);
}
