import type { EngagementConfig } from '../campaigns/engagement.ts';
import { isTextStep } from '../messages/make-brief.ts';
import { missingOfferFields, type OfferData } from '../offers/offer-data.ts';

type Situation = { offer: OfferData | null; config: EngagementConfig | null; qualified: number };

/** Why no text can be written for a campaign now, as the user reads it; null when one can. */
export function writingObstacle({ offer, config, qualified }: Situation): string | null {
  if (!offer || missingOfferFields(offer).length > 0)
    return 'Complétez l’offre\u00a0: les messages ne disent que ce qu’elle prouve.';
  if (!config) return 'Choisissez une séquence\u00a0: elle dit quels messages écrire.';
  if (!config.steps.some(isTextStep)) return 'La séquence n’envoie aucun message.';
  if (qualified === 0) return 'Aucune personne qualifiée dans cette campagne.';
  return null;
}
