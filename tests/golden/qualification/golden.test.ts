import { expect, test } from 'vitest';
import { readSandboxPeople, toSearchRow } from '#tests/support/sandbox-people.ts';
import { qualify } from '../../../core/qualification/qualification.ts';
import { heldOutPairs } from './held-out-pairs.ts';
import { idealCustomers } from './ideal-customers.ts';
import { knownPairs } from './known-pairs.ts';
import { type GoldenPair, readPairs } from './read-pairs.ts';

const people = new Map(readSandboxPeople().map(({ publicIdentifier, facts }) => [publicIdentifier, facts]));

function judge({ customer, publicIdentifier, isRow }: GoldenPair) {
  const facts = people.get(publicIdentifier);
  if (!facts) throw new Error(`Nobody is called ${publicIdentifier}`);
  return qualify(idealCustomers[customer], isRow ? toSearchRow(facts) : facts);
}

function measure(pairs: readonly GoldenPair[]) {
  const judged = pairs.map((pair) => ({ ...pair, ...judge(pair) }));
  const kept = judged.filter(({ verdict }) => verdict === 'qualified');
  const wanted = judged.filter(({ label }) => label === 'qualified');
  const both = kept.filter(({ label }) => label === 'qualified').length;
  return {
    precision: both / kept.length,
    recall: both / wanted.length,
    disagreements: judged
      .filter(({ label, verdict }) => label !== verdict)
      .map(({ customer, publicIdentifier, label, verdict, why, reasons }) => {
        const explanations = reasons
          .map(({ stance, explanation }) => `${stance}: ${explanation}`)
          .join(' / ');
        return `${customer} ${publicIdentifier}: ${verdict} instead of ${label} (${why}) ${explanations}`;
      })
      .join('\n'),
  };
}

const known = readPairs(knownPairs);
const heldOut = readPairs(heldOutPairs);

test('the set is as large and as balanced as it says', () => {
  const all = [...known, ...heldOut];
  const names = all.map(
    ({ customer, publicIdentifier, isRow }) => `${customer} ${publicIdentifier} ${isRow}`,
  );
  expect(new Set(names).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
  expect(heldOut.length).toBeGreaterThanOrEqual(all.length / 3);
  expect(all.filter(({ label }) => label === 'qualified').length).toBeGreaterThanOrEqual(70);
  expect(new Set(all.map(({ customer }) => customer)).size).toBeGreaterThanOrEqual(12);
});

test.each([
  ['labelled before the scorer', known],
  ['held out until it was frozen', heldOut],
] as const)('the pairs %s', (_, pairs) => {
  const { precision, recall, disagreements } = measure(pairs);
  expect(precision, disagreements).toBeGreaterThanOrEqual(0.95);
  expect(recall, disagreements).toBeGreaterThanOrEqual(0.9);
});
