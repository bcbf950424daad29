import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reviewCampaign } from '../../../core/intelligence/review-campaign.ts';
import { History } from './history.ts';
import { readHistory } from './read-history.ts';

const folder = process.env.HISTORIES ?? join(import.meta.dirname, 'histories');
const goals = { namedShare: 16 / 20, wrongEach: 1 };

const judged = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .map((name) => {
    const history = History.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const advised = reviewCampaign(readHistory(history)).flatMap(({ rule, advice }) =>
      advice ? [rule] : [],
    );
    return { name, fault: history.fault, because: history.because, advised };
  });

test('each planted fault that a rule looks for is named, in at least 16 of 20', () => {
  const faulty = judged.filter(({ fault }) => fault && fault !== 'meetings_missed');
  const missed = faulty.filter(({ fault, advised }) => !advised.some((rule) => rule === fault));
  for (const { name, because, advised } of missed)
    console.log(`${name}: ${because}; said ${advised.join(', ') || 'nothing'}`);
  if (faulty.length > 0) console.log(`named: ${faulty.length - missed.length} of ${faulty.length}`);
  expect(faulty.length - missed.length).toBeGreaterThanOrEqual(faulty.length * goals.namedShare);
});

test('a campaign in which none was planted gets at most one advice', () => {
  const others = judged.filter(({ fault }) => !fault || fault === 'meetings_missed');
  for (const { name, advised } of others)
    if (advised.length > 0) console.log(`${name}: ${advised.join(', ')}`);
  expect(others.filter(({ advised }) => advised.length > goals.wrongEach)).toEqual([]);
  expect(others).not.toEqual([]);
});

test('a history is read as it is written', () => {
  const text = readFileSync(join(import.meta.dirname, 'histories', 'example.json'), 'utf8');
  const evidence = readHistory(History.parse(JSON.parse(text)));
  const [contacted, waiting] = evidence.journeys;
  expect(contacted).toMatchObject({
    personId: 'p1',
    headline: 'Gérante, Maison Kerbrat',
    sends: [
      { stepKey: 'i', act: 'invite', at: new Date('2026-10-06T08:04:00Z') },
      { stepKey: 'm', act: 'message' },
    ],
    acceptedAt: new Date('2026-10-07T17:31:00Z'),
    isPositive: true,
  });
  expect(waiting).toMatchObject({ personId: 'p2', triedAt: null });
  expect(evidence.leads).toMatchObject({ judged: 4 });
  expect(evidence.leads.kept).toHaveLength(2);
  expect(evidence.leads.refusals[0]).toMatchObject({ criterion: 'companySizes', alone: ['set aside 0'] });
  expect(evidence.account).toMatchObject({ pending: 3, noteBudget: null });
  expect(evidence.account?.days.map(({ used }) => used)).toEqual([0, 0, 0, 4, 0]);
  expect(evidence.texts).toMatchObject([{ stepKey: 'm', argumentId: 'inventaire' }]);
});
