import type { CampaignStatus } from '../campaigns/campaign-status.ts';

type Departure = {
  /** While the text waits for approval: when it leaves once it is approved. */
  waiting: string;
  /** Once it is approved. */
  approved: string;
  /** The same as `waiting`, in a few words. */
  short: string;
};

const over = {
  waiting: 'La campagne est terminée\u00a0: ce message ne partira plus.',
  approved: 'La campagne est terminée.',
  short: 'La campagne est terminée',
};

/** What becomes of a text once it is approved. A yes in a campaign that runs sends it: nobody learns that afterwards. */
export const departures: Readonly<Record<CampaignStatus, Departure>> = {
  inactive: {
    waiting: 'Rien ne part avant le lancement de la campagne.',
    approved: 'Partira une fois la campagne lancée.',
    short: 'Rien ne part avant le lancement',
  },
  active: {
    waiting: 'La campagne est en cours\u00a0: une fois validé, ce message part dès que son tour vient.',
    approved: 'Part dès que son tour vient.',
    short: 'Il partira dès que son tour vient',
  },
  paused: {
    waiting: 'La campagne est en pause\u00a0: rien ne part avant sa reprise.',
    approved: 'Partira une fois la campagne reprise.',
    short: 'Rien ne part avant la reprise',
  },
  completed: over,
  archived: over,
};

/** Before many are approved at once, of several campaigns perhaps: the one that sends soonest is named. */
export function warnOfDeparture(statuses: readonly CampaignStatus[]): string {
  if (statuses.includes('active'))
    return statuses.some((status) => status !== 'active')
      ? 'Ceux des campagnes en cours partiront dès que leur tour vient\u00a0; les autres attendent leur lancement ou leur reprise.'
      : 'La campagne est en cours\u00a0: ils partiront dès que leur tour vient. Chaque message peut être rouvert d’ici là.';
  return statuses.includes('paused')
    ? 'Rien ne part avant la reprise de la campagne, et chaque message peut être rouvert d’ici là.'
    : 'Rien ne part avant le lancement de la campagne, et chaque message peut être rouvert d’ici là.';
}
