import { createContext, useContext } from 'react';
import type { CampaignEditing } from './autosave/use-campaign-editing.ts';

const EditingContext = createContext<CampaignEditing | null>(null);

export const EditingProvider = EditingContext.Provider;

/** The campaign being prepared; only below the wizard's frame. */
export function useEditing(): CampaignEditing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('No draft: this component must stand inside the wizard.');
  return editing;
}
