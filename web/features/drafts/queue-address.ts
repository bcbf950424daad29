import { type DraftPart, draftParts } from '#contract/drafts.ts';

/** What the queue shows: which campaign, and where its texts stand. */
export type QueueView = { campaignId: string | null; state: DraftPart };

const stateWords: Record<DraftPart, string> = {
  waiting: 'a-valider',
  checked: 'valides-par-les-controles',
  approved: 'valides',
  skipped: 'passes',
};

export const readView = (address: URLSearchParams): QueueView => ({
  campaignId: readId(address.get('campagne')),
  state: draftParts.find((state) => stateWords[state] === address.get('etat')) ?? 'waiting',
});

export const readDraftId = (address: URLSearchParams): string | null => readId(address.get('texte'));

export function writeAddress({ campaignId, state }: QueueView, draftId: string | null): URLSearchParams {
  const address = new URLSearchParams({ vue: 'validation' });
  if (campaignId) address.set('campagne', campaignId);
  if (state !== 'waiting') address.set('etat', stateWords[state]);
  if (draftId) address.set('texte', draftId);
  return address;
}

/** An address may hold anything: what is no id is left out, instead of being refused by the server. */
const readId = (value: string | null): string | null =>
  value && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value) ? value : null;
