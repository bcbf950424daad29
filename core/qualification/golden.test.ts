import { expect, test } from 'vitest';
import { readSandboxPeople, toSearchRow } from '#tests/support/sandbox-people.ts';
import { idealCustomers } from './golden/ideal-customers.ts';
import { knownPairs } from './golden/known-pairs.ts';
import { type GoldenPair, readPairs } from './golden/read-pairs.ts';
import { qualify } from './qualification.ts';

const people = new Map(readSandboxPeople().map(({ publicIdentifier, facts }) => [publicIdentifier, facts]));

function judge({ customer, publicIdentifier, isRow }: GoldenPair) {
  const facts = people.get(publicIdentifier);
  if (!facts) throw new Error(`Nobody is called ${publicIdentifier}`);
  return qualify(idealCustomers[customer], isRow ? toSearchRow(facts) : facts);
}

function measure(pairs: readonly GoldenPair[]) {
  const judged = pairs.map((pair) => ({ ...pair, ...judge(pair) }));
  const said = judged.filter(({ verdict }) => verdict === 'qualified');
  const true_ = judged.filter(({ label }) => label === 'qualified');
  const both = said.filter(({ label }) => label === 'qualified').length;
  return {
    precision: both / said.length,
    recall: both / true_.length,
    disagreements: judged
      .filter(({ label, verdict }) => label !== verdict)
      .map(({ customer, publicIdentifier, label, verdict, why, reasons }) => {
        const told = reasons.map(({ stance, explanation }) => `${stance}: ${explanation}`).join(' / ');
        return `${customer} ${publicIdentifier}: ${verdict} instead of ${label} (${why}) ${told}`;
      }),
  };
}

test('the pairs labelled before the scorer', () => {
  const { precision, recall, disagreements } = measure(readPairs(knownPairs));
  console.log(precision, recall, disagreements);
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(recall).toBeGreaterThanOrEqual(0.9);
});
