import { z } from 'zod';
import { countedMarks, journeyMarks } from '#core/analytics/journey.ts';
import { segmentations } from '#core/analytics/segmentations.ts';
import { waitedMarks } from '#core/analytics/survival.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { endpoint } from '../endpoint.ts';
import { LivePerson } from './campaign-live.ts';

export const analyticsTables = ['funnel', 'days', 'weeks', 'hours', 'delays', 'segments'] as const;

const one = z.object({ id: z.uuid() });
const day = z.iso.date().transform((text) => text as Day);

/** Who is looked at: people first contacted in these days. */
const Filter = z.object({
  from: day.optional(),
  to: day.optional(),
});

const Range = z.object({ low: z.number(), likely: z.number(), high: z.number() });
const MarkCounts = z.record(z.enum(journeyMarks), z.number());

export const AnalyticsSummary = z.object({
  /** Now, in campaign time. */
  now: z.iso.datetime(),
  /** The days on which people of the campaign were first contacted, whatever is filtered; null: nobody yet. */
  days: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  counts: MarkCounts,
  /** What was foreseen at launch; null: the campaign is older than its being kept. Ranges hold eight times out of ten. */
  forecast: z
    .object({
      people: z.number(),
      invitations: z.number(),
      accepted: Range,
      replied: Range,
      positive: Range,
    })
    .nullable(),
});
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;

export const AnalyticsSegment = z.object({ segment: z.string(), label: z.string(), counts: MarkCounts });
export type AnalyticsSegment = z.infer<typeof AnalyticsSegment>;

export const AnalyticsDetail = z.object({
  days: z.array(
    z.object({ day: z.iso.date(), invited: z.number(), accepted: z.number(), replied: z.number() }),
  ),
  /** Days on which the campaign stood still for a while. */
  paused: z.array(z.iso.date()),
  hours: z.array(z.object({ weekday: z.number(), hour: z.number(), received: z.number() })),
  segments: z.array(AnalyticsSegment),
  /** How long an acceptance and a reply take; a point for each day on which one came. */
  delays: z.record(
    z.enum(waitedMarks),
    z.array(z.object({ day: z.number(), waiting: z.number(), came: z.number(), share: z.number() })),
  ),
});
export type AnalyticsDetail = z.infer<typeof AnalyticsDetail>;

/** One number of the page, as its list is asked for. */
export const CountedCell = Filter.extend({
  mark: z.enum(countedMarks),
  day: day.optional(),
  /** By its Monday. */
  week: day.optional(),
  weekday: z.coerce.number().int().min(1).max(7).optional(),
  hour: z.coerce.number().int().min(0).max(23).optional(),
  by: z.enum(segmentations).optional(),
  segment: z.string().max(100).optional(),
  after: z.coerce.number().int().min(0).max(10_000).optional(),
  waiting: z.literal('1').optional(),
});
export type CountedCell = z.input<typeof CountedCell>;

export const CountedPerson = z.object({
  person: LivePerson,
  mark: z.enum(journeyMarks),
  at: z.iso.datetime(),
});
export type CountedPerson = z.infer<typeof CountedPerson>;

export const CountedPeople = z.object({
  total: z.number(),
  /** Of them, those whose records went: nothing says who they were. */
  erased: z.number(),
  items: z.array(CountedPerson),
  nextCursor: z.string().nullable(),
});
export type CountedPeople = z.infer<typeof CountedPeople>;

const cursor = z.string().max(1000).optional();

export const ComparedCampaign = z.object({
  id: z.uuid(),
  name: z.string(),
  offer: z.string().nullable(),
  target: z.string().nullable(),
  counts: MarkCounts,
});
export type ComparedCampaign = z.infer<typeof ComparedCampaign>;

/** One argument in one campaign: its numbers open there. */
export const ComparedArgument = AnalyticsSegment.extend({
  campaign: z.object({ id: z.uuid(), name: z.string() }),
  /** The same argument in two campaigns is one of the same offer. */
  offer: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type ComparedArgument = z.infer<typeof ComparedArgument>;

export const analyticsApi = {
  /** Every launched campaign, those that earned meetings first; PRO and above. */
  across: endpoint('GET', '/api/analytics', {
    reply: z.object({ campaigns: z.array(ComparedCampaign) }),
  }),
  /** Every argument that left in a launched campaign, those that earned meetings first; PRO and above. */
  arguments: endpoint('GET', '/api/analytics/arguments', {
    reply: z.object({ arguments: z.array(ComparedArgument) }),
  }),
  /** The people behind a number of several campaigns together; PRO and above. */
  acrossPeople: endpoint('GET', '/api/analytics/people', {
    query: z.object({
      campaigns: z
        .string()
        .max(10_000)
        .transform((text) => text.split(','))
        .pipe(z.array(z.uuid())),
      mark: z.enum(journeyMarks),
      by: z.enum(segmentations).optional(),
      segment: z.string().max(100).optional(),
      cursor,
    }),
    reply: CountedPeople,
  }),
  summary: endpoint('GET', '/api/campaigns/:id/analytics', {
    params: one,
    query: Filter,
    reply: AnalyticsSummary,
  }),
  /** PRO and above. */
  detail: endpoint('GET', '/api/campaigns/:id/analytics/detail', {
    params: one,
    query: Filter.extend({ by: z.enum(segmentations).default('function') }),
    reply: AnalyticsDetail,
  }),
  /** The same people cut one way, with the texts by their positive replies; PRO and above. */
  segments: endpoint('GET', '/api/campaigns/:id/analytics/segments', {
    params: one,
    query: Filter.extend({ by: z.enum(segmentations).default('text') }),
    reply: z.object({ segments: z.array(AnalyticsSegment) }),
  }),
  /** The people behind a number, the latest first; a number of the detail asks for PRO. */
  people: endpoint('GET', '/api/campaigns/:id/analytics/people', {
    params: one,
    query: CountedCell.extend({
      mark: z.enum(countedMarks).default('planned'),
      cursor,
    }),
    reply: CountedPeople,
  }),
  /** The page laid out for paper, as PDF; PRO and above. */
  report: endpoint('GET', '/api/campaigns/:id/analytics/report', {
    params: one,
    query: Filter,
    reply: z.string(),
  }),
  /** The tables behind the charts, PRO and above. */
  file: endpoint('GET', '/api/campaigns/:id/analytics/file', {
    params: one,
    query: Filter.extend({
      table: z.enum(analyticsTables).default('funnel'),
      by: z.enum(segmentations).default('function'),
    }),
    reply: z.string(),
  }),
};
