import { z } from 'zod';
import { activityKinds } from '#core/activity/activity-kinds.ts';
import { activityTones } from '#core/activity/describe-activity.ts';
import { pausedReasons } from '#core/campaigns/campaign-status.ts';
import { angles } from '#core/campaigns/engagement.ts';
import { attemptActs, attemptStates, settlers } from '#core/engine/attempt.ts';
import { sendCheckKinds } from '#core/engine/decide/send-checks.ts';
import { enrolmentStates } from '#core/engine/enrolment.ts';
import { exportFormats } from '#core/leads/export-columns.ts';
import { sortOrders } from '#core/leads/lead-sort.ts';
import { prospectMarks, prospectOutcomes, prospectSorts, prospectStages } from '#core/prospects/stages.ts';
import { replyKinds } from '#core/replies/reply.ts';
import { personCard } from '../audience/person-card.ts';
import { LeadFilter, listOf, Tag } from '../campaigns/lead-filter.ts';
import { endpoint } from '../endpoint.ts';
import { draftParts } from '../texts/drafts.ts';

/** What leads are asked for, and where they stand. Of a campaign, their way through it, and no other, is shown. */
export const ProspectFilter = LeadFilter.extend({
  stage: listOf(z.enum(prospectStages)),
  /** What they came to in their campaign, wherever they stand now. */
  mark: z.enum(prospectMarks).optional(),
  /** How their last reply was understood. */
  reply: listOf(z.enum(replyKinds)),
});
export type ProspectFilter = z.infer<typeof ProspectFilter>;

const moment = z.iso.datetime();
const CampaignName = z.object({ id: z.uuid(), name: z.string() });

/** Where a person stands in a campaign. All moments are in campaign time. */
const Enrolment = z.object({
  campaign: CampaignName,
  state: z.enum(enrolmentStates),
  /** Why it waits, asks or is over: a reason of core/engine/decide/decision.ts. */
  reason: z.string().nullable(),
  stepKey: z.string().nullable(),
  /** « Relance » */
  stepName: z.string().nullable(),
  at: moment.nullable(),
  /** Why the campaign is paused; null: it is not. */
  campaignPause: z.enum(pausedReasons).nullable(),
  isPaused: z.boolean(),
  pausedUntil: moment.nullable(),
  isOnHold: z.boolean(),
  /** When the account serves them today; null: not today, or not yet known. */
  turnAt: moment.nullable(),
  /** Due, and not served today: from when. */
  fromAt: moment.nullable(),
  enrolledAt: moment,
  finishedAt: moment.nullable(),
});

/** Somebody who entered a sequence, or a conversation. */
export const Prospect = z.object({
  /** The id of the person. */
  id: z.uuid(),
  ...personCard,
  tags: z.array(z.string()),
  stage: z.enum(prospectStages),
  score: z.number().nullable(),
  enrolment: Enrolment.nullable(),
  conversation: z
    .object({
      replyKind: z.enum(replyKinds).nullable(),
      isAwaitingAnswer: z.boolean(),
      unread: z.number(),
      snoozedUntil: moment.nullable(),
      returnsOn: z.string().nullable(),
    })
    .nullable(),
  invitedAt: moment.nullable(),
  lastEvent: z.object({ text: z.string(), at: moment }).nullable(),
});
export type Prospect = z.infer<typeof Prospect>;

const Notes = z.object({ id: z.uuid(), text: z.string(), createdAt: moment, updatedAt: moment });
export type PersonNote = z.infer<typeof Notes>;

/** One step of the way of a person: what it writes, and what became of it. */
const Step = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.string(),
  /** The act that left, or may have left; null: nothing did. */
  attempt: z
    .object({
      id: z.uuid(),
      act: z.enum(attemptActs),
      state: z.enum(attemptStates),
      text: z.string().nullable(),
      at: moment,
      settledBy: z.enum(settlers).nullable(),
      /** Why it did not leave, or why nobody knows. */
      outcome: z.string().nullable(),
      /** The record of the network did not settle it: the user says whether it left. */
      isAsked: z.boolean(),
    })
    .nullable(),
  draft: z
    .object({
      id: z.uuid(),
      state: z.enum(draftParts),
      text: z.string(),
      blocking: z.number(),
      /** Which of two texts it is; null: the step has one. */
      variant: z.enum(angles).nullable(),
    })
    .nullable(),
});
export type ProspectStep = z.infer<typeof Step>;

export const ProspectDetail = Prospect.extend({
  /** Now, in campaign time: the other dates are shown relative to it. */
  now: moment,
  /** The latest first. */
  ways: z.array(Enrolment.extend({ steps: z.array(Step) })),
  relation: z
    .object({
      state: z.string(),
      since: moment.nullable(),
      /** Of an invitation that waits: whether the user may take it back, or has asked for it. */
      withdrawal: z.enum(['possible', 'planned']).nullable(),
    })
    .nullable(),
  /** Who of the same company answered, while this person is on hold because of it. */
  colleague: z
    .object({ id: z.uuid(), firstName: z.string().nullable(), lastName: z.string().nullable(), at: moment })
    .nullable(),
  outcome: z.object({ outcome: z.enum(prospectOutcomes), saidAt: moment }).nullable(),
  opposedAt: moment.nullable(),
  notes: z.array(Notes),
});
export type ProspectDetail = z.infer<typeof ProspectDetail>;

