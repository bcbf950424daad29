/** @module-tag heavy */
import { expect, test } from 'vitest';
import { countMessages, countSentences } from './count-trades.ts';
import { openTools, type Trade, trades } from './read-corpus.ts';

const namesIn = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** The trades of each later set: on each, the gate was counted before any of its rules had seen it. */
const thirdNames = namesIn(
  'ambulances campsite cheese-dairy chocolate-maker laundry lorry-garage print-works property-managers quarry removals swimming-pools theatre',
);
const lastNames = namesIn(
  'bookshop cannery foundry glassworks home-care joinery marina notaries ski-resort thermal-baths waste-sorting wedding-caterer',
);
/** Written to learn from: sentences without messages. */
const learnedNames = namesIn(
  'bar-turning cardboard-mill caretaking ceramics cinema cold-stores cybersecurity factoring festival florists hairdressers hardware-shop heating-engineers hotel-school language-school maintenance-software market-garden pharmacy physiotherapy poultry-farm purchasing-advice radiology river-cruises river-freight social-housing tiling travel-agency upholsterer violin-maker water-board',
);
/** Written to learn from, with messages. */
const laterNames = namesIn(
  'airport-ground-handler call-centre concrete-plant cosmetics-factory crane-operator estate-agency fitness-chain hospital-pharmacy law-firm nursing-home-group school-caterer solar-installer textile-museum textile-recycler wholesale-grocer zoo',
);
/** The sixth count: two authors. */
const sixthNames = namesIn(
  'dental-laboratory driving-school-network events-venue freight-forwarder hearing-aid-chain industrial-laundry mechanical-engineering-office municipal-library private-clinic-purchasing veterinary-clinic vineyard-cooperative wind-farm-maintenance',
);
const thirdTrades = trades.filter(({ name }) => thirdNames.has(name));
const lastTrades = trades.filter(({ name }) => lastNames.has(name));
const learnedTrades = trades.filter(({ name }) => learnedNames.has(name));
const sixthTrades = trades.filter(({ name }) => sixthNames.has(name));
const laterTrades = trades.filter(({ name }) => laterNames.has(name));
const formerTrades = trades.filter(
  ({ name }) =>
    ![thirdNames, lastNames, learnedNames, laterNames, sixthNames].some((names) => names.has(name)),
);
/** The trades of the first sets, which have no messages, keep the bounds that they had. */
const firstTrades = formerTrades.filter(({ defects }) => defects.length === 0);
const mostOfFirst = { unseen: 0.05, good: 0.08 };
const mostOfFormer = {
  unseen: 0.14,
  good: 0.12,
  blocked: 0.015,
  missed: 0.04,
  clean: 0.27,
  cleanBlocked: 0.03,
};
const mostOfThird = {
  unseen: 0.22,
  good: 0.155,
  blocked: 0.02,
  missed: 0.06,
  clean: 0.23,
  cleanBlocked: 0.07,
};
const mostOfLast = {
  unseen: 0.2,
  good: 0.2,
  blocked: 0.05,
  missed: 0.09,
  clean: 0.3,
  cleanBlocked: 0.03,
};
const mostOfLater = { unseen: 0.2, good: 0.16, blocked: 0.02, missed: 0.03, clean: 0.25, cleanBlocked: 0.03 };
const mostOfSixth = { ...mostOfLater, blocked: 0.04, missed: 0.06, clean: 0.3, cleanBlocked: 0.045 };
const mostOfLearned = { ...mostOfLast, unseen: 0.2, good: 0.24, blocked: 0.09 };
const groups: [string, Trade[], typeof mostOfFormer][] = [
  ['former trades', formerTrades, mostOfFormer],
  ['third trades', thirdTrades, mostOfThird],
  ['last trades', lastTrades, mostOfLast],
  ['later trades', laterTrades, mostOfLater],
  ['sixth trades', sixthTrades, mostOfSixth],
];
const groupsOfSentences: typeof groups = [...groups, ['learned trades', learnedTrades, mostOfLearned]];

test('the trades of the corpus are those of its sets', () =>
  expect(
    [firstTrades, formerTrades, thirdTrades, lastTrades, learnedTrades, laterTrades, sixthTrades].map(
      ({ length }) => length,
    ),
  ).toEqual([15, 51, 12, 12, 30, 16, 12]));

test('made-up sentences are seen, and true ones pass, over the first trades', async () => {
  const { unseen, good } = countSentences(firstTrades, await openTools());
  expect(unseen).toBeLessThanOrEqual(mostOfFirst.unseen);
  expect(good).toBeLessThanOrEqual(mostOfFirst.good);
});

test.each(groupsOfSentences)(
  'made-up sentences are seen, and true ones pass: %s',
  async (name, among, most) => {
    const { unseen, good, blocked, summary } = countSentences(among, await openTools());
    console.info(`${name}: ${summary}`);
    expect(unseen).toBeLessThanOrEqual(most.unseen);
    expect(good).toBeLessThanOrEqual(most.good);
    expect(blocked).toBeLessThanOrEqual(most.blocked);
  },
);

test.each(groups)('planted defects are told, and clean messages pass: %s', async (name, among, most) => {
  const { missed, clean, cleanBlocked, summary } = countMessages(among, await openTools());
  console.info(`${name}: ${summary}`);
  expect(missed).toBeLessThanOrEqual(most.missed);
  expect(clean).toBeLessThanOrEqual(most.clean);
  expect(cleanBlocked).toBeLessThanOrEqual(most.cleanBlocked);
});
