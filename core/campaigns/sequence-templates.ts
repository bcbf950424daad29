import { type EngagementConfig, officeHours, type SequenceStep, type Writing } from './engagement.ts';

export type SequenceTemplate = { id: string; name: string; purpose: string; config: EngagementConfig };

const at = (key: string, delayDays: number) => ({ key, delayDays, window: null });
const visit = (delayDays = 0): SequenceStep => ({ ...at('visite', delayDays), kind: 'visit' });
const invitation = (hasNote: boolean, delayDays = 1): SequenceStep => ({
  ...at('invitation', delayDays),
  kind: 'invitation',
  hasNote,
  instruction: '',
});
const wait = (maxDays = 28): SequenceStep => ({
  ...at('attente', 0),
  kind: 'wait',
  maxDays,
  withdrawsInvitation: true,
});
const writing = (changes: Partial<Writing>): Writing => ({
  goal: 'short_call',
  length: 'short',
  hasVariants: false,
  instruction: '',
  ...changes,
});
const message = (delayDays: number, changes: Partial<Writing> = {}): SequenceStep => ({
  ...at('message-1', delayDays),
  kind: 'message',
  ...writing(changes),
});
const followUp = (number: number, delayDays: number, changes: Partial<Writing> = {}): SequenceStep => ({
  ...at(`relance-${number}`, delayDays),
  kind: 'follow_up',
  ...writing(changes),
});

const config = (steps: SequenceStep[], changes: Partial<EngagementConfig> = {}): EngagementConfig => ({
  steps,
  formality: 'vous',
  style: 'sober',
  calendarLink: '',
  saysOpposition: false,
  schedule: officeHours,
  approval: 'each',
  ...changes,
});

/** The templates everybody starts from; a user's own are kept in the database. */
export const sequenceTemplates: readonly SequenceTemplate[] = [
  {
    id: 'approche-complete',
    name: 'Approche complète',
    purpose: 'Visite, invitation avec note, un message et deux relances. Le point de départ le plus sûr.',
    config: config([
      visit(),
      invitation(true),
      wait(),
      message(1),
      followUp(1, 4, { instruction: 'Rappeler le message sans le répéter.' }),
      followUp(2, 7, { instruction: 'Proposer une porte de sortie simple.' }),
    ]),
  },
  {
    id: 'invitation-nue',
    name: 'Invitation sans note',
    purpose: 'L’invitation seule, puis un message après l’acceptation. Convient à un compte gratuit.',
    config: config([visit(), invitation(false), wait(), message(1), followUp(1, 5)]),
  },
  {
    id: 'courte-et-directe',
    name: 'Courte et directe',
    purpose: 'Une note, un message, rien de plus. Pour les dirigeants qui ont peu de temps.',
    config: config([invitation(true, 0), wait(21), message(1, { goal: 'meeting' })], { style: 'direct' }),
  },
  {
    id: 'mes-relations',
    name: 'Mes relations',
    purpose: 'Un message et une relance à des personnes que vous connaissez déjà.',
    config: config([message(0, { goal: 'opinion' }), followUp(1, 6)], { style: 'warm' }),
  },
  {
    id: 'apres-un-salon',
    name: 'Après un salon',
    purpose: 'Vite, pendant que la rencontre est fraîche, avec un appel à passer vous-même.',
    config: config(
      [
        invitation(true, 0),
        wait(14),
        message(0, { instruction: 'Rappeler le salon et le sujet évoqué.' }),
        { ...at('appel', 3), kind: 'task', task: 'call', instruction: 'Proposer une date de rendez-vous.' },
        followUp(1, 4),
      ],
      { style: 'warm' },
    ),
  },
  {
    id: 'bon-interlocuteur',
    name: 'Trouver le bon interlocuteur',
    purpose: 'Demander vers qui se tourner, dans une grande entreprise.',
    config: config([
      visit(),
      invitation(false),
      wait(),
      message(1, { goal: 'referral' }),
      followUp(1, 5, { goal: 'resource', length: 'medium' }),
    ]),
  },
];

export const defaultEngagement: EngagementConfig = (sequenceTemplates[0] as SequenceTemplate).config;
