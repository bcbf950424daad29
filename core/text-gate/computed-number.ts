import type { GateInput } from './gate-input.ts';
import { type FoundNumber, findNumbers } from './numbers.ts';

const about =
  /(?<!\p{L})(?:près de|environ|autour de|presque|quasi|à peu près|plus de|moins de|au moins|soit|une? bonne|quelque)(?:[ \u00a0\u202f]de)?[ \u00a0\u202f]$/iu;

/** Nobody puts more figures into one sentence. */
const mostNear = 12;
const longestPassage = 600;

/**
 * Whether a number follows from two that are proved and said beside it: « 31 pages sur 212, moins de 15 % », « de 71 à 52
 * jours, soit 19 de moins », « 380 chambres, 76 par hôtel ». A quotient is said to the nearest whole number; what is rounded further must say so.
 */
export function followsFromOthers(
  input: GateInput,
  number: FoundNumber,
  isProved: (other: FoundNumber) => boolean,
): boolean {
  const { text, sentences } = input;
  const at = sentences.findIndex(({ start, end }) => start <= number.start && number.start < end);
  const [from, to] = [sentences[at - 1]?.start ?? sentences[at]?.start ?? 0, sentences[at]?.end ?? 0];
  if (to - from > longestPassage) return false;
  // Offsets of the passage, as those of the text.
  const near = findNumbers(text.slice(from, to))
    .map((other) => ({ ...other, start: other.start + from, end: other.end + from }))
    .filter((other) => other.start !== number.start && isProved(other))
    .slice(0, mostNear);
  const isRounded = about.test(text.slice(Math.max(0, number.start - 24), number.start));
  const isSame = (value: number) =>
    isRounded
      ? Math.abs(value - number.value) <= Math.max(1, number.value * 0.05)
      : Math.abs(value - number.value) < 0.5 + (Number.isInteger(number.value) ? 0 : -0.45);
  const isShare = number.key.endsWith('%');
  return near.some((one) => {
    const isShareOf = one.key.endsWith('%');
    if (isShare && isShareOf && isSame(100 - one.value)) return true;
    return near.some((other) => {
      if (other === one || other.value === 0) return false;
      const [a, b] = [one.value, other.value];
      if (isShare) return !isShareOf && isSame((100 * a) / b);
      return (
        isExact(a - b, number) ||
        isExact(a + b, number) ||
        isSame(a / b) ||
        isExact(a * b, number) ||
        (isShareOf && isSame((a * b) / 100))
      );
    });
  });
}

const isExact = (value: number, { value: said }: FoundNumber) => Math.abs(value - said) < 1e-9;

/** « depuis près de treize ans », « vingt ans à Bastia »: counted from the year that a fact gives. */
export function followsFromDates({ rules, text }: GateInput, { value, unit, start }: FoundNumber): boolean {
  if (unit !== 'an' && unit !== 'mois') return false;
  const before = text.slice(Math.max(0, start - 24), start);
  const isLess = /(?:plus de|au moins|une bonne)[ \u00a0]$/iu.test(before);
  const isMore = /(?:près de|presque|bientôt|moins de)[ \u00a0]$/iu.test(before);
  const perUnit = unit === 'an' ? 12 : 1;
  return rules.facts.some(({ date, seenAt, kind }) => {
    if (!date || kind !== 'role_since') return false;
    const [year = 0, month = 1] = date.split('-').map(Number);
    const [nowYear = 0, nowMonth = 1] = seenAt.slice(0, 7).split('-').map(Number);
    const length = ((nowYear - year) * 12 + nowMonth - month) / perUnit;
    if (isLess) return value <= length && value > length - Math.max(2, length * 0.15);
    if (isMore) return value >= length && value < length + 1;
    return value === Math.floor(length) || Math.abs(value - length) < 0.1;
  });
}
