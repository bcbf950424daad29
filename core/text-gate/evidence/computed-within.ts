import { isOfOffer } from '../../facts/fact.ts';
import { contentOf } from '../../words/word-roots.ts';
import type { GateInput } from '../gate-input.ts';
import { type FoundNumber, findNumbers } from './numbers.ts';
import { factsAndPassages, readFact } from './support.ts';

/**
 * « 11 € le repas », so « dix repas coûtent 110 € »; with « remise de 15 % », « 119 € au lieu de 140 »; for the thirty-one
 * people of a fact, thirty-one times the price.
 */
export function followsFromPrice({ rules }: GateInput, { value }: FoundNumber, sentence: string): boolean {
  const priced = rules.facts
    .filter((fact) => isOfOffer(fact) && fact.kind === 'pricing')
    .map((fact) => readFact(fact).numbers);
  const counts = [
    1,
    ...findNumbers(sentence).map((one) => one.value),
    ...rules.facts
      .filter((fact) => !isOfOffer(fact))
      .flatMap(({ text }) => findNumbers(text).map((one) => one.value)),
  ];
  const isEqual = (one: number, other: number) => Math.abs(one - other) < 0.005;
  const amounts = factsAndPassages(rules.facts)
    .flatMap((fact) => readFact(fact).numbers)
    .filter(({ unit }) => unit === '€')
    .map((one) => one.value);
  return priced.some((numbers) => {
    const shares = [1, ...numbers.filter(({ key }) => key.endsWith('%')).map((one) => 1 - one.value / 100)];
    const prices = numbers
      .filter(({ unit }) => unit === '€')
      .flatMap((price) => shares.map((share) => price.value * share));
    if (isOfTwoPrices(value, prices)) return true;
    // « 12 % des avoirs obtenus », of 4 280 €.
    if (
      numbers.some(
        ({ key, value: share }) =>
          key.endsWith('%') && amounts.some((one) => isEqual(value, (one * share) / 100)),
      )
    )
      return true;
    return prices.some((price) =>
      counts.some((count) =>
        lengths.some(
          (length) =>
            isEqual(value, count * price * length) || (count > 1 && isEqual(count, value * price * length)),
        ),
      ),
    );
  });
}
/** A month's price for a quarter, half a year and a year. */
const lengths = [1, 3, 6, 12, 1 / 12];
/** Months of a year, with or without the one that is free; two and three years. */
const longLengths = [1, 11, 12, 24, 36];

/** « 4 800 € posée, puis 60 € par mois »: 5 520 € the first year; paid at once, so much less than month by month. */
const isOfTwoPrices = (value: number, prices: readonly number[]): boolean =>
  prices.some((one) =>
    prices.some(
      (other) =>
        other !== one &&
        longLengths.some(
          (length) =>
            Math.abs(one + other * length - value) < 0.005 ||
            Math.abs(Math.abs(one - other * length) - value) < 0.005,
        ),
    ),
  );

const nearShare = 0.055;

/**
 * What one fact gives when its own numbers are taken together, in a sentence that speaks of it: « 3 casses, contre 11 »: eight
 * fewer; « 11 500 visites pour 30 000 entrées »: one in three; « 36 000 par an »: three thousand a month.
 */
