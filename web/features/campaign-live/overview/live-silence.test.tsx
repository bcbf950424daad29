import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { CampaignLive } from '#contract/overview/campaign-live.ts';
import { fakeServer, showView } from '#tests/support/show-view.tsx';
import { LiveSilence } from './live-silence.tsx';

fakeServer();

const campaign = { id: '7f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0', status: 'active' } as Campaign;
const asking = {
  ...{
    isMoving: false,
    reason: 'approval',
    short: null,
    text: '5 personnes attendent un message à valider.',
  },
  wayOut: { label: 'Valider les messages', href: '/prospects?vue=validation' },
};
const headOf = (until: string | null) => {
  const live = { silence: { ...asking, until }, guardrail: null, accountChange: null, next: null };
  showView(<LiveSilence campaign={campaign} live={live as unknown as CampaignLive} />, '/');
  return screen.getByRole('heading').textContent;
};

test('what the user is asked for is not « rien ne part » while the others go on', () => {
  expect(headOf('2026-11-18T08:00:00.000Z')).toBe('À faire par vous');
});

test('where nothing leaves without the user, the question is asked', () => {
  expect(headOf(null)).toBe('Pourquoi rien ne part\u00a0?');
});
