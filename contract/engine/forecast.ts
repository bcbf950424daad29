import { z } from 'zod';
import { leftOutReasons } from '#core/campaigns/audience.ts';
import type { Day as DayText } from '#core/time/calendar-day.ts';
import { endpoint } from '../endpoint.ts';

const Day = z.custom<DayText>((value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
const Range = z.object({ low: z.number(), likely: z.number(), high: z.number() });

/** What a share was taken from: the user's own events, or a published figure. */
const Ground = z.object({
  /** 0: a published figure. */
  measuredOn: z.number(),
  text: z.string(),
});

export const Forecast = z.object({
  /** In campaign time, like every moment below. */
  now: z.iso.datetime(),
  /** Whoever will be contacted. */
  people: z.number(),
  /** How many of them the simulation follows: the best first. */
  followed: z.number(),
  firstActAt: z.iso.datetime().nullable(),
  lastInvitationOn: Day.nullable(),
  finishesOn: z.object({ low: Day.nullable(), likely: Day.nullable(), high: Day.nullable() }),
  invitations: z.number(),
  /** On how many days some leave. */
  invitationDays: z.number(),
  /** Ranges hold eight times out of ten. */
  accepted: Range.extend({ ground: Ground }),
  replies: Range.extend({ ground: Ground }),
  positive: Range.extend({ ground: Ground }),
  messages: Range,
  days: z.array(
    z.object({
      day: Day,
      visits: z.number(),
      invitations: z.number(),
      messages: Range,
      tasks: z.number(),
      /** Invitations of the other campaigns of the same account. */
      otherInvitations: z.number(),
      /** The most that the account sends on that day: less during its ramp. */
      invitationsAtMost: z.number(),
    }),
  ),
  hasOtherCampaigns: z.boolean(),
  leftOut: z.array(
    z.object({
      reason: z.enum(leftOutReasons),
      title: z.string(),
      count: z.number(),
      /** Some of them, by name; none of those who said no. */
      names: z.array(z.string()),
    }),
  ),
  /** Who will wait for the user, unless they act before. */
  asking: z.array(z.object({ reason: z.string(), title: z.string(), count: z.number() })),
  /** How it was made, sentence by sentence. */
  method: z.array(z.string()),
});
export type Forecast = z.infer<typeof Forecast>;

/** What leaves on one day in the likely case. */
export const ForecastDayActs = z.object({
  day: Day,
  acts: z.array(
    z.object({
      at: z.iso.datetime(),
      personId: z.uuid(),
      name: z.string(),
      stepName: z.string(),
    }),
  ),
});
export type ForecastDayActs = z.infer<typeof ForecastDayActs>;

const params = z.object({ id: z.uuid() });

export const forecastApi = {
  /** null: nothing can be foreseen without an account, a sequence and people. */
  campaign: endpoint('GET', '/api/campaigns/:id/forecast', { params, reply: Forecast.nullable() }),
  day: endpoint('GET', '/api/campaigns/:id/forecast/day', {
    params,
    /** Today by default. */
    query: z.object({ day: Day.optional() }),
    reply: ForecastDayActs,
  }),
};