/** All that a person receives in a campaign, before its launch too. */
export const PersonSequence = z.object({
  now: moment,
  /** Null: not in the sequence yet. */
  way: z
    .object({ state: z.enum(enrolmentStates), reason: z.string().nullable(), stepKey: z.string().nullable() })
    .nullable(),
  relation: ProspectDetail.shape.relation,
  /** With when it falls (« J 3 ») and, of what has not left yet, what is added under it when it leaves. */
  steps: z.array(Step.extend({ moment: z.string().nullable(), departureLine: z.string().nullable() })),
});
export type PersonSequence = z.infer<typeof PersonSequence>;

/** A line of the history of a person, with what was checked before the act was let through. */
export const ProspectEvent = z.object({
  id: z.number(),
  kind: z.enum(activityKinds),
  at: moment,
  title: z.string(),
  detail: z.string().nullable(),
  tone: z.enum(activityTones),
  campaign: CampaignName.nullable(),
  gate: z
    .object({
      at: z.string(),
      /** Since when it was due and waited for the account. */
      dueAt: z.string().optional(),
      passed: z.array(z.object({ check: z.enum(sendCheckKinds), seen: z.string() })),
    })
    .nullable(),
});
export type ProspectEvent = z.infer<typeof ProspectEvent>;

/** How many people one call may name; more are meant by their filter. */
export const mostProspectsNamed = 1000;
/** Those named, or everyone who matches a filter but those taken out of it, batch by batch. */
export const ProspectSelection = z.union([
  z.object({
    ids: z.array(z.uuid()).min(1, 'Choisissez au moins une personne.').max(mostProspectsNamed),
    after: z.uuid().optional(),
  }),
  z.object({
    filter: ProspectFilter,
    except: z.array(z.uuid()).max(mostProspectsNamed).default([]),
    after: z.uuid().optional(),
  }),
]);
export type ProspectSelection = z.input<typeof ProspectSelection>;

const tags = z.array(Tag).min(1, 'Écrivez une étiquette.').max(10, '10 au plus.');
export const ProspectAct = z.discriminatedUnion('is', [
  /** Until a day, or until the user says otherwise. */
  z.object({ is: z.literal('pause'), until: z.iso.date().optional() }),
  z.object({ is: z.literal('resume') }),
  z.object({ is: z.literal('tag'), tags }),
  z.object({ is: z.literal('untag'), tags }),
  /** Out of the sequence for good; the history keeps what was sent. */
  z.object({ is: z.literal('remove') }),
  /** Never again, in any campaign. */
  z.object({ is: z.literal('oppose') }),
]);
export type ProspectAct = z.infer<typeof ProspectAct>;

const one = z.object({ id: z.uuid() });
const noteBody = z.object({
  text: z.string().trim().min(1, 'Écrivez quelque chose.').max(4000, '4 000 caractères au plus.'),
});
const counts = z.record(z.enum(prospectStages), z.number());
const page = { items: z.array(Prospect), nextCursor: z.string().nullable() };
/** Now, in campaign time: the other dates are shown relative to it. */
const now = { now: moment };

const sorting = { sort: z.enum(prospectSorts).default('next'), order: z.enum(sortOrders).optional() };

export const prospectsApi = {
  list: endpoint('GET', '/api/prospects', {
    query: ProspectFilter.extend({ ...sorting, cursor: z.string().max(1000).optional() }),
    reply: z.object({ ...page, ...now }),
  }),
  /** The files of the leads, with where each person stands. */
  export: endpoint('GET', '/api/prospects/export', {
    query: ProspectFilter.extend({ ...sorting, format: z.enum(exportFormats).default('accroche') }),
    reply: z.string(),
  }),
  /** How many at each stage, whatever stage is asked for; `whole` is without any filter. */
  stages: endpoint('GET', '/api/prospects/stages', {
    query: ProspectFilter,
    reply: z.object({ counts, whole: z.number() }),
  }),
  /** The first cards of every column, in one reading; the rest of a column is a list of that stage. */
  board: endpoint('GET', '/api/prospects/board', {
    query: ProspectFilter,
    reply: z.object({
      ...now,
      columns: z.array(z.object({ stage: z.enum(prospectStages), total: z.number(), ...page })),
    }),
  }),
  one: endpoint('GET', '/api/prospects/:id', { params: one, reply: ProspectDetail }),
  history: endpoint('GET', '/api/prospects/:id/history', {
    params: one,
    query: z.object({ cursor: z.string().max(200).optional() }),
    reply: z.object({ items: z.array(ProspectEvent), nextCursor: z.string().nullable() }),
  }),
  /** Of the person of a message, in its campaign. */
  sequence: endpoint('GET', '/api/drafts/:id/sequence', { params: one, reply: PersonSequence }),
  setOutcome: endpoint('PUT', '/api/prospects/:id/outcome', {
    params: one,
    body: z.object({ outcome: z.enum(prospectOutcomes).nullable() }),
    reply: ProspectDetail,
  }),
  /** Leaves at a slot of the account, in the hours; their sequence is over now. Refused with the reason (409). */
  withdrawInvitation: endpoint('POST', '/api/prospects/:id/withdraw-invitation', {
    params: one,
    reply: ProspectDetail,
  }),
  addNote: endpoint('POST', '/api/prospects/:id/notes', { params: one, body: noteBody, reply: Notes }),
  editNote: endpoint('PATCH', '/api/person-notes/:id', { params: one, body: noteBody, reply: Notes }),
  removeNote: endpoint('DELETE', '/api/person-notes/:id', { params: one, reply: z.object({ id: z.uuid() }) }),
  /** One batch; `next` is where the following one begins, null once everyone was dealt with. */
  act: endpoint('POST', '/api/prospects/acts', {
    body: z.object({ act: ProspectAct, selection: ProspectSelection }),
    reply: z.object({ done: z.number(), unchanged: z.number(), next: z.uuid().nullable() }),
  }),
};
