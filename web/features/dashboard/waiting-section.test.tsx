import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import type { WaitingItem } from '#contract/overview/dashboard.ts';
import { WaitingSection } from './waiting-section.tsx';

afterEach(cleanup);

const now = new Date('2026-11-17T09:00:00Z');
const item = (kind: WaitingItem['kind'], label: string): WaitingItem => ({
  kind,
  title: kind,
  detail: '',
  since: null,
  action: { label, href: '/' },
});
const paused = item('paused_campaign', 'Voir la campagne');
const account = item('account', 'Reconnecter');

function mainActs(waiting: readonly WaitingItem[], hasReplies: boolean) {
  const { container } = render(
    <MemoryRouter>
      <WaitingSection drafts={undefined} waiting={waiting} now={now} hasMainAction hasReplies={hasReplies} />
    </MemoryRouter>,
  );
  return [...container.querySelectorAll('.bg-accent')].map(({ textContent }) => textContent);
}

test('a campaign on hold leaves the main act to those who have answered; a lost account takes it', () => {
  expect(mainActs([paused], true)).toEqual([]);
  cleanup();
  expect(mainActs([paused], false)).toEqual(['Voir la campagne']);
  cleanup();
  expect(mainActs([paused, account], true)).toEqual(['Reconnecter']);
});
