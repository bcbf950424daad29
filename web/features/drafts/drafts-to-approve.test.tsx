import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { DraftQueue } from '#contract/texts/drafts.ts';
import { approvableToday, DraftsToApprove } from './drafts-to-approve.tsx';

afterEach(cleanup);

// Tuesday, 10 in the morning in Paris.
const now = new Date('2026-11-17T09:00:00Z');
const departures: DraftQueue['departures'] = [
  { basis: 'consent', at: null, count: 23 },
  { basis: 'date', at: '2026-11-17T14:10:00.000Z', count: 2 },
  { basis: 'date', at: '2026-11-18T08:05:00.000Z', count: 19 },
  { basis: 'date', at: '2026-11-18T14:00:00.000Z', count: 2 },
  { basis: 'date', at: '2026-11-19T08:00:00.000Z', count: 10 },
];
const queue: DraftQueue = {
  ...{ waiting: 56, later: 308, checked: 0, clean: 52, approved: 0, skipped: 0 },
  ...{ departures, sentPerDay: 20, similarity: null, campaigns: [], model: null },
};

function show(change: Partial<DraftQueue> = {}) {
  const { container, getAllByRole } = render(
    <MemoryRouter>
      <DraftsToApprove queue={{ ...queue, ...change }} now={now} isMain={false} />
    </MemoryRouter>,
  );
  const lines = getAllByRole('listitem').map(({ textContent }) => textContent);
  return { text: container.textContent, lines };
}

test('the lines of the queue make its number, and the strip of the day counts the same queue', () => {
  expect(show().lines).toEqual([
    '23 messages partent dès votre accord',
    '2 messages peuvent partir cet après-midi',
    '19 messages peuvent partir demain matin',
    '12 autres ensuite',
  ]);
  expect(approvableToday(queue, now)).toBe(25);
});

test('where more may leave on a day than the account sends, its limit is said', () => {
  expect(show().text).toContain('Vos campagnes en envoient 20 par jour au plus');
  expect(show({ sentPerDay: 25 }).text).not.toContain('par jour au plus');
  expect(show({ sentPerDay: null }).text).not.toContain('par jour au plus');
});
