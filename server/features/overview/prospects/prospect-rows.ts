import { and, between, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ProspectFilter } from '#contract/overview/prospects.ts';
import type { PausedReason } from '#core/campaigns/campaign-status.ts';
import {
  onHoldReasons,
  type ProspectMark,
  type ProspectStage,
  prospectStages,
} from '#core/prospects/stages.ts';
import { opposedPeople } from '#server/features/audience/oppositions/opposed-people.ts';
import { byBytes, people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { leadConditions } from '#server/features/campaigns/leads/list/lead-conditions.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { hasReplied } from '#server/features/overview/campaign-live/has-replied.ts';
import { awaitsAnswer } from '#server/features/overview/conversations/awaits-answer.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { prospectOutcomes } from './prospect-outcomes.table.ts';

/** `personIds`: nobody else is read at all. */
type Wanted = Omit<ProspectFilter, 'stage'> & { personIds?: readonly string[] | undefined };

/** The one enrolment that is shown of a person: the running one, or else the last. */
function latestEnrolments(ctx: Ctx, workspaceId: string, { campaign, personIds }: Wanted) {
  return ctx.db
    .selectDistinctOn([enrolments.personId], {
      personId: sql<string>`${enrolments.personId}`.as('enrolled_id'),
      campaignId: enrolments.campaignId,
      campaignName: sql<string>`${campaigns.name}`.as('campaign_name'),
      campaignPause:
        sql<PausedReason | null>`case when ${campaigns.status} = 'paused' then coalesce(${campaigns.pausedReason}, 'user') end`.as(
          'campaign_pause',
        ),
      accountId: sql<string>`${enrolments.accountId}`.as('enrolled_account_id'),
      sequenceVersion: sql<number>`${enrolments.sequenceVersion}`.as('enrolled_version'),
      enrolledScore: sql<number>`${enrolments.score}`.as('enrolled_score'),
      state: enrolments.state,
      reason: enrolments.reason,
      nextStepKey: enrolments.nextStepKey,
      nextAct: enrolments.nextAct,
      nextActionAt: enrolments.nextActionAt,
      isPaused: enrolments.isPaused,
      pausedUntil: enrolments.pausedUntil,
      isOnHold: enrolments.isOnHold,
      enrolledAt: enrolments.enrolledAt,
      repliedAt: enrolments.repliedAt,
      finishedAt: enrolments.finishedAt,
    })
    .from(enrolments)
    .innerJoin(campaigns, and(own(campaigns, workspaceId), eq(campaigns.id, enrolments.campaignId)))
    .where(
      and(
        own(enrolments, workspaceId),
        campaign ? eq(enrolments.campaignId, campaign) : undefined,
        personIds && inArray(enrolments.personId, [...personIds]),
        isNull(campaigns.deletedAt),
      ),
    )
    .orderBy(enrolments.personId, sql`${enrolments.state} = 'finished'`, desc(enrolments.enrolledAt))
    .as('enrolled');
}

/** Somebody may be known by two accounts of the user: the last word counts. */
function latestTalks(ctx: Ctx, workspaceId: string, { personIds }: Wanted) {
  return ctx.db
    .selectDistinctOn([conversations.personId], {
      personId: sql<string>`${conversations.personId}`.as('talk_id'),
      accountId: sql<string>`${conversations.accountId}`.as('talk_account_id'),
      lastMessageAt: conversations.lastMessageAt,
      lastReplyAt: conversations.lastReplyAt,
      unread: conversations.unread,
      replyKind: conversations.replyKind,
      returnsOn: conversations.returnsOn,
      snoozedUntil: conversations.snoozedUntil,
      isAwaitingAnswer: awaitsAnswer(ctx).as('is_awaiting_answer'),
    })
    .from(conversations)
    .where(and(own(conversations, workspaceId), personIds && inArray(conversations.personId, [...personIds])))
    .orderBy(conversations.personId, desc(conversations.lastMessageAt))
    .as('talk');
}

type Enrolled = ReturnType<typeof latestEnrolments>;
type Talk = ReturnType<typeof latestTalks>;

/**
 * Where a person stands. What the user says comes before what the engine knows, and what a reply says before what a
 * sequence does. An acceptance is one of an invitation of ours: who was a relation before was never invited.
 */
const stageOf = (e: Enrolled, t: Talk, isOpposed: SQL): SQL => sql`case
  when ${isOpposed} or ${e.reason} = 'opposed' then 'opposed'
  when ${prospectOutcomes.outcome} is not null then ${prospectOutcomes.outcome}
  when ${e.repliedAt} is not null then 'replied'
  when ${t.lastReplyAt} is not null and (${e.personId} is null or ${t.lastReplyAt} >= ${e.enrolledAt}) then 'replied'
  when ${e.state} = 'asking' and ${e.reason} <> 'paused' then 'asking'
  when ${e.state} = 'finished' then 'finished'
  when ${e.personId} is null or ${t.lastMessageAt} >= ${e.enrolledAt} then 'messaged'
  when ${relations.state} = 'connected' and (${relations.invitedAt} is not null or ${relations.since} >= ${e.enrolledAt})
    then 'accepted'
  when ${relations.state} = 'invited' or (${relations.state} = 'declined' and ${relations.invitedAt} >= ${e.enrolledAt})
    then 'invited'
  else 'to_contact' end`;

/** Who came to something in their campaign: the very people whom its figures count. */
const isMarked = (e: Enrolled, workspaceId: string): Record<ProspectMark, SQL> => ({
  invited: sql`exists (select 1 from ${attempts} where ${attempts.workspaceId} = ${workspaceId}
    and ${attempts.campaignId} = ${e.campaignId} and ${attempts.personId} = ${e.personId}
    and ${attempts.act} = 'invite' and ${attempts.state} = 'confirmed')`,
  accepted: sql`${relations.campaignId} = ${e.campaignId} and ${relations.state} = 'connected'
    and ${relations.invitedAt} is not null`,
  replied: hasReplied(e, workspaceId),
  finished: sql`${e.state} = 'finished'`,
  asking: sql`${e.state} = 'asking' and ${e.reason} <> 'paused'`,
  on_hold: sql`${e.state} = 'asking' and ${inArray(e.reason, onHoldReasons)}`,
});

const rankOfStage = (stage: SQL) =>
  sql<number>`array_position(${sql.param([...prospectStages])}::text[], ${stage})`;

/** Those in a sequence are few beside all leads: their words are read, not looked up. */
const fewPeople = { of: new Map<string, number>(), together: 1 };

/**
 * One row for each person who is in a sequence or in a conversation. With a campaign, those who are in that one, as
 * they stand in it. The stage is asked of the result: it is made of several tables.
 */
export function prospectRows(ctx: Ctx, workspaceId: string, wanted: Wanted) {
  const { campaign, mark, reply, scoreMin, scoreMax, ...person } = wanted;
  const e = latestEnrolments(ctx, workspaceId, wanted);
  const t = latestTalks(ctx, workspaceId, wanted);
  const opposed = opposedPeople(ctx, workspaceId);
  const personId = sql<string>`coalesce(${e.personId}, ${t.personId})`;
  const score = sql<number | null>`coalesce(${e.enrolledScore}, ${people.score})`;
  const stage = stageOf(e, t, sql`${opposed.personId} is not null`);
  return ctx.db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      headline: people.headline,
      company: people.company,
      location: people.location,
      publicIdentifier: people.publicIdentifier,
      source: people.source,
      tags: people.tags,
      sortName: sql<string>`${byBytes(people.sortName)}`.as('sort_name'),
      sortCompany: sql<string | null>`${byBytes(people.sortCompany)}`.as('sort_company'),
      score: score.as('score'),
      campaignId: e.campaignId,
      campaignName: e.campaignName,
      campaignPause: e.campaignPause,
      accountId: e.accountId,
      sequenceVersion: e.sequenceVersion,
      state: e.state,
      reason: e.reason,
      nextStepKey: e.nextStepKey,
      nextAct: e.nextAct,
      nextActionAt: e.nextActionAt,
      isPaused: e.isPaused,
      pausedUntil: e.pausedUntil,
      isOnHold: e.isOnHold,
      enrolledAt: e.enrolledAt,
      finishedAt: e.finishedAt,
      lastMessageAt: t.lastMessageAt,
      lastReplyAt: t.lastReplyAt,
      unread: t.unread,
      replyKind: t.replyKind,
      returnsOn: t.returnsOn,
      snoozedUntil: t.snoozedUntil,
      isAwaitingAnswer: t.isAwaitingAnswer,
      invitedAt: relations.invitedAt,
      stage: sql<ProspectStage>`${stage}`.as('stage'),
      stageRank: rankOfStage(stage).as('stage_rank'),
    })
    .from(e)
    .fullJoin(t, eq(t.personId, e.personId))
    .innerJoin(people, and(own(people, workspaceId), eq(people.id, personId)))
    .leftJoin(
      relations,
      own(relations, workspaceId, {
        accountId: sql`coalesce(${e.accountId}, ${t.accountId})`,
        personId: people.id,
      }),
    )
    .leftJoin(
      prospectOutcomes,
      and(own(prospectOutcomes, workspaceId), eq(prospectOutcomes.personId, people.id)),
    )
    .leftJoin(opposed, eq(opposed.personId, people.id))
    .where(
      and(
        campaign ? isNotNull(e.personId) : undefined,
        leadConditions(ctx, workspaceId, person, fewPeople),
        (scoreMin ?? scoreMax) !== undefined ? between(score, scoreMin ?? 0, scoreMax ?? 100) : undefined,
        reply && inArray(t.replyKind, reply),
        mark && isMarked(e, workspaceId)[mark],
      ),
    )
    .as('prospect');
}

export type ProspectRows = ReturnType<typeof prospectRows>;

const shown = [
  'id',
  'firstName',
  'lastName',
  'headline',
  'company',
  'location',
  'publicIdentifier',
  'tags',
  'score',
  'campaignId',
  'campaignName',
  'campaignPause',
  'accountId',
  'sequenceVersion',
  'state',
  'reason',
  'nextStepKey',
  'nextAct',
  'nextActionAt',
  'isPaused',
  'pausedUntil',
  'isOnHold',
  'enrolledAt',
  'finishedAt',
  'lastMessageAt',
  'lastReplyAt',
  'unread',
  'replyKind',
  'returnsOn',
  'snoozedUntil',
  'isAwaitingAnswer',
  'invitedAt',
  'stage',
] as const satisfies readonly (keyof ProspectRows)[];

/** What is read of a row to show it. */
export const shownColumns = (rows: ProspectRows) =>
  Object.fromEntries(shown.map((name) => [name, rows[name]])) as Pick<ProspectRows, (typeof shown)[number]>;
