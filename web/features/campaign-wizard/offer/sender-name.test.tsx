import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import type { CampaignDraft } from '../autosave/use-campaign-draft.ts';
import { DraftProvider } from '../draft-context.ts';
import { SenderName } from './sender-name.tsx';

vi.mock('#web/lib/session.ts', () => ({ useUser: () => ({ firstName: 'Julie', lastName: 'Orsel' }) }));
afterEach(cleanup);

function show(displayName: string) {
  const offerData = {
    ...emptyOfferData,
    personalProfile: { ...emptyOfferData.personalProfile, displayName },
  };
  const draft = { content: { offerData }, change: vi.fn(), refusals: {} };
  render(
    <DraftProvider value={draft as unknown as CampaignDraft}>
      <SenderName fieldRef={null} />
    </DraftProvider>,
  );
  return draft;
}

test('an account that has a name signs with one click', () => {
  const draft = show('');
  fireEvent.click(screen.getByRole('button', { name: /Signer/ }));
  expect(draft.change).toHaveBeenCalledWith({
    offerData: { personalProfile: { displayName: 'Julie Orsel' } },
  });
});

test('a name that was typed is left alone', () => {
  show('Hélène');
  expect(screen.queryByRole('button')).toBeNull();
});
