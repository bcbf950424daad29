import { createContext, useContext } from 'react';
import type { CampaignDraft } from './autosave/use-campaign-draft.ts';

const DraftContext = createContext<CampaignDraft | null>(null);

export const DraftProvider = DraftContext.Provider;

/** The campaign being prepared; only below the wizard's frame. */
export function useDraft(): CampaignDraft {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('No draft: this component must stand inside the wizard.');
  return draft;
}