export function followsWithinFact(
  { rules, text }: GateInput,
  { key, value, end, start }: FoundNumber,
  sentence: string,
): boolean {
  // « une maison d’abord, puis les six autres », of seven.
  const isOfOthers = /^\s(?:\p{L}+\s)?autres(?!\p{L})/u.test(text.slice(end, end + 24));
  const isOfPoints = /^\spoints?(?!\p{L})/u.test(text.slice(end, end + 8));
  const roots = contentOf(sentence).map(({ root }) => root);
  const pairs = pairsIn(sentence);
  const isPlaced = end > start;
  return factsAndPassages(rules.facts).some((fact) => {
    const { numbers, content } = readFact(fact);
    const own = new Set(content);
    if (isOfPoints && isGapOfShares(numbers, value)) return true;
    if (isOfOthers && numbers.some((one) => one.value === value + 1)) return true;
    if (!isPlaced || numbers.length === 0 || !roots.some((root) => own.has(root))) return false;
    const values = numbers.map((one) => one.value);
    const ratios = [
      ...numbers.filter(({ key }) => key.endsWith('%')).map((one) => one.value / 100),
      ...values.flatMap((one) => values.filter((other) => other > one).map((other) => one / other)),
    ];
    if (
      pairs.some(
        ([over, under]) =>
          under > over &&
          [over, under].includes(value) &&
          ratios.some((ratio) => Math.abs(ratio - over / under) < nearShare),
      )
    )
      return true;
    if (key.endsWith('%')) return false;
    if (isOfAll(numbers, value)) return true;
    if (values.some((one) => isRound(one / 12, value))) return true;
    return values.some((one) =>
      values.some(
        (other) =>
          other < one && (isRound(one - other, value) || (one / other >= 2 && isRound(one / other, value))),
      ),
    );
  });
}
/** « 91 %, contre 87 % »: four points. */
const isGapOfShares = (numbers: readonly FoundNumber[], points: number): boolean => {
  const shares = numbers.filter(({ key }) => key.endsWith('%')).map(({ value }) => value);
  return shares.some((one) => shares.some((other) => isRound(one - other, points)));
};
const isRound = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
/** « sept leçons sur dix » */
function pairsIn(sentence: string): [over: number, under: number][] {
  const numbers = findNumbers(sentence);
  return numbers.flatMap((under): [number, number][] => {
    const before = sentence.slice(0, under.start);
    if (!/ sur $/u.test(before)) return [];
    const over = numbers.findLast(({ end }) => end < under.start && before.slice(end).split(' ').length < 8);
    if (/(?<!\p{L})une?(?:\s[\p{L}’'-]+){0,5} sur $/iu.test(before.slice(over?.end ?? 0)))
      return [[1, under.value]];
    return over ? [[over.value, under.value]] : [];
  });
}

/** « 1 200, 350 et 90 places »: 1 640; « 640 examinés, 118 à réparer, 74 au pilon »: 448 left; 60 % of 310. */
function isOfAll(numbers: readonly FoundNumber[], value: number): boolean {
  const plain = numbers.filter(({ key }) => !key.endsWith('%')).map((one) => one.value);
  const shares = numbers.filter(({ key }) => key.endsWith('%')).map((one) => one.value / 100);
  if (shares.some((share) => plain.some((one) => isRound(share * one, value)))) return true;
  return plain.some((_, from) =>
    [3, 4].some((count) => {
      const some = plain.slice(from, from + count);
      if (some.length < count) return false;
      const sum = some.reduce((all, one) => all + one, 0);
      return isRound(sum, value) || isRound(2 * Math.max(...some) - sum, value);
    }),
  );
}

/** « 2 480 appareils, 31 techniciens »: eighty each, by one fact alone. */
export const isQuotientOfOneFact = (
  { rules }: GateInput,
  { value, key }: FoundNumber,
  sentence: string,
): boolean =>
  !key.endsWith('%') &&
  /(?<!\p{L})(?:par|chacune?|divis\p{L}+|chaque)(?!\p{L})/iu.test(sentence) &&
  factsAndPassages(rules.facts).some(({ text }) => {
    if (value === 24 && /(?:toutes les|chaque) heures?/iu.test(text)) return true;
    const numbers = findNumbers(text).map((one) => one.value);
    return numbers.some((one) =>
      numbers.some(
        (other) =>
          other > 1 && one > other && [Math.round, Math.floor].some((cut) => cut(one / other) === value),
      ),
    );
  });

/** « de 35 % »: more than a third; a part is said as a share or as a word. */
export const isPartOf = ({ rules }: GateInput, phrase: string, before: string): boolean => {
  const part = parts.find(([word]) => word.test(phrase))?.[1];
  if (!part) return false;
  const isMore = /plus (?:de |d[’'])?$/iu.test(before);
  const isPart = (value: number) =>
    isMore ? value > part && value < part + mostOver : Math.abs(value - part) < nearPart;
  const headcount = rules.facts.find(({ kind }) => kind === 'headcount');
  const [heads] = headcount ? readFact(headcount).numbers : [];
  return rules.facts.some(
    (fact) =>
      sharesOf(fact.text).some(isPart) ||
      // « onze collaborateurs », of 34: a third of them.
      (heads &&
        !isOfOffer(fact) &&
        readFact(fact).numbers.some(({ value }) => isPart((100 * value) / heads.value))),
  );
};
/** The shares that a fact gives: « 35 % »; « 26 sur 60 », and what is left. */
const sharesOf = (text: string): number[] => {
  const numbers = findNumbers(text);
  const values = numbers.map(({ value }) => value);
  return [
    ...numbers.filter(({ key }) => key.endsWith('%')).map(({ value }) => value),
    ...(/divis\p{L}+ (?:\p{L}+ ){0,2}par /iu.test(text) ? values.map((value) => 100 / value) : []),
    ...values.flatMap((one) =>
      values
        .filter((other) => other > one)
        .flatMap((other) => [(100 * one) / other, 100 - (100 * one) / other]),
    ),
  ];
};
const mostOver = 12;
const nearPart = 3;
const parts: readonly [RegExp, number][] = [
  [/moitié/iu, 50],
  [/deux tiers/iu, 66.7],
  [/trois quarts/iu, 75],
  [/tiers/iu, 33.3],
  [/quart/iu, 25],
  [/cinquième/iu, 20],
  [/dixième/iu, 10],
];
