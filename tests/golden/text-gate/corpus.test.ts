import { expect, test } from 'vitest';
import { isToRead } from '../../../core/text-gate/finding.ts';
import { findingsOf, openTools, refusals, type Trade, trades } from './read-corpus.ts';

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

const shareOf = (of: (trade: Trade) => readonly boolean[], among: readonly Trade[]): number => {
  const all = among.flatMap(of);
  return all.filter(Boolean).length / all.length;
};
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

test('the trades of the corpus are those of its sets', () =>
  expect(
    [firstTrades, formerTrades, thirdTrades, lastTrades, learnedTrades, laterTrades, sixthTrades].map(
      ({ length }) => length,
    ),
  ).toEqual([15, 51, 12, 12, 30, 16, 12]));

const refused = async () => {
  const tools = await openTools();
  return (text: string, { rules }: Trade) => refusals(text, rules, tools);
};

test('made-up sentences are seen, and true ones pass, over the first trades', async () => {
  const found = await refused();
  const unseen = shareOf(
    (trade) => trade.fabricated.map((text) => found(text, trade).length === 0),
    firstTrades,
  );
  const good = shareOf((trade) => trade.good.map((text) => found(text, trade).length > 0), firstTrades);
  expect(unseen).toBeLessThanOrEqual(mostOfFirst.unseen);
  expect(good).toBeLessThanOrEqual(mostOfFirst.good);
});

test.each(groupsOfSentences)(
  'made-up sentences are seen, and true ones pass: %s',
  async (name, among, most) => {
    const found = await refused();
    const unseen = shareOf((trade) => trade.fabricated.map((text) => found(text, trade).length === 0), among);
    const goods = among.flatMap((trade) => trade.good.map((text) => found(text, trade)));
    const good = goods.filter(({ length }) => length > 0).length / goods.length;
    const blocked = goods.filter((all) => all.some(({ isBlocking }) => isBlocking)).length / goods.length;
    console.info(
      `${name}: made up and unseen ${percent(unseen)}; true and refused ${percent(blocked)}, refused or to be read ${percent(good)}`,
    );
    expect(unseen).toBeLessThanOrEqual(most.unseen);
    expect(good).toBeLessThanOrEqual(most.good);
    expect(blocked).toBeLessThanOrEqual(most.blocked);
  },
);

test.each(groups)('planted defects are told, and clean messages pass: %s', async (name, among, most) => {
  const tools = await openTools();
  const found = (text: string, { rules }: Trade) =>
    findingsOf(text, rules, tools).filter(({ code }) => code !== 'long');
  const missed = shareOf((trade) => trade.defects.map(({ text }) => found(text, trade).length === 0), among);
  const cleans = among.flatMap((trade) => trade.clean.map((text) => found(text, trade)));
  const stopped =
    cleans.filter((all) => all.some((one) => one.isBlocking || isToRead(one))).length / cleans.length;
  const blocked = cleans.filter((all) => all.some(({ isBlocking }) => isBlocking)).length / cleans.length;
  console.info(
    `${name}: defects told ${percent(1 - missed)}; clean and refused ${percent(blocked)}, refused or to be read ${percent(stopped)}`,
  );
  expect(missed).toBeLessThanOrEqual(most.missed);
  expect(stopped).toBeLessThanOrEqual(most.clean);
  expect(blocked).toBeLessThanOrEqual(most.cleanBlocked);
});
