import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Prospect } from '#contract/overview/prospects.ts';
import { describeActivity, momentOf } from '#core/activity/describe-activity.ts';
import type { PausedReason } from '#core/campaigns/campaign-status.ts';
import { nameStep, type SequenceStep } from '#core/campaigns/engagement.ts';
import type { AttemptAct } from '#core/engine/attempt.ts';
import type { EnrolmentState } from '#core/engine/enrolment.ts';
import type { ProspectStage } from '#core/prospects/stages.ts';
import type { ReplyKind } from '#core/replies/reply.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { type ActivityRow, activity } from '#server/features/audience/activity/activity.table.ts';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { departureOf, readToday, type Today } from '#server/features/overview/campaign-live/read-today.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** A row of `prospectRows`: without a campaign nothing of an enrolment is known, without a message nothing of a talk. */
export type ProspectRow = Pick<
  Prospect,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'headline'
  | 'company'
  | 'location'
  | 'publicIdentifier'
  | 'tags'
  | 'score'
> & {
  stage: ProspectStage;
  campaignId: string | null;
  campaignName: string | null;
  campaignPause: PausedReason | null;
  accountId: string | null;
  sequenceVersion: number | null;
  state: EnrolmentState | null;
  reason: string | null;
  nextStepKey: string | null;
  nextAct: AttemptAct | null;
  nextActionAt: Date | null;
  isPaused: boolean | null;
  pausedUntil: Date | null;
  isOnHold: boolean | null;
  enrolledAt: Date | null;
  finishedAt: Date | null;
  lastMessageAt: Date | null;
  lastReplyAt: Date | null;
  unread: number | null;
  replyKind: ReplyKind | null;
  returnsOn: string | null;
  snoozedUntil: Date | null;
  isAwaitingAnswer: boolean | null;
  invitedAt: Date | null;
};

type Version = { campaignId: string; version: number };
const versionKey = ({ campaignId, version }: Version) => `${campaignId} ${version}`;

/** The steps of each version of a sequence that somebody of a page follows. */
export async function readVersionSteps(
  ctx: MemberCtx,
  versions: readonly Version[],
): Promise<(of: Version) => readonly SequenceStep[]> {
  const wanted = [...new Map(versions.map((one) => [versionKey(one), one])).values()];
  const rows = wanted.length
    ? await ctx.db
        .select()
        .from(campaignSequences)
        .where(
          and(
            own(campaignSequences, ctx.actor),
            or(
              ...wanted.map(({ campaignId, version }) =>
                and(eq(campaignSequences.campaignId, campaignId), eq(campaignSequences.version, version)),
              ),
            ),
          ),
        )
    : [];
  const steps = new Map(rows.map((row) => [versionKey(row), row.config.steps]));
  return (of) => steps.get(versionKey(of)) ?? [];
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** The rows of a page, with the names of their steps, when their accounts may act and what last happened. */
export async function presentProspects(
  ctx: MemberCtx,
  rows: readonly ProspectRow[],
  known: Today | null = null,
): Promise<Prospect[]> {
  const stepsOf = await readVersionSteps(
    ctx,
    rows.flatMap(({ campaignId, sequenceVersion: version }) =>
      campaignId && version ? [{ campaignId, version }] : [],
    ),
  );
  // The day is read only where somebody of the page is due in it.
  const today = known ?? (rows.some(isRunning) ? await readToday(ctx) : null);
  const events = await readLastEvents(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const steps =
      row.campaignId && row.sequenceVersion
        ? stepsOf({ campaignId: row.campaignId, version: row.sequenceVersion })
        : [];
    const event = events.get(row.id);
    return {
      id: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      headline: row.headline,
      company: row.company,
      location: row.location,
      publicIdentifier: row.publicIdentifier,
      tags: row.tags,
      stage: row.stage,
      score: row.score,
      enrolment: presentEnrolment(
        row,
        steps,
        today && describeDeparture({ ...row, personId: row.id }, steps, today, ctx.campaignClock.now()),
      ),
      conversation: presentTalk(row, ctx.campaignClock.now()),
      invitedAt: iso(row.invitedAt),
      lastEvent: event
        ? { text: describeActivity(event, steps).title, at: momentOf(event).toISOString() }
        : null,
    };
  });
}

