import { z } from 'zod';
import { campaignStatuses } from '#core/campaigns/campaign-status.ts';
import { settlers } from '#core/engine/attempt.ts';
import { endpoint } from '../endpoint.ts';
import { CampaignFigures, LivePerson } from './campaign-live.ts';

/** Kinds of things that wait for the user, the gravest first. */
export const waitingKinds = ['account', 'email', 'paused_campaign', 'held_people', 'refused_check'] as const;

export const WaitingItem = z.object({
  kind: z.enum(waitingKinds),
  title: z.string(),
  detail: z.string(),
  since: z.iso.datetime().nullable(),
  action: z.object({ label: z.string(), href: z.string() }),
});
export type WaitingItem = z.infer<typeof WaitingItem>;

/** What a campaign does next, and why it waits; in campaign time. */
export const CampaignOutlook = z.object({
  campaignId: z.uuid(),
  status: z.enum(campaignStatuses),
  /** « Reprendre la création », « Demain, 9 h 12 »… */
  headline: z.string(),
  detail: z.string().nullable(),
  /** null: nothing waits. */
  waitingFor: z.string().nullable(),
  href: z.string().nullable(),
  /** When what is said here changes by itself; null: when somebody acts. */
  until: z.iso.datetime().nullable(),
  /** Once it was launched. */
  figures: CampaignFigures.nullable(),
});
export type CampaignOutlook = z.infer<typeof CampaignOutlook>;

const shownActs = ['visit', 'invitation', 'message'] as const;

/** Planned if nothing changes; presumed: the network never said that it left. */
const markStates = ['planned', 'presumed', 'confirmed'] as const;

/** One act of the day. */
export const DayMark = z.object({
  act: z.enum(shownActs),
  at: z.iso.datetime(),
  state: z.enum(markStates),
});
export type DayMark = z.infer<typeof DayMark>;

/** What leaves today from the linked account. */
export const AccountDay = z.object({
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  marks: z.array(DayMark),
});
export type AccountDay = z.infer<typeof AccountDay>;

export const Dashboard = z.object({
  /** Campaign time: accelerated in the demonstration. */
  now: z.iso.datetime(),
  waiting: z.array(WaitingItem),
  outlooks: z.array(CampaignOutlook),
  /** null: nothing was ever launched. */
  day: AccountDay.nullable(),
  offers: z.object({ used: z.number(), limit: z.number().nullable() }),
  icps: z.object({ used: z.number(), limit: z.number().nullable() }),
});
export type Dashboard = z.infer<typeof Dashboard>;

export const countedUses = ['invitations', 'messages', 'visits', 'pending'] as const;
export const usePeriods = ['today', 'week'] as const;
/**
 * One figure of « Cette semaine »: an act of the linked account, today or in seven days; or, whatever the period, the
 * invitations that nobody answered yet (`pending`).
 */
export const CountedUse = z.object({ act: z.enum(countedUses), period: z.enum(usePeriods) });
export type CountedUse = z.infer<typeof CountedUse>;

export const UseLine = z.object({
  id: z.uuid(),
  person: LivePerson,
  campaignName: z.string().nullable(),
  at: z.iso.datetime(),
  /** false: the network has not said that it left. */
  isCertain: z.boolean(),
  /** Who said so; `presumed`: nobody, and nobody will. null: nothing is said yet. */
  settledBy: z.enum(settlers).nullable(),
});
export type UseLine = z.infer<typeof UseLine>;

export const dashboardApi = {
  read: endpoint('GET', '/api/dashboard', { reply: Dashboard }),
  /** The acts behind a figure of the linked account, the latest first. */
  uses: endpoint('GET', '/api/dashboard/uses', {
    query: z.object({
      act: z.enum(countedUses).default('invitations'),
      period: z.enum(usePeriods).default('week'),
      cursor: z.string().max(1000).optional(),
    }),
    reply: z.object({
      total: z.number(),
      /** Of them, those that name nobody: people whose records went, or whom the user invited from the network itself. */
      unnamed: z.number(),
      items: z.array(UseLine),
      nextCursor: z.string().nullable(),
    }),
  }),
};
