import { expect, test } from 'vitest';
import { makeCampaign } from '#tests/support/make-campaign.ts';
import { countByStatus, inOrder } from './campaign-order.ts';
import { describeState } from './campaign-state.tsx';
import { hasMoved } from './outlooks.queries.ts';

const launched = '2026-11-10T08:00:00.000Z';
const campaigns = [
  makeCampaign(1, { name: 'terminée', status: 'completed', launchedAt: launched }),
  makeCampaign(2, { name: 'vieux brouillon', lastModified: '2026-11-01T08:00:00.000Z' }),
  makeCampaign(3, { name: 'brouillon', lastModified: '2026-11-12T08:00:00.000Z' }),
  makeCampaign(4, { name: 'en pause', status: 'paused', pausedReason: 'user', launchedAt: launched }),
  makeCampaign(5, { name: 'en cours', status: 'active', launchedAt: launched }),
  makeCampaign(6, { name: 'garde-fou', status: 'paused', pausedReason: 'guardrail', launchedAt: launched }),
];

test('what needs the person comes first, then running, paused, drafts, completed', () => {
  expect(inOrder(campaigns).map(({ name }) => name)).toEqual([
    'garde-fou',
    'en cours',
    'en pause',
    'brouillon',
    'vieux brouillon',
    'terminée',
  ]);
});

test('the list is summed up in words', () => {
  expect(countByStatus(campaigns)).toBe('1 en cours, 2 en pause, 2 brouillons, 1 terminée');
  expect(countByStatus([])).toBe('');
});

const now = new Date(2026, 10, 17, 14, 6);
const at = (month: number, day: number, hour: number) => new Date(2026, month, day, hour, 30).toISOString();

test.each([
  [
    { status: 'active', launchedAt: at(9, 12, 9), statusChangedAt: at(9, 12, 9) },
    'En cours depuis le 12 oct.',
  ],
  [
    { status: 'active', launchedAt: at(9, 12, 9), statusChangedAt: at(10, 17, 13) },
    'En cours depuis le 12 oct., reprise à 13 h 30',
  ],
  [
    { status: 'paused', pausedReason: 'guardrail', launchedAt: launched, statusChangedAt: at(10, 17, 11) },
    'En pause depuis aujourd’hui à 11 h 30, garde-fou',
  ],
  [
    {
      status: 'paused',
      pausedReason: 'account_disconnected',
      launchedAt: launched,
      statusChangedAt: at(10, 16, 11),
    },
    'En pause depuis hier, compte LinkedIn déconnecté',
  ],
  [
    { status: 'paused', pausedReason: 'user', launchedAt: launched, statusChangedAt: at(10, 16, 11) },
    'En pause depuis hier, par vous',
  ],
  [{ status: 'paused', pausedReason: 'user', lastModified: at(10, 16, 13) }, 'Brouillon, modifié hier'],
  [{ status: 'inactive', lastModified: at(10, 17, 13) }, 'Brouillon, modifié à 13 h 30'],
  [{ status: 'inactive', lastModified: at(10, 16, 13) }, 'Brouillon, modifié hier'],
  [{ status: 'completed', statusChangedAt: at(10, 2, 13) }, 'Terminée le 2 nov.'],
  [{ status: 'archived', statusChangedAt: at(10, 17, 13) }, 'Archivée à 13 h 30'],
] as const)('the state of %o reads « %s »', (changes, text) => {
  expect(describeState(makeCampaign(1, changes), now, now).replaceAll('\u00a0', ' ')).toBe(text);
});

test('where campaign time runs apart, a draft says no day of the real one', () => {
  const draft = makeCampaign(1, { status: 'inactive', lastModified: at(10, 16, 13) });
  expect(describeState(draft, now, new Date(now.getTime() + 3 * 86_400_000))).toBe('Brouillon');
});

test('the list is read again only when a campaign is not as it has it', () => {
  const outlook = (rank: number, status: 'active' | 'inactive') => ({
    campaignId: makeCampaign(rank).id,
    status,
    headline: '',
    detail: null,
    waitingFor: null,
    until: null,
    href: null,
    figures: null,
  });
  expect(hasMoved([makeCampaign(1), makeCampaign(2)], [outlook(1, 'inactive')])).toBe(false);
  expect(hasMoved([makeCampaign(1)], [outlook(1, 'active')])).toBe(true);
  expect(hasMoved([makeCampaign(1)], [outlook(2, 'inactive')])).toBe(true);
});
