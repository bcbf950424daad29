import type { GateCheck } from '../engine/decide/gate-record.ts';

/** What each check of the exit gate looks at. */
export const gateCheckLabels: Record<GateCheck, string> = {
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
