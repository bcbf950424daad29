import { type DraftPart, draftParts } from '#contract/texts/drafts.ts';
import { readId } from '#web/lists/use-list-address.ts';

/** What the queue shows: which campaign, and where its texts stand. */
export type QueueView = { campaignId: string | null; state: DraftPart };

const stateWords: Record<DraftPart, string> = {
  waiting: 'a-valider',
  later: 'plus-tard',
  checked: 'valides-par-les-controles',
  approved: 'valides',
  skipped: 'passes',
};

export const readView = (address: URLSearchParams): QueueView => ({
  campaignId: readId(address.get('campagne')),
  state: draftParts.find((state) => stateWords[state] === address.get('etat')) ?? 'waiting',
});

export function writeAddress({ campaignId, state }: QueueView): URLSearchParams {
  const address = new URLSearchParams({ vue: 'validation' });
  if (campaignId) address.set('campagne', campaignId);
  if (state !== 'waiting') address.set('etat', stateWords[state]);
  return address;
}
