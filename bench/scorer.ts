import { prepareCriteria } from '#core/qualification/qualification.ts';
import { idealCustomers } from '#tests/golden/qualification/ideal-customers.ts';
import { readSandboxPeople } from '../tests/support/sandbox-people.ts';

const goalPerSecond = 20_000;

/** Profiles scored per second on one core, beside JSON.parse of the same profiles. */
export async function run({ isFull }: { isFull: boolean }): Promise<void> {
  const people = readSandboxPeople().map(({ facts }) => facts);
  const texts = people.map((facts) => JSON.stringify(facts));
  const rounds = isFull ? 40 : 8;
  const rows: Record<string, { perSecond: number; microseconds: number }> = {
    'JSON.parse': measure(rounds, texts, (text) => JSON.parse(text)),
  };
  for (const [name, criteria] of Object.entries(idealCustomers))
    rows[name] = measure(rounds, people, prepareCriteria(criteria));
  console.log(
    `${people.length} profiles that were read, best of ${rounds} rounds; goal: ${goalPerSecond} per second and more`,
  );
  console.table(rows);
  const slowest = Math.min(...Object.values(rows).map(({ perSecond }) => perSecond));
  console.log(
    slowest >= goalPerSecond ? 'The goal is met by all.' : `The goal is missed: ${slowest} per second.`,
  );
}

/** The best round: what the machine does meanwhile for others is not the scorer's cost. */
function measure<T>(rounds: number, items: readonly T[], work: (item: T) => unknown) {
  let bestMs = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    for (const item of items) work(item);
    bestMs = Math.min(bestMs, performance.now() - startedAt);
  }
  const perSecond = Math.round((items.length * 1000) / bestMs);
  return { perSecond, microseconds: Math.round((bestMs * 10_000) / items.length) / 10 };
}
