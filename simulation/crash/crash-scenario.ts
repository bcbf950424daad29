import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { defaultQuotas, highestQuotas } from '#core/network/account-quotas.ts';
import { noChaos, type Scenario } from '../draw-scenario.ts';

const at = { delayDays: 0, window: null };
const writing = { goal: 'short_call', length: 'short', hasVariants: false, instruction: '' } as const;

/** One soon after the other, at all hours: what is tried here is not the calendar. The longer one has every kind of act. */
export const configOf = (isLong: boolean): EngagementConfig => ({
  steps: [
    ...(isLong ? [{ key: 'visite', kind: 'visit', ...at } as const] : []),
    { key: 'invitation', kind: 'invitation', hasNote: true, instruction: '', ...at },
    { key: 'attente', kind: 'wait', maxDays: 1, withdrawsInvitation: isLong, ...at },
    { key: 'message-1', kind: 'message', ...writing, ...at },
    { key: 'relance-1', kind: 'follow_up', ...writing, ...at, delayDays: 1 },
  ],
  formality: 'vous',
  style: 'sober',
  calendarLink: '',
  approval: 'each',
  schedule: {
    days: [1, 2, 3, 4, 5, 6, 7],
    from: '00:00',
    to: '23:59',
    usesPersonTimeZone: false,
    skipsRegionalHolidays: false,
    skipsAugust: false,
  },
});

/** Every other account at the usual quotas, the others as high as a user may set them. */
export const drawCrash = (people: number, perAccount: number): Scenario => ({
  seed: 0,
  weeks: 2,
  startsAt: new Date(),
  chaos: noChaos,
  users: Array.from({ length: Math.ceil(people / perAccount) }, (_, index) => ({
    account: {
      email: `vendeur-${index}@reseau.example`,
      tier: 'premium',
      quotas: perAccount > 40 || index % 2 ? highestQuotas : defaultQuotas,
      hasRamp: false,
    },
    campaigns: [
      {
        people: Math.min(perAccount, people - index * perAccount),
        texts: { waiting: 0, skipped: 0, missing: 0, blocked: 0 },
        config: configOf(index % 2 === 0),
      },
    ],
  })),
});
