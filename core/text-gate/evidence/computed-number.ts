import { type Fact, isOfOffer } from '../../facts/fact.ts';
import { dayMs } from '../../time/durations.ts';
import { months } from '../../words/months.ts';
import { contentOf } from '../../words/word-roots.ts';
import type { GateInput } from '../gate-input.ts';
import { keyOf } from './key-of.ts';
import { clockLengths, type FoundNumber, findNumbers } from './numbers.ts';
import { factsAndPassages } from './support.ts';

const about =
  /(?<!\p{L})(?:près de|environ|autour de|presque|quasi|à peu près|plus de|plus d[’']|moins de|au moins|soit|entre|vers|une? bonne|quelque)(?:[ \u00a0\u202f]de)?[ \u00a0\u202f](?:une?[ \u00a0\u202f])?$/iu;
/** « une centaine », « une douzaine » */
const aboutWords = /aines?$|milliers?$/iu;
/** « cela fait », « soit », « par jour »: what follows is counted, not known. */
const counting =
  /(?<!\p{L})(?:cela|ça|ce qui|voilà qui) (?:fait|laisse|donne|représente)|(?<!\p{L})(?:soit|donc|c[’']est|chacune?|par (?:jour|semaine|mois|an|heure|personne|trimestre)|tou(?:te)?s les|vers|autres|restante?s?)(?!\p{L})/iu;
/** Months and weeks of a year, days and working days of a month and of a week, hours of a day, minutes, seconds. */
const perUnit = [1, 12, 52, 365, 30, 22, 20, 21, 7, 5, 4, 24, 60, 3600];

/** Nobody puts more figures into one sentence. */
const mostNear = 12;
const longestPassage = 600;
const rounds = 2;

/**
 * The numbers that follow from others that are proved and said beside them: « 31 pages sur 212, moins de 15 % », « de 71
 * à 52 jours, soit 19 de moins », « 700 bacs en une semaine, une centaine par jour ». A quotient is said to the nearest whole
 * number; what is rounded further must say so.
 */
export function followsFromOthers(
  input: GateInput,
  number: FoundNumber,
  isProved: (other: FoundNumber) => boolean,
): boolean {
  const { text, sentences } = input;
  const at = sentences.findIndex(({ start, end }) => start <= number.start && number.start < end);
  const [from, to] = [sentences[Math.max(0, at - 3)]?.start ?? 0, sentences[at]?.end ?? 0];
  if (to - from > longestPassage) return false;
  // Offsets of the passage, as those of the text.
  const near = findNumbers(text.slice(from, to))
    .map((other) => ({ ...other, start: other.start + from, end: other.end + from }))
    .slice(0, mostNear);
  const passage = text.slice(from, to);
  const isCounted = counting.test(text.slice(sentences[at]?.start ?? 0, to));
  const proved = near.filter((other) => isProved(other));
  let operands = [
    ...proved.map(operandOf),
    ...besides(input, proved),
    ...clockLengths(passage).map(({ value }, index) => ({ value, isShare: false, start: -2 - index })),
    ...(isCounted && /(?<!\p{L})une?(?!\p{L})/iu.test(passage)
      ? [{ value: 1, isShare: false, start: -1 }]
      : []),
  ];
  for (let round = 0; round < rounds; round += 1) {
    const added = near.filter(
      (other) =>
        !operands.some(({ start }) => start === other.start) && follows(text, other, operands, isCounted),
    );
    if (added.some(({ start }) => start === number.start)) return true;
    operands = [...operands, ...added.map(operandOf)];
  }
  return false;
}

/** « 48 écoles, 11 000 repas »: what stands beside a number in its fact counts with it, unsaid. */
const besides = ({ rules }: GateInput, proved: readonly FoundNumber[]): Operand[] =>
  factsAndPassages(rules.facts)
    .map(({ text }) => findNumbers(text))
    .filter((all) => all.some(({ key }) => proved.some((one) => one.key === key)))
    .flat()
    .map((one, index) => ({ ...operandOf(one), start: -100 - index }));

type Operand = { value: number; isShare: boolean; start: number };
const operandOf = ({ value, key, start }: FoundNumber): Operand => ({
  value,
  isShare: key.endsWith('%'),
  start,
});

function follows(
  text: string,
  number: FoundNumber,
  operands: readonly Operand[],
  isCounted: boolean,
): boolean {
  const isVague = aboutWords.test(number.text);
  const isRounded =
    isVague ||
    about.test(text.slice(Math.max(0, number.start - 24), number.start)) ||
    /^[^.;:!?]{0,24}(?:environ|à peu (?:de chose )?près)/iu.test(text.slice(number.end, number.end + 40));
  const slack = isRounded ? Math.max(1, number.value * (isVague ? 0.2 : 0.08)) : 0;
  const isSame = (value: number) =>
    Math.abs(value - number.value) <= (slack || (Number.isInteger(number.value) ? 0.5 : 0.05));
  const isExact = (value: number) => Math.abs(value - number.value) < 1e-9 || (isRounded && isSame(value));
  const isShare = number.key.endsWith('%');
  return operands.some((one) => {
    if (isShare && one.isShare && isSame(100 - one.value)) return true;
    if (
      !isShare &&
      isCounted &&
      perUnit.some((unit) => isExact(one.value * unit) || isSame(one.value / unit))
    )
      return true;
    return operands.some((other) => {
      if (other === one || other.value === 0) return false;
      const [a, b] = [one.value, other.value];
      if (isShare) return !one.isShare && isSame((100 * a) / b);
      return (
        isExact(a - b) ||
        isExact(a + b) ||
        isSame(a / b) ||
        isExact(a * b) ||
        (one.isShare && (isSame((a * b) / 100) || isSame(((100 - a) * b) / 100))) ||
        (isCounted && isRounded && perUnit.some((unit) => isSame((a * unit) / b) || isSame(a / b / unit)))
      );
    });
  });
}

const monthsOf = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return year * 12 + month - 1;
};

/** « depuis près de treize ans », « d’avril à novembre, sept mois », « vers 1995 »: counted from the dates that are known. */
export function followsFromDates(input: GateInput, number: FoundNumber): boolean {
  const { rules, text } = input;
  const { value, start } = number;
  const before = text.slice(Math.max(0, start - 24), start);
  const now = monthsOf(rules.facts[0]?.seenAt.slice(0, 7) ?? '0-1');
  const { text: sentence = '', start: at = 0 } =
    input.sentences.find((one) => one.start <= start && start < one.end) ?? {};
  if (value >= 1900 && value < 2100) {
    const age = Math.floor(now / 12) - value;
    return findNumbers(sentence).some((one) => one.unit === 'an' && Math.abs(one.value - age) <= 1);
  }
  // « onze ans au volant, puis huit à l’exploitation »
  const isElided = /^[^.!?]*\d ans[^.!?]* puis $/u.test(spellDigits(sentence.slice(0, start - at)));
  const unit = number.unit ?? (isElided ? 'an' : null);
  if (unit !== 'an' && unit !== 'mois') return false;
  const isLess = /(?:plus de|au moins|une bonne)[ \u00a0]$/iu.test(before);
  const isMore = /(?:près de|presque|bientôt|moins de)[ \u00a0]$/iu.test(before);
  const isNear = /(?:environ|quelque)[ \u00a0]$/iu.test(before);
  const isLength = (count: number) => {
    const length = Math.abs(count) / (unit === 'an' ? 12 : 1);
    if (isLess) return value <= length && value > length - Math.max(2, length * 0.15);
    if (isMore) return value >= length && value < length + 1;
    return value === Math.floor(length) || Math.abs(value - length) < (isNear ? 1.1 : 0.1);
  };
  const dated = [
    ...rules.facts.flatMap(({ date, kind }) => (date && kind === 'role_since' ? [monthsOf(date)] : [])),
    ...firstYearsAt(rules.facts).map((year) => year * 12 + (now % 12)),
  ];
  if (
    unit === 'an' &&
    factsAndPassages(rules.facts).some((fact) => isAgeOf(fact.text, sentence, Math.floor(now / 12) - value))
  )
    return true;
  if (unit === 'an' && rules.facts.some(({ text: fact }) => spansOf(fact).includes(value))) return true;
  const [, years, rest] = /(\d+) ans? et (\d+) mois/u.exec(spellDigits(sentence)) ?? [];
  const both = Number(years) * 12 + Number(rest);
  if (value === Number(years) || value === Number(rest))
    return dated.some((one) => Math.abs(now - one - both) <= 1);
  const coming = toCome.test(sentence)
    ? rules.facts
        .flatMap(({ text: fact }) => monthsIn(fact, now))
        .map((one) => (one > now ? one : one + 12))
        .filter((one) => one > now)
    : [];
  // « en février, il y aura six ans »
  const then = monthsIn(sentence, now).map((one) => (one > now ? one : one + 12));
  return (
    [...dated, ...monthsIn(sentence, now), ...coming].some((one) => isLength(now - one)) ||
    then.some((month) => dated.some((one) => isLength(month - one)))
  );
}

/** « Centralière, Bétons du Marquenterre, de 2012 à 2019 »: the year in which they came to where they still are. */
function firstYearsAt(facts: readonly Fact[]): number[] {
  const name = facts.find(({ kind }) => kind === 'company')?.text;
  if (!name) return [];
  return facts
    .filter(({ kind }) => kind === 'past_role')
    .flatMap(({ text }) =>
      [...text.matchAll(/(.*?)(?<!\d)((?:19|20)\d\d) ?(?:[-–—]|à) ?(?:19|20)\d\d/gu)].flatMap(
        ([, before = '', year]) => (before.includes(name) ? [Number(year)] : []),
      ),
    );
}

/** « La plus ancienne date de 1987 »: so it is thirty-nine, in a sentence that speaks of it. */
const isAgeOf = (fact: string, sentence: string, year: number): boolean =>
  new RegExp(`(?<!\\d)${year}(?!\\d)`, 'u').test(fact) && sharesWord(fact, sentence);

const daysLate = 7;
/** « il y a huit jours »: since a post, and a text may be some days younger than what was read. */
export function followsFromPosts({ rules, text }: GateInput, { value, unit, start }: FoundNumber): boolean {
  if (
    (unit !== 'jour' && unit !== 'semaine') ||
    !/il y a (?:à peine |environ )?$/iu.test(text.slice(Math.max(0, start - 24), start))
  )
    return false;
  const days = unit === 'jour' ? value : value * 7;
  return rules.facts.some(({ kind, date, seenAt }) => {
    if (kind !== 'post' || date?.length !== 10) return false;
    const age = Math.floor((Date.parse(seenAt) - Date.parse(date)) / dayMs);
    return days >= age - (unit === 'jour' ? 1 : 3) && days <= age + daysLate;
  });
}

/** « il vous reste deux mois », « dans deux mois »: until a month that a fact names. */
const toCome = /(?<!\p{L})(?:reste(?:nt)?|d[’']ici|dans|encore)(?!\p{L})/iu;

/** « onze ans » as « 11 ans ». */
const spellDigits = (text: string): string =>
  findNumbers(text).reduceRight(
    (rest, { start, end, key }) => rest.slice(0, start) + key + rest.slice(end),
    text,
  );

/** The months that a sentence names, each in the year it says, or in the nearest one past or to come. */
function monthsIn(sentence: string, now: number): number[] {
  return [...sentence.matchAll(/(\p{L}{3,9})(?:[ \u00a0\u202f](\d{4}))?/gu)].flatMap(
    ([, word = '', year]) => {
      const month = months.indexOf(keyOf(word));
      if (month < 0) return [];
      if (year) return [Number(year) * 12 + month];
      const thisYear = Math.floor(now / 12) * 12 + month;
      return thisYear > now ? [thisYear, thisYear - 12] : [thisYear];
    },
  );
}

/** How many things a fact lists: « nettoyage, restauration, sécurité incendie » are three. */
const listed = (fact: string): number => {
  const list = /(?:^|:)([^:.!?]*)$/u.exec(fact.replace(/[.!?]\s*$/u, ''))?.[1] ?? '';
  const parts = list.split(/,\s|\set\s/u).filter((part) => part.trim() !== '');
  return parts.length > 2 || (parts.length === 2 && !/,/.test(list)) ? parts.length : 0;
};
const sharesWord = (fact: string, sentence: string): boolean => {
  const known = new Set(contentOf(fact).map(({ root }) => root));
  return contentOf(sentence).some(({ root }) => known.has(root));
};

const mostCounted = 20;
const oneOf =
  /(?<!\p{L})une? (?!semaine|heure|journée|jour|mois|année|an(?!\p{L})|minute|fois|peu)(\p{L}+)/giu;

/** « de 2014 à 2022 » in a fact: eight years. */
const spansOf = (fact: string): number[] =>
  [...fact.matchAll(/(?<!\d)((?:19|20)\d\d)(?: ?[-–—] ?| à | et )((?:19|20)\d\d)(?!\d)/gu)].map(
    ([, from, to]) => Number(to) - Number(from),
  );

/** « Deux bris de glace et un rétroviseur »: three; « un automaticien et un mécanicien »: two; « la moitié des 22 »: eleven. */
export function followsFromOneFact(
  { rules }: GateInput,
  { value, key }: FoundNumber,
  sentence: string,
): boolean {
  if (!Number.isInteger(value) || key.endsWith('%')) return false;
  return factsAndPassages(rules.facts).some(({ text, id }) => {
    if (isOfOffer({ id })) return false;
    const numbers = findNumbers(text).map((one) => one.value);
    if (/(?<!\p{L})(?:moitié|sur deux)(?!\p{L})/iu.test(text) && numbers.includes(value * 2)) return true;
    if (value > mostCounted) return false;
    const ones = [...text.matchAll(oneOf)].map(([, noun = '']) => keyOf(noun));
    const isCounted = (count: number) => count > 1 && count === value;
    if (isCounted(listed(text)) && sharesWord(text, sentence)) return true;
    if (ones.some((noun) => isCounted(ones.filter((one) => one === noun).length))) return true;
    return numbers.length < 3 && isCounted(numbers.reduce((sum, one) => sum + one, ones.length));
  });
}
