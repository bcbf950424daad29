import { contentOf } from '../../words/word-roots.ts';
import type { GateInput } from '../gate-input.ts';
import { type FoundNumber, findNumbers } from './numbers.ts';
import { factsAndPassages, readFact } from './support.ts';

/** How long each unit lasts: what is counted in seconds, and what is counted in months. */
const lengths: Readonly<Record<string, [of: 'second' | 'month', value: number]>> = {
  seconde: ['second', 1],
  minute: ['second', 60],
  heure: ['second', 3600],
  jour: ['second', 86_400],
  semaine: ['second', 604_800],
  mois: ['month', 1],
  trimestre: ['month', 3],
  semestre: ['month', 6],
  an: ['month', 12],
};
const singleUnit =
  /(?<!\p{L})une? (seconde|minute|heure|jour|semaine|mois|trimestre|semestre|an)(?:née)?(?!\p{L})/giu;

const secondsOfDay = 86_400;
const daysOfMonth = 30;

type Length = { value: number; unit: string | null };
const lengthsIn = (text: string): Length[] => [
  ...findNumbers(text),
  ...[...text.matchAll(singleUnit)].map(([, unit = '']) => ({ value: 1, unit })),
];

/** « sous 72 heures »: three days; « en moins d’une minute »: sixty seconds; « en un trimestre »: three months. */
const isSameLength = (one: Length, other: Length): boolean => {
  const [kind, length] = lengths[one.unit ?? ''] ?? [];
  const [otherKind, otherLength] = lengths[other.unit ?? ''] ?? [];
  if (!kind || !otherKind || one.unit === other.unit) return false;
  // « 90 jours »: three months.
  if (kind !== otherKind) {
    const [days, months] =
      kind === 'second'
        ? [one.value * (length ?? 0), other.value * (otherLength ?? 0)]
        : [other.value * (otherLength ?? 0), one.value * (length ?? 0)];
    return days === months * daysOfMonth * secondsOfDay;
  }
  return one.value * (length ?? 0) === other.value * (otherLength ?? 0);
};

const over = /(?:plus de|plus d[’']|au moins|au-delà de|dépass\p{L}+)[ \u00a0\u202f]*$/iu;
const under = /(?:moins de|près de|presque|quasiment|pas loin de|bientôt)[ \u00a0\u202f]*$/iu;
const around = /(?:environ|autour de|à peu près|quelque|vers|grosso modo)[ \u00a0\u202f]*$/iu;
const widest = 0.2;

/** « plus de trois tonnes », of 3,2: rounded the way that is said. */
function isRounded(text: string, { value, start }: FoundNumber, exact: number): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  const gap = exact - value;
  if (over.test(before)) return gap > 0 && gap <= Math.max(value * widest, Number.isInteger(exact) ? 0 : 1);
  if (under.test(before)) return gap < 0 && -gap <= value * widest;
  return around.test(before) && Math.abs(gap) <= (value * widest) / 2;
}

/** « 5 200 hectolitres, dont les deux tiers en fûts »: some 3 500 of them. */
const partsIn = (text: string): number[] => parts.flatMap(([word, part]) => (word.test(text) ? [part] : []));
const parts: readonly [RegExp, number][] = [
  [/(?<!\p{L})moitié(?!\p{L})/iu, 1 / 2],
  [/(?<!\p{L})deux tiers(?!\p{L})/iu, 2 / 3],
  [/(?<!deux )(?<!\p{L})tiers(?!\p{L})/iu, 1 / 3],
  [/trois quarts(?!\p{L})/iu, 3 / 4],
  [/(?<!trois )(?<!\p{L})quart(?!\p{L})/iu, 1 / 4],
];

const leastForSure = 100;

/**
 * The same quantity in other words: in another unit of time, rounded as it says, or taken from two numbers of one fact
 * (« 41 000, contre 47 500 »: 14 % less, 6 500 fewer).
 */
export function isSameQuantity({ rules, text }: GateInput, number: FoundNumber, sentence: string): boolean {
  const roots = new Set(contentOf(sentence).map(({ root }) => root));
  const isShare = number.key.endsWith('%');
  return factsAndPassages(rules.facts).some((fact) => {
    if (lengthsIn(fact.text).some((one) => isSameLength(number, one))) return true;
    const { numbers, content } = readFact(fact);
    const speaksOfIt = content.some((root) => roots.has(root));
    if (
      speaksOfIt &&
      numbers.some((one) => one.key.endsWith('%') === isShare && isRounded(text, number, one.value))
    )
      return true;
    if (partsIn(fact.text).some((part) => numbers.some((one) => isRounded(text, number, one.value * part))))
      return true;
    return numbers.some((one) =>
      numbers.some((other) => {
        if (other.value <= one.value || one.unit !== other.unit) return false;
        const gap = other.value - one.value;
        if (isShare) {
          const changes = [(100 * gap) / other.value, (100 * gap) / one.value];
          return speaksOfIt && changes.some((change) => Math.round(change) === number.value);
        }
        return gap === number.value && gap >= leastForSure;
      }),
    );
  });
}
