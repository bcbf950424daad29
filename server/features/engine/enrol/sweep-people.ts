import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { AskReason } from '#core/engine/decide/decision.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import { type Ctx, inLongTransaction, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { wakeCampaign } from '../wake/wake-campaign.ts';
import { wakePerson } from '../wake/wake-person.ts';
import { beginCampaign } from './begin-campaign.ts';

const atOnce = 1000;
const asksForText = ['approval', 'text_refused', 'text_missing'] satisfies AskReason[];

/**
 * What a job was to do and none did, as its worker died or it failed too often: leads of a running campaign who never
 * began, people of a campaign that is over or of an account that it left, and people who wait for a text that is settled by
 * now. It reads everybody, and so runs seldom.
 */
export async function sweepPeople(ctx: Ctx): Promise<void> {
  const unbegun = await inLongTransaction(ctx, 'sweep', findUnbegun);
  for (const campaignId of unbegun) await beginCampaign(ctx, campaignId);
  const closed = await inLongTransaction(ctx, 'sweep', findClosed);
  for (const campaignId of closed) await wakeCampaign(ctx, campaignId);
  const moved = await inLongTransaction(ctx, 'sweep', findMoved);
  for (const campaignId of moved) await wakeCampaign(ctx, campaignId);
  const readers = await inLongTransaction(ctx, 'sweep', findReaders);
  for (const reader of readers) await inTransaction(ctx, (ctx) => wakePerson(ctx, reader));
}

async function findUnbegun(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        isNotNull(campaigns.launchedAt),
        inArray(campaigns.status, ['active', 'paused', 'completed']),
        isNull(campaigns.deletedAt),
        sql`exists (select 1 from ${campaignLeads} l where l.workspace_id = ${campaigns.workspaceId} and l.campaign_id = ${campaigns.id}
          and l.verdict = 'qualified' and (l.outside_market is null or l.kept_at is not null) and not exists (select 1 from ${enrolments} e
            where e.workspace_id = l.workspace_id and e.campaign_id = l.campaign_id and e.person_id = l.person_id))`,
      ),
    )
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

/** Archived or deleted, with people who wait for the user or a slot all the same: no other campaign may have them. */
async function findClosed(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        or(eq(campaigns.status, 'archived'), isNotNull(campaigns.deletedAt)),
        sql`exists (select 1 from ${enrolments} e where e.workspace_id = ${campaigns.workspaceId}
          and e.campaign_id = ${campaigns.id} and e.state in ('ready', 'asking'))`,
      ),
    )
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

/** A campaign runs on from another account: who is still the former one’s would be ready for nobody. */
async function findMoved(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.status, 'active'),
        isNull(campaigns.deletedAt),
        sql`exists (select 1 from ${enrolments} e where e.workspace_id = ${campaigns.workspaceId}
          and e.campaign_id = ${campaigns.id} and e.account_id <> ${campaigns.accountId} and e.state <> 'finished')`,
      ),
    )
    .limit(atOnce);
  return rows.map(({ id }) => id);
}

const findReaders = async (ctx: Ctx) =>
  ctx.db
    .select({
      workspaceId: enrolments.workspaceId,
      campaignId: enrolments.campaignId,
      personId: enrolments.personId,
    })
    .from(enrolments)
    .innerJoin(
      drafts,
      and(
        own(drafts, enrolments, {
          campaignId: enrolments.campaignId,
          personId: enrolments.personId,
          stepKey: enrolments.nextStepKey,
        }),
        inArray(drafts.state, ['approved', 'skipped']),
      ),
    )
    .where(and(eq(enrolments.state, 'asking'), inArray(enrolments.reason, asksForText)))
    .limit(atOnce);
