import { fold } from '../words/fold.ts';

export type Headcounts = { min: number | null; max: number | null };

const staff =
  '(?:salarie|collaborat|employe|personne|etp\\b|equivalents? temps|effectif|agents?\\b|tetes?\\b|people|employees)';
const number = '(\\d{1,6})';
const to = '\\s*(?:a|et|-|–|—|jusqu.a)\\s*';

/** From the surest wording to the least; each gives its bounds. */
const wordings: readonly (readonly [RegExp, (low: number, high: number) => Headcounts])[] = (
  [
    [`${number}${to}${number}\\s*${staff}`, (min, max) => ({ min, max })],
    [`effectifs?[^.\\d]{0,25}${number}${to}${number}`, (min, max) => ({ min, max })],
    [
      `(?:plus de|plus d.|au moins|a partir de|au[ -]dela de|superieure?s? a|minimum|min\\.?|des|>=?|≥|\\+ ?de)\\s*${number}\\s*${staff}`,
      (min) => ({ min, max: null }),
    ],
    [`${number}\\s*(?:\\+|et plus|ou plus)\\s*(?:de )?${staff}`, (min) => ({ min, max: null })],
    [
      `${number}\\s*${staff}\\w*\\s*(?:et plus|ou plus|et au[ -]dela|minimum|min\\b|au moins|au minimum)`,
      (min) => ({ min, max: null }),
    ],
    [
      `(?:moins de|moins d.|jusqu.a|au plus|maximum|max\\.?|inferieure?s? a|depassant pas|excedant pas|<=?|≤)\\s*${number}\\s*${staff}`,
      (max) => ({ min: null, max }),
    ],
    [
      `${number}\\s*${staff}\\w*\\s*(?:au plus|maximum|max\\b|au maximum|et moins|ou moins)`,
      (max) => ({ min: null, max }),
    ],
    [
      `effectifs?[^.\\d]{0,20}(?:plus de|superieure?s? a|au moins)\\s*${number}`,
      (min) => ({ min, max: null }),
    ],
    [
      `effectifs?[^.\\d]{0,20}(?:moins de|inferieure?s? a|jusqu.a)\\s*${number}`,
      (max) => ({ min: null, max }),
    ],
  ] as const satisfies readonly (readonly [string, (low: number, high: number) => Headcounts])[]
).map(([source, bounds]) => [new RegExp(source, 'g'), bounds]);

/** As they are meant by whoever asks for them, with room on both sides; then as INSEE counts them. */
const kinds: readonly (readonly [RegExp, wide: Headcounts, strict: Headcounts])[] = [
  [
    /(?<!\w{3,}[sx] )\b(?:independants?|freelances?|auto-?entrepreneurs?|micro-?entrepr\w+)\b/,
    { min: null, max: 10 },
    { min: null, max: 1 },
  ],
  [/\b(?:tpe|tres petites entreprises|artisans?)\b/, { min: null, max: 49 }, { min: null, max: 9 }],
  [/\b(?:pme|pmi|petites et moyennes)\b/, { min: null, max: 499 }, { min: 10, max: 249 }],
  [/\b(?:eti|entreprises de taille intermediaire)\b/, { min: 150, max: 5_500 }, { min: 250, max: 4_999 }],
  [
    /\b(?:grands groupes|grandes entreprises|grands comptes|cac ?40|multinationales)\b/,
    { min: 500, max: null },
    { min: 5_000, max: null },
  ],
];
const anySize = /\b(?:toutes? (?:les )?tailles?|quelle que soit (?:la|leur) taille|de la tpe)\b/;
/** The size of a team, not of the company. */
const ofTeam =
  /\b(?:equipes?|services?|brigades?|forces? de vente|promotions?|groupes) (?:[\w-]+ ){0,3}(?:de|d.|entre|comptant)?\s*$/;

/**
 * How many people work in the companies that a text names, from the least to the most; null when it does not say.
 * Strictly where they are refused: doubt refuses nobody.
 */
export function readHeadcounts(text: string, { isStrict = false } = {}): Headcounts | null {
  let plain = fold(text).replace(/(?<=\d)[\s\u00a0\u202f.](?=\d{3}\b)/g, '');
  if (anySize.test(plain)) return null;
  const found: Headcounts[] = [];
  for (const [pattern, bounds] of wordings)
    plain = plain.replace(pattern, (whole, low: string, ...rest: (string | number)[]) => {
      const at = rest.findLast((one) => typeof one === 'number') ?? 0;
      if (!ofTeam.test(plain.slice(0, Number(at)))) found.push(bounds(Number(low), Number(rest[0])));
      return ' '.repeat(whole.length);
    });
  if (found.length === 0)
    found.push(
      ...kinds
        .filter(([pattern]) => pattern.test(plain))
        .map(([, wide, strict]) => (isStrict ? strict : wide)),
    );
  if (found.length === 0) return null;
  const lows = found.map(({ min }) => min);
  const highs = found.map(({ max }) => max);
  return {
    min: lows.includes(null) ? null : Math.min(...lows.map(Number)),
    max: highs.includes(null) ? null : Math.max(...highs.map(Number)),
  };
}