export const isRunning = ({ state }: Pick<ProspectRow, 'state'>) => state === 'ready' || state === 'waiting';

type Departure = Pick<NonNullable<Prospect['enrolment']>, 'turnAt' | 'fromAt'>;
const noDeparture: Departure = { turnAt: null, fromAt: null };

type Standing = Omit<Parameters<typeof departureOf>[0], 'campaignId' | 'state'> & {
  campaignId: string | null;
  state: EnrolmentState | null;
  nextStepKey: string | null;
};

/** The moment that the page of the campaign shows too. */
export function describeDeparture(
  { campaignId, state, ...due }: Standing,
  steps: readonly SequenceStep[],
  today: Today,
  now: Date,
): Departure {
  if (!campaignId || !state) return noDeparture;
  const kind = steps.find(({ key }) => key === due.nextStepKey)?.kind;
  const departure = departureOf({ ...due, campaignId, state }, kind, today, now);
  if (!departure) return noDeparture;
  return departure.is === 'turn'
    ? { turnAt: iso(departure.at), fromAt: null }
    : { turnAt: null, fromAt: iso(departure.at) };
}

function presentEnrolment(
  row: ProspectRow,
  steps: readonly SequenceStep[],
  departure: Departure | null,
): Prospect['enrolment'] {
  if (!row.campaignId || !row.state || !row.enrolledAt) return null;
  return {
    campaign: { id: row.campaignId, name: row.campaignName ?? '' },
    state: row.state,
    reason: row.reason,
    stepKey: row.nextStepKey,
    stepName: row.nextStepKey ? nameStep(steps, row.nextStepKey) : null,
    at: iso(row.nextActionAt),
    campaignPause: row.campaignPause,
    isPaused: row.isPaused ?? false,
    pausedUntil: iso(row.pausedUntil),
    isOnHold: row.isOnHold ?? false,
    ...(departure ?? noDeparture),
    enrolledAt: row.enrolledAt.toISOString(),
    finishedAt: iso(row.finishedAt),
  };
}

function presentTalk(row: ProspectRow, now: Date): Prospect['conversation'] {
  if (!row.lastMessageAt) return null;
  return {
    replyKind: row.replyKind,
    isAwaitingAnswer: row.isAwaitingAnswer ?? false,
    unread: row.unread ?? 0,
    snoozedUntil: row.snoozedUntil && row.snoozedUntil > now ? row.snoozedUntil.toISOString() : null,
    // A day that came asks for nothing but the answer itself.
    returnsOn: row.returnsOn && row.returnsOn > dayIn('Europe/Paris', now) ? row.returnsOn : null,
  };
}

/**
 * What the engine wrote because of something that has a line of its own: a reply, an acceptance. Nor is a wait
 * an event, and an acceptance that is heard after an opposition changes nothing.
 */
const isConsequence = sql`${activity.kind} = 'step_held'
  or (${activity.kind} = 'person_finished' and ${activity.detail}->>'because' in ('replied', 'taken_over', 'opposed', 'declined'))
  or (${activity.kind} = 'step_skipped' and ${activity.detail}->>'because' in ('accepted', 'already_connected'))
  or (${activity.kind} = 'invitation_accepted' and exists (
    select 1 from activity as earlier
    where earlier.workspace_id = ${activity.workspaceId} and earlier.person_id = ${activity.personId}
      and earlier.kind = 'opposed' and earlier.id < ${activity.id}))`;

export async function readLastEvents(
  ctx: MemberCtx,
  personIds: readonly string[],
): Promise<Map<string, ActivityRow>> {
  if (personIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectDistinctOn([activity.personId])
    .from(activity)
    .where(and(own(activity, ctx.actor), inArray(activity.personId, [...personIds])))
    .orderBy(activity.personId, isConsequence, desc(activity.id));
  return new Map(rows.map((row) => [row.personId ?? '', row]));
}
