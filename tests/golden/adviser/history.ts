import { z } from 'zod';
import { messageGoals } from '../../../core/campaigns/engagement.ts';
import { adviceRules } from '../../../core/intelligence/advice.ts';
import { accountTiers } from '../../../core/network/account-quotas.ts';
import { companySizes, criteriaFields, seniorities } from '../../../core/targeting/icp-criteria.ts';
import type { Day } from '../../../core/time/calendar-day.ts';

const day = z.iso.date().transform((text) => text as Day);
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const count = z.number().int().min(0);

const Written = { after: count, openings: z.union([z.literal(1), z.literal(2)]), asks: z.enum(messageGoals) };
const Step = z.discriminatedUnion('kind', [
  z.strictObject({ key: z.string(), kind: z.literal('invitation'), note: z.boolean() }),
  z.strictObject({ key: z.string(), kind: z.literal('wait'), days: count, withdraws: z.boolean() }),
  z.strictObject({ key: z.string(), kind: z.literal('message'), ...Written }),
  z.strictObject({ key: z.string(), kind: z.literal('follow_up'), ...Written }),
]);

const Event = z.discriminatedUnion('what', [
  z.strictObject({
    at: moment,
    what: z.literal('invited'),
    step: z.string(),
    text: z.string().optional(),
  }),
  z.strictObject({ at: moment, what: z.enum(['accepted', 'declined', 'withdrawn', 'meeting', 'left']) }),
  z.strictObject({
    at: moment,
    what: z.literal('wrote'),
    step: z.string(),
    text: z.string(),
    argument: z.string().optional(),
    opening: z.enum(['statement', 'question']).optional(),
  }),
  z.strictObject({
    at: moment,
    what: z.literal('replied'),
    meaning: z.enum(['interested', 'later', 'question', 'refusal', 'opposed']),
  }),
]);

const Person = z.strictObject({
  id: z.string(),
  title: z.string().optional(),
  company: z.string().optional(),
  employees: count.optional(),
  place: z.string().optional(),
  naf: z.string().optional(),
  source: z.enum(['search', 'import']).default('search'),
  waits_for_text: z.boolean().default(false),
  events: z.array(Event),
});

/** A campaign in plain facts, as README.md says. */
export const History = z.strictObject({
  title: z.string(),
  /** « meetings_missed » is that of the worked example, which no rule looks for. */
  fault: z.enum([...adviceRules, 'meetings_missed']).nullable(),
  because: z.string(),
  now: moment,
  running: z.boolean(),
  launched: day,
  steps: z.array(Step),
  hours: z.strictObject({ days: z.array(z.number()), from: z.string(), to: z.string() }).optional(),
  arguments: z.array(z.strictObject({ id: z.string(), name: z.string() })).default([]),
  people: z.array(Person),
  set_aside: z.array(z.strictObject({ against: z.array(z.enum(criteriaFields)) })).default([]),
  target: z
    .strictObject({
      titles: z.array(z.string()).default([]),
      seniorities: z.array(z.enum(seniorities)).default([]),
      companySizes: z.array(z.enum(companySizes)).default([]),
      places: z.array(z.string()).default([]),
    })
    .optional(),
  edits: z.array(z.strictObject({ person: z.string(), written: z.string(), sent: z.string() })).default([]),
  account: z.strictObject({
    kind: z.enum(accountTiers),
    per_day: count,
    per_week: count,
    notes_per_month: count.optional(),
  }),
  others: z
    .array(
      z.strictObject({
        name: z.string(),
        running: z.boolean(),
        companies: z.array(z.string()).default([]),
        days: z.array(z.strictObject({ day, sent: count, accepted: count, taken_back: count.default(0) })),
      }),
    )
    .default([]),
});
export type History = z.infer<typeof History>;
export type HistoryPerson = History['people'][number];
export type HistoryEvent = HistoryPerson['events'][number];
