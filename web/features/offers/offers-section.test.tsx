import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offersApi } from '#contract/campaigns/offers.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { type Asked, fakeServer, showView } from '#tests/support/show-view.tsx';
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

test('what is typed outlives its screen until it is saved', async () => {
  const one = offer('8f1e2d3c-4b5a-4678-8796-a5b4c3d2e1f1', 'Audit social');
  const openSection = async () => {
    showView(<OffersSection />, '/parametres');
    await screen.findByText('Audit social');
  };
  server.answer(offersApi.list, [one]);
  server.refuse(offersApi.update);
  await openSection();
  fireEvent.click(screen.getByRole('button', { name: 'Écrire le premier' }));
  cleanup();
  await expect.poll(() => server.asked(offersApi.update)).toHaveLength(1);

  await openSection();
  expect(screen.getByRole('alert').textContent).toContain('Le serveur ne répond pas.');
  server.answer(offersApi.update, ({ body }: Asked) => ({ ...one, ...(body as object), version: 2 }));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Argumentaire enregistré')).toBeTruthy();
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
});
