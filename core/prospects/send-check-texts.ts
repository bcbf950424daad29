import type { SendCheck } from '../engine/decide/send-checks.ts';

/** What each send check looks at. */
export const sendCheckLabels: Record<SendCheck, string> = {
  opposition: 'Opposition',
  reply: 'Réponse',
  pause: 'Pause',
  campaign: 'Campagne',
  account: 'Compte LinkedIn',
  hours: 'Horaires',
  quota: 'Limites du compte',
  spacing: 'Espacement',
  text: 'Message',
  ledger: 'Jamais deux fois',
};
