import { idealCustomers } from '#core/qualification/golden/ideal-customers.ts';
import { prepareCriteria } from '#core/qualification/qualification.ts';
import { readSandboxPeople } from '../tests/support/sandbox-people.ts';

const goalPerSecond = 20_000;

/** Profiles scored per second on one core, beside JSON.parse of the same profiles. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const people = readSandboxPeople().map(({ facts }) => facts);
  const texts = people.map((facts) => JSON.stringify(facts));
  const rounds = isFull ? 20 : 4;
  const rows: Record<string, { perSecond: number; microseconds: number }> = {
    'JSON.parse': measure(rounds, texts, (text) => JSON.parse(text)),
  };
  for (const [name, criteria] of Object.entries(idealCustomers))
    rows[name] = measure(rounds, people, prepareCriteria(criteria));
  console.log(
    `${rounds} × ${people.length} profiles that were read; goal: ${goalPerSecond} per second and more`,
  );
  console.table(rows);
  const slowest = Math.min(...Object.values(rows).map(({ perSecond }) => perSecond));
  console.log(
    slowest >= goalPerSecond ? 'The goal is met by all.' : `The goal is missed: ${slowest} per second.`,
  );
}

function measure<T>(rounds: number, items: readonly T[], work: (item: T) => unknown) {
  for (const item of items) work(item);
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round++) for (const item of items) work(item);
  const elapsedMs = performance.now() - startedAt;
  const perSecond = Math.round((rounds * items.length * 1000) / elapsedMs);
  return { perSecond, microseconds: Math.round(1e7 / perSecond) / 10 };
}
