import { expect, test } from 'vitest';
import type { ComparedCampaign } from '#contract/analytics.ts';
import { journeyMarks } from '#core/analytics/journey.ts';
import { groupCampaigns } from './group-campaigns.ts';

const campaign = (id: string, offer: string | null, meeting: number): ComparedCampaign => ({
  ...{ id, name: id, offer, target: 'DRH' },
  counts: {
    ...(Object.fromEntries(journeyMarks.map((mark) => [mark, 1])) as ComparedCampaign['counts']),
    meeting,
  },
});

test('campaigns of one offer are one line, the best first, and those without one stand together', () => {
  const groups = groupCampaigns(
    [campaign('a', 'Paie', 1), campaign('b', null, 4), campaign('c', 'Audit', 3), campaign('d', 'Paie', 4)],
    'offer',
  );
  expect(groups.map(({ name, counts, campaigns }) => [name, counts.meeting, campaigns.length])).toEqual([
    ['Paie', 5, 2],
    ['Sans offre', 4, 1],
    ['Audit', 3, 1],
  ]);
  expect(groups[0]?.counts.invited).toBe(2);
  expect(groupCampaigns([campaign('a', 'Paie', 1), campaign('b', null, 4)], 'target')).toMatchObject([
    { name: 'DRH', counts: { meeting: 5 } },
  ]);
});
