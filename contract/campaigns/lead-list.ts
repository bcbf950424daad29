import { z } from 'zod';
import { exclusionKinds } from '#core/exclusions/exclusion.ts';
import { exportFormats } from '#core/leads/export-columns.ts';
import { leadSorts, sortOrders } from '#core/leads/lead-sort.ts';
import { lawfulBases, otherSources, personFields, personSources } from '#core/people/person-fields.ts';
import { HistoryLine } from '../audience/people.ts';
import { personCard } from '../audience/person-card.ts';
import { endpoint } from '../endpoint.ts';
import { LeadFilter } from './lead-filter.ts';
import { Reason, verdicts } from './leads.ts';
import { OutsideMarket } from './outside-market.ts';

/** Why a person stays out of every campaign. */
const ExcludedBy = z.object({ kind: z.enum(exclusionKinds), label: z.string(), note: z.string().nullable() });
export type ExcludedBy = z.infer<typeof ExcludedBy>;

/** A person in the list of all leads, with the best judgement of the campaigns where they are. */
export const LeadRow = z.object({
  id: z.uuid(),
  ...personCard,
  verdict: z.enum(verdicts).nullable(),
  score: z.number().nullable(),
  /** The offer of every campaign that qualifies them is for others, and nobody keeps them by hand. */
  isOutside: z.boolean(),
  tags: z.array(z.string()),
  source: z.enum(personSources),
  excludedBy: ExcludedBy.nullable(),
  isProfileRead: z.boolean(),
  addedAt: z.iso.datetime(),
});
export type LeadRow = z.infer<typeof LeadRow>;

/** People are counted up to here: « plus de 10 000 » beyond. */
export const mostCounted = 10_000;

const Origin = z.object({ from: z.enum([...personSources, ...otherSources, 'edit']), at: z.iso.datetime() });

const judgement = {
  name: z.string(),
  verdict: z.enum(verdicts),
  score: z.number(),
  reasons: z.array(Reason),
};
const LeadInCampaign = z.object({
  campaignId: z.uuid(),
  ...judgement,
  outsideMarket: OutsideMarket.nullable(),
  addedAt: z.iso.datetime(),
});
const LeadInSearch = z.object({ searchId: z.uuid(), ...judgement, startedAt: z.iso.datetime() });

/** Everything that is kept of a person, and where each field comes from. */
export const LeadDetail = LeadRow.extend({
  fields: z.array(z.object({ field: z.enum(personFields), value: z.string(), origin: Origin.nullable() })),
  about: z.string().nullable(),
  positions: z.array(
    z.object({
      title: z.string(),
      company: z.string().nullable(),
      startYear: z.number().nullable(),
      isCurrent: z.boolean(),
    }),
  ),
  skills: z.array(z.string()),
  /** Columns of the user's files, with the day of the import; a message may cite some, and never the others. */
  details: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      at: z.iso.datetime().nullable(),
      isCitable: z.boolean(),
      /** It comes from a reply, not from an imported file. */
      isOfReply: z.boolean(),
    }),
  ),
  /** What the page of the company says. */
  employer: z
    .object({
      name: z.string(),
      industry: z.string().nullable(),
      employees: z.object({ min: z.number(), max: z.number().nullable() }).nullable(),
      headquarters: z.string().nullable(),
    })
    .nullable(),
  sourceDetail: z.string().nullable(),
  lawfulBasis: z.enum(lawfulBases),
  lastContactAt: z.iso.datetime().nullable(),
  profileReadAt: z.iso.datetime().nullable(),
  campaigns: z.array(LeadInCampaign),
  /** The latest free searches that found and judged this person. */
  searches: z.array(LeadInSearch),
  identities: z.array(z.object({ kind: z.string(), value: z.string() })),
  /** What happened to the record, the latest first. */
  events: z.array(HistoryLine),
});
export type LeadDetail = z.infer<typeof LeadDetail>;

const sorting = { sort: z.enum(leadSorts).default('recent'), order: z.enum(sortOrders).optional() };

export const LeadChoices = z.object({
  tags: z.array(z.string()),
  departments: z.array(z.string()),
  headcounts: z.array(z.string()),
});

export const leadListApi = {
  list: endpoint('GET', '/api/leads', {
    query: LeadFilter.extend({ ...sorting, cursor: z.string().max(1000).optional() }),
    reply: z.object({
      items: z.array(LeadRow),
      nextCursor: z.string().nullable(),
      /** With the first page only; one more than `mostCounted` says « more than that ». */
      total: z.number().nullable(),
    }),
  }),
  one: endpoint('GET', '/api/leads/:id', { params: z.object({ id: z.uuid() }), reply: LeadDetail }),
  /** What this user's people may be filtered on: only what occurs. */
  choices: endpoint('GET', '/api/leads/choices', { reply: LeadChoices }),
  /** CSV for French spreadsheets (separator `;`, UTF-8 with its mark) or with the columns of a CRM. Streamed, whatever its length. */
  export: endpoint('GET', '/api/leads/export', {
    query: LeadFilter.extend({ ...sorting, format: z.enum(exportFormats).default('accroche') }),
    reply: z.string(),
  }),
};
