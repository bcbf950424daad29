import { expect, test } from 'vitest';
import { openLaboratory } from '../open-laboratory.ts';
import { goOnFromPast } from './go-on.ts';

test('the past of the demonstration holds what every run holds, and so do the days that follow', async () => {
  const lab = await openLaboratory();
  try {
    const { atOnce, later, jobErrors } = await goOnFromPast(lab, new Date('2027-03-10T10:00:00Z'), 3);
    expect(atOnce.problems).toEqual([]);
    expect(later.problems).toEqual([]);
    expect(jobErrors).toEqual([]);
    // Monday to Wednesday: it really sends, and the invariants above say that nobody gets anything twice.
    expect(later.deliveries).toBeGreaterThan(atOnce.deliveries + 10);
  } finally {
    await lab.close();
  }
}, 600_000);
