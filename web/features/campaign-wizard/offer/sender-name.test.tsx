import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import type { CampaignEditing } from '../autosave/use-campaign-editing.ts';
import { EditingProvider } from '../editing-context.ts';
import { SenderName } from './sender-name.tsx';

vi.mock('#web/lib/session.ts', () => ({ useUser: () => ({ firstName: 'Julie', lastName: 'Orsel' }) }));
afterEach(cleanup);

function show(displayName: string) {
  const offerData = {
    ...emptyOfferData,
    personalProfile: { ...emptyOfferData.personalProfile, displayName },
  };
  const editing = { content: { offerData }, change: vi.fn(), refusals: {} };
  render(
    <EditingProvider value={editing as unknown as CampaignEditing}>
      <SenderName fieldRef={null} />
    </EditingProvider>,
  );
  return editing;
}

test('an account that has a name signs with one click', () => {
  const editing = show('');
  fireEvent.click(screen.getByRole('button', { name: /Signer/ }));
  expect(editing.change).toHaveBeenCalledWith({
    offerData: { personalProfile: { displayName: 'Julie Orsel' } },
  });
});

test('a name that was typed is left alone', () => {
  show('Hélène');
  expect(screen.queryByRole('button')).toBeNull();
});
