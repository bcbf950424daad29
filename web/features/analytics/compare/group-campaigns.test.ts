import { expect, test } from 'vitest';
import type { ComparedArgument, ComparedCampaign } from '#contract/overview/analytics.ts';
import { journeyMarks } from '#core/analytics/journey.ts';
import { groupArguments, groupCampaigns } from './group-campaigns.ts';

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

test('an argument is one line for all campaigns of its offer, and not for another offer that numbers its own alike', () => {
  const argument = (
    segment: string,
    of: string,
    offer: string | null,
    counts: Partial<ComparedArgument['counts']>,
  ): ComparedArgument => ({
    ...{ segment, label: `argument ${segment}`, campaign: { id: of, name: of } },
    offer: offer === null ? null : { id: offer, name: offer },
    counts: {
      ...(Object.fromEntries(journeyMarks.map((mark) => [mark, 1])) as ComparedArgument['counts']),
      ...counts,
    },
  });
  const groups = groupArguments([
    argument('p1', 'a', 'Paie', { meeting: 1 }),
    argument('p1', 'b', 'Audit', { meeting: 2 }),
    argument('p1', 'c', 'Paie', { meeting: 2, replied: 7 }),
    argument('p2', 'c', 'Paie', { meeting: 2, positive: 3 }),
  ]);
  expect(
    groups.map(({ offer, segment, campaigns, counts }) => [
      ...[offer, segment, campaigns.map(({ id }) => id).join('')],
      ...[counts.meeting, counts.replied],
    ]),
  ).toEqual([
    ['Paie', 'p1', 'ac', 3, 8],
    ['Paie', 'p2', 'c', 2, 1],
    ['Audit', 'p1', 'b', 2, 1],
  ]);
});
