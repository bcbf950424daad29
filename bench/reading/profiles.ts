import { prepareCriteria } from '#core/qualification/qualification.ts';
import { idealCustomers } from '#tests/golden/qualification/ideal-customers.ts';
import { readSandboxPeople } from '../../tests/support/sandbox-people.ts';

const goalPerSecond = 50_000;
const today = new Date('2026-11-16T09:00:00Z');

/** Profiles judged per second on one core, beside JSON.parse of the same profiles. */
export function measureProfiles(isFull: boolean): void {
  const people = readSandboxPeople().map(({ facts }) => facts);
  const texts = people.map((facts) => JSON.stringify(facts));
  const rounds = isFull ? 40 : 8;
  const rows: Record<string, { perSecond: number; microseconds: number }> = {
    'JSON.parse': measure(rounds, texts, (text) => JSON.parse(text)),
  };
  for (const [name, criteria] of Object.entries(idealCustomers))
    rows[name] = measure(rounds, people, prepareCriteria(criteria, today));
  console.log(`${people.length} profiles that were read, best of ${rounds} rounds`);
  console.table(rows);
  const judged = Object.keys(idealCustomers).map((name) => rows[name]?.perSecond ?? 0);
  const mean = Math.round(judged.length / judged.reduce((sum, perSecond) => sum + 1 / perSecond, 0));
  console.log(
    `${mean} profiles per second over all targets, ${Math.min(...judged)} for the slowest; goal: ${goalPerSecond} and more`,
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
