import { and, asc, count, desc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { companyKey } from '#core/companies/company-key.ts';
import { drawVariant } from '#core/engine/draw-variant.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { isOutside } from '#server/features/audience/campaign-leads/is-outside.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { type CampaignRow, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { earlierContact, isEnrolledIn } from '#server/features/campaigns/leads/change/earlier-contact.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { atOneMoment, type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { wakeEngine } from '../wake/wake-engine.ts';
import { readAnsweredCompanies } from './read-answered-companies.ts';

const atOnce = 500;

export type Enrolled = {
  enrolled: number;
  /** On their way in another campaign: nobody is in two at once. */
  elsewhere: number;
  opposed: number;
};

/**
 * The qualified leads of a running campaign who are not on their way yet begin now, best first. Whoever cannot is
 * counted with the reason. A finished campaign that gets somebody new runs again.
 */
export async function enrolLeads(
  ctx: Ctx,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
): Promise<Enrolled> {
  const all: Enrolled = { enrolled: 0, elsewhere: 0, opposed: 0 };
  let after: Lead | null = null;
  do {
    const { result, last }: { result: Enrolled; last: Lead | null } = await enrolBatch(
      ctx,
      workspaceId,
      campaignId,
      after,
    );
    all.enrolled += result.enrolled;
    all.elsewhere += result.elsewhere;
    all.opposed += result.opposed;
    after = last;
  } while (after);
  return all;
}

type Lead = { personId: string; score: number; company: string | null; isRecommended: boolean };
/** Somebody of their company answered before they came: the user decides. */
const onHold = { isOnHold: true, state: 'asking' as const, reason: 'colleague_replied' };

const enrolBatch = (ctx: Ctx, workspaceId: string, campaignId: string, after: Lead | null) =>
  inTransaction(ctx, async (running): Promise<{ result: Enrolled; last: Lead | null }> => {
    const ctx = atOneMoment(running);
    const result: Enrolled = { enrolled: 0, elsewhere: 0, opposed: 0 };
    const campaign = await lockCampaign(ctx, workspaceId, campaignId);
    if (!campaign?.accountId) return { result, last: null };
    const leads = await findLeads(ctx, workspaceId, campaignId, after);
    if (leads.length === 0) return { result, last: null };
    const opposed = await readOpposed(
      ctx,
      workspaceId,
      leads.map(({ personId }) => personId),
    );
    const free = leads.filter(({ personId }) => !opposed.has(personId));
    const hasAnsweringColleague = await readAnsweredCompanies(ctx, workspaceId);
    // The colleague who answered sent us to them.
    const isOnHold = ({ personId, company, isRecommended }: Lead) =>
      !isRecommended && hasAnsweringColleague(personId, companyKey(company ?? ''));
    const [{ ranks } = { ranks: 0 }] = await ctx.db
      .select({ ranks: count() })
      .from(enrolments)
      .where(and(own(enrolments, workspaceId), eq(enrolments.campaignId, campaignId)));
    const now = ctx.campaignClock.now();
    const { accountId, sequenceVersion } = campaign;
    const begun =
      free.length === 0
        ? []
        : await ctx.db
            .insert(enrolments)
            .values(
              free.map((lead, index) => ({
                workspaceId,
                campaignId,
                personId: lead.personId,
                accountId,
                sequenceVersion,
                variant: drawVariant(campaignId, ranks + index),
                score: lead.score,
                enrolledAt: now,
                ...(isOnHold(lead)
                  ? onHold
                  : { state: 'waiting' as const, nextActionAt: now, reason: 'delay' }),
              })),
            )
            .onConflictDoNothing()
            .returning({
              personId: enrolments.personId,
              isOnHold: enrolments.isOnHold,
              variant: enrolments.variant,
            });
    await recordActivity(
      ctx,
      ...begun.flatMap(({ personId, isOnHold, variant }) => {
        const about = { workspaceId, campaignId, personId, accountId };
        const enrolled = { ...about, kind: 'person_enrolled' as const, detail: { variant } };
        const because = { because: 'colleague_replied' };
        return isOnHold
          ? [enrolled, { ...about, kind: 'person_held' as const, detail: because }]
          : [enrolled];
      }),
    );
    if (begun.length > 0) await reopen(ctx, campaign);
    wakeEngine(ctx);
    result.enrolled = begun.length;
    result.opposed = opposed.size;
    result.elsewhere = free.length - begun.length;
    return { result, last: leads.length < atOnce ? null : (leads.at(-1) ?? null) };
  });

/** Locked while its people begin, so that none begins in a campaign that is being paused or archived. */
async function lockCampaign(ctx: Ctx, workspaceId: string, campaignId: string): Promise<CampaignRow | null> {
  const [campaign] = await ctx.db
    .select()
    .from(campaigns)
    .where(and(own(campaigns, workspaceId), eq(campaigns.id, campaignId), isNull(campaigns.deletedAt)))
    .for('no key update');
  const takesPeople = campaign?.launchedAt && ['active', 'paused', 'completed'].includes(campaign.status);
  return takesPeople ? campaign : null;
}

/** Qualified, of the market, not kept out, not on their way or through it here, and not through another one before. */
function findLeads(ctx: Ctx, workspaceId: string, campaignId: string, after: Lead | null): Promise<Lead[]> {
  return ctx.db
    .select({
      personId: campaignLeads.personId,
      score: campaignLeads.score,
      company: people.company,
      isRecommended: sql<boolean>`jsonb_path_exists(${people.facts}, '$.details[*].messageId')`,
    })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(
      and(
        own(campaignLeads, workspaceId, { campaignId, verdict: 'qualified' }),
        isNull(people.exclusionId),
        not(isEnrolledIn(campaignLeads)),
        isNull(earlierContact(campaignLeads)),
        sql`not (${isOutside})`,
        after
          ? sql`(-${campaignLeads.score}, ${campaignLeads.personId}) > (-${after.score}::int, ${after.personId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(campaignLeads.score), asc(campaignLeads.personId))
    .limit(atOnce);
}

/**
 * Somebody is on the way again in a campaign that was over. Of an owner who is suspended, or leaves, it waits for them like
 * all that they had running.
 */
export async function reopen(ctx: Ctx, { workspaceId, id, status, accountId }: CampaignRow): Promise<void> {
  if (status !== 'completed') return;
  const rests = await isAtRest(ctx, workspaceId);
  await ctx.db
    .update(campaigns)
    .set({
      ...(rests ? { status: 'paused', pausedReason: 'user' } : { status: 'active' }),
      statusChangedAt: ctx.campaignClock.now(),
      updatedAt: ctx.clock.now(),
      version: sql`${campaigns.version} + 1`,
    })
    .where(and(own(campaigns, workspaceId), eq(campaigns.id, id), eq(campaigns.status, 'completed')));
  if (rests) return;
  await recordActivity(ctx, {
    workspaceId,
    kind: 'campaign_resumed',
    campaignId: id,
    detail: { because: 'leads_added' },
  });
  // The account may have been lost since its end.
  if (accountId) await publish(ctx, 'campaign.reopened', { accountId });
}

async function isAtRest(ctx: Ctx, workspaceId: string): Promise<boolean> {
  const [owner] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, ownerOf(workspaceId)),
        or(isNotNull(users.suspendedAt), isNotNull(users.deletionDueAt)),
      ),
    );
  return owner !== undefined;
}
