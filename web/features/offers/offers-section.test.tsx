import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offersApi } from '#contract/campaigns/offers.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { fakeServer, showView } from '#tests/support/show-view.tsx';
import { OffersSection } from './offers-section.tsx';

const server = fakeServer();

const offer = (id: string, name: string) => ({
  ...{ id, name, offerData: emptyOfferData, argumentaire: emptyArgumentaire },
  ...{ usedBy: [], isFrozen: false, version: 1 },
  ...{ created: '2026-11-17T09:00:00.000Z', lastModified: '2026-11-17T09:00:00.000Z' },
});

test('an only offer is named above its arguments', async () => {
  server.answer(offersApi.list, [offer('7f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f0', 'Diagnostic paie')]);
  showView(<OffersSection />, '/parametres');
  expect(await screen.findByText('Diagnostic paie')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Offre' })).toBeNull();
});
