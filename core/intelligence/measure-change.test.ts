import { describe, expect, test } from 'vitest';
import { contacted, daysAgo, evidenceNow as now } from '#tests/support/plant-evidence.ts';
import { bandsOf, calibrateScore, trendOf } from './calibrate-score.ts';
import { measureChange, neededAfter } from './measure-change.ts';

const measured = { mark: 'accepted', stepKey: null } as const;

/** Invited `days` ago, accepted three days later or not at all. */
const invited = (name: string, people: number, accepted: number, days: number) =>
  contacted({ people, accepted, replied: 0, name }).map((journey, index) => ({
    ...journey,
    sends: [{ stepKey: 'invitation', act: 'invite' as const, at: daysAgo(days) }],
    acceptedAt: index < accepted ? daysAgo(days - 3) : null,
  }));
const measure = (after: ReturnType<typeof invited>, until: Date | null = null) =>
  measureChange([...invited('before', 200, 50, 60), ...after], {
    measured,
    from: daysAgo(40),
    until,
    now,
  });

describe('whether a change helped', () => {
  test('it did, it did not, it hurt: at the sample that was announced', () => {
    const { needed } = measure([]);
    expect(measure(invited('after', needed, Math.round(0.5 * needed), 20)).verdict).toBe('helped');
    expect(measure(invited('after', needed, Math.round(0.25 * needed), 20)).verdict).toBe('same');
    expect(measure(invited('after', needed, Math.round(0.05 * needed), 20)).verdict).toBe('hurt');
  });

  test('one below the sample, it is too early, whatever the figures say', () => {
    const { needed } = measure([]);
    const early = measure(invited('after', needed - 1, needed - 1, 20));
    expect(early).toMatchObject({ verdict: 'early', after: { of: needed - 1 } });
  });

  test('everybody has the same seven days: who was invited lately does not count yet', () => {
    expect(measure(invited('after', 90, 0, 3)).after.of).toBe(0);
  });

  test('what came after it was undone is not its own', () => {
    expect(measure(invited('after', 90, 90, 20), daysAgo(30)).after.of).toBe(0);
  });

  test('the sample grows where little is known of before, and is bounded', () => {
    expect(neededAfter({ count: 500, of: 2000 }, 'accepted')).toBeLessThan(
      neededAfter({ count: 50, of: 200 }, 'accepted'),
    );
    expect(neededAfter({ count: 0, of: 0 }, 'replied')).toBe(250);
  });
});

test('the trend of Agresti’s table 5.3: alcohol and malformations, z² = 6.57', () => {
  const trend = trendOf([
    { dose: 0, count: 48, of: 48 + 17_066 },
    { dose: 0.5, count: 38, of: 38 + 14_464 },
    { dose: 1.5, count: 5, of: 5 + 788 },
    { dose: 4, count: 1, of: 1 + 126 },
    { dose: 7, count: 1, of: 1 + 37 },
  ]);
  expect(trend ** 2).toBeCloseTo(6.57, 2);
});

describe('what a score was worth', () => {
  const scored = (...parts: [score: number, people: number, accepted: number][]) => {
    const journeys = parts.map(([score, people, accepted]) =>
      invited(`score ${score}`, people, accepted, 30),
    );
    const scores = new Map(
      parts.flatMap(([score], at) => (journeys[at] ?? []).map(({ personId }) => [personId, score] as const)),
    );
    return calibrateScore(journeys.flat(), scores, now);
  };

  test('the better accept more, less, or alike; with too few, nothing is said', () => {
    expect(scored([40, 60, 6], [75, 60, 15], [95, 60, 30]).verdict).toBe('calibrated');
    expect(scored([40, 60, 30], [75, 60, 15], [95, 60, 6]).verdict).toBe('reversed');
    expect(scored([40, 60, 15], [75, 60, 14], [95, 60, 16]).verdict).toBe('flat');
    expect(scored([40, 19, 0], [95, 300, 100])).toMatchObject({ verdict: 'early', chance: null });
  });

  test('each band counts its own people', () => {
    const { bands } = scored([49, 30, 3], [50, 40, 8]);
    expect(bands.map(({ from, to, accepted: { count, of } }) => [from, to, count, of])).toEqual([
      [49, 49, 3, 30],
      [50, 50, 8, 40],
    ]);
    expect(bands[1]?.accepted.people).toHaveLength(8);
    expect(scored([90, 60, 20])).toMatchObject({ verdict: 'early', bands: [{ from: 90, to: 90 }] });
    expect(calibrateScore([], new Map(), now)).toEqual({ bands: [], chance: null, verdict: 'early' });
    expect(bandsOf([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([
      { from: 1, to: 2 },
      { from: 3, to: 4 },
      { from: 5, to: 6 },
      { from: 7, to: 8 },
    ]);
  });
});
