import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ProspectEvent } from '#contract/overview/prospects.ts';
import type { ActivityKind } from '#core/activity/activity-kinds.ts';
import { describeActivity, momentOf } from '#core/activity/describe-activity.ts';
import type { SequenceStep } from '#core/campaigns/engagement.ts';
import type { SendChecks } from '#core/engine/decide/send-checks.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { getPerson } from '#server/features/audience/people/read/get-person.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { readAllSteps } from '#server/features/overview/analytics/read-all-steps.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';

const pageLength = 30;
const Position = z.object({ id: z.number().int() });

/** Lines about an act towards the person: the send checks let each of them through. */
const actKinds: readonly ActivityKind[] = [
  'step_done',
  'step_not_sent',
  'step_unknown',
  'step_settled',
  'answer_sent',
];

/** What stopped or freed everybody of a campaign or an account at once: the send checks refuse each of them. */
const commonKinds: ActivityKind[] = [
  'campaign_paused',
  'campaign_resumed',
  'guardrail_raised',
  'account_backed_off',
  'account_disconnected',
  'account_reconnected',
];

/** What happened with a person, the latest first: acts with what was checked before each, and what was refused. */
export async function listPersonEvents(
  ctx: MemberCtx,
  { personId, cursor }: { personId: string; cursor?: string | undefined },
): Promise<{ items: ProspectEvent[]; nextCursor: string | null }> {
  const { workspaceId } = ctx.actor;
  await getPerson(ctx, personId);
  const from = readCursor(Position, cursor);
  const earlier = from && lt(activity.id, from.id);
  const own = await readEvents(ctx, and(eq(activity.personId, personId), earlier));
  const common = await readEvents(ctx, and(concerns(workspaceId, personId), earlier));
  const rows = [...own, ...common].sort((a, b) => b.event.id - a.event.id).slice(0, pageLength + 1);
  const page = rows.slice(0, pageLength);
  const checksOfSends = await readSendChecks(ctx, personId);
  const steps = await readStepsByCampaign(
    ctx,
    page.flatMap(({ event }) => event.campaignId ?? []),
  );
  const last = page.at(-1)?.event;
  return {
    items: page.map(({ event, campaign }) => {
      const described = describeActivity(event, steps(event.campaignId));
      const gate = actKinds.includes(event.kind)
        ? checksOfSends.get(sendKey(event.campaignId, event.stepKey))
        : undefined;
      return {
        id: event.id,
        kind: event.kind,
        at: momentOf(event).toISOString(),
        title: described.title,
        detail: described.detail,
        tone: described.tone,
        campaign: event.campaignId ? { id: event.campaignId, name: campaign ?? '' } : null,
        gate: gate ?? null,
      };
    }),
    nextCursor: rows.length > pageLength && last ? writeCursor({ id: last.id }) : null,
  };
}

const readEvents = (ctx: MemberCtx, wanted: SQL | undefined) =>
  ctx.db
    .select({ event: activity, campaign: campaigns.name })
    .from(activity)
    .leftJoin(campaigns, and(own(campaigns, activity), eq(campaigns.id, activity.campaignId)))
    .where(and(own(activity, ctx.actor), wanted))
    .orderBy(desc(activity.id))
    .limit(pageLength + 1);

/** While they were in the sequence of that campaign, or of any that the account serves. */
const concerns = (workspaceId: string, personId: string): SQL | undefined =>
  and(
    isNull(activity.personId),
    inArray(activity.kind, commonKinds),
    sql`exists (select 1 from ${enrolments} where ${enrolments.workspaceId} = ${workspaceId}
      and ${enrolments.personId} = ${personId}
      and coalesce(${enrolments.campaignId} = ${activity.campaignId}, ${enrolments.accountId} = ${activity.accountId})
      and ${activity.at} between ${enrolments.enrolledAt} and coalesce(${enrolments.finishedAt}, 'infinity'))`,
  );

const sendKey = (campaignId: string | null, stepKey: string | null) => `${campaignId} ${stepKey}`;

async function readSendChecks(ctx: MemberCtx, personId: string): Promise<Map<string, SendChecks>> {
  const rows = await ctx.db
    .select({ campaignId: attempts.campaignId, stepKey: attempts.stepKey, gate: attempts.gate })
    .from(attempts)
    .where(and(own(attempts, ctx.actor), eq(attempts.personId, personId)));
  return new Map(
    rows.flatMap(({ campaignId, stepKey, gate }) =>
      gate ? [[sendKey(campaignId, stepKey), gate] as const] : [],
    ),
  );
}

/** The steps of each of these campaigns, in whatever version of its sequence. */
async function readStepsByCampaign(ctx: MemberCtx, campaignIds: readonly string[]) {
  const all = new Map<string, SequenceStep[]>();
  for (const campaignId of new Set(campaignIds)) all.set(campaignId, await readAllSteps(ctx, campaignId));
  return (campaignId: string | null) => all.get(campaignId ?? '') ?? [];
}
