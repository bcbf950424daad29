import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Reply } from '#contract/endpoint.ts';
import type { Recontact, recontactsApi } from '#contract/engine/recontacts.ts';
import { mostChosen } from '#contract/sourcing/lead-searches.ts';
import { type RecontactReason, recontactReasons } from '#core/campaigns/audience.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { readAudience } from '#server/features/engine/forecast/read-audience.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const isRecontact = (reason: string): reason is RecontactReason =>
  (recontactReasons as readonly string[]).includes(reason);

/** Who fits and was reached before, with when and by which campaign: the user decides whether they are again. */
export async function listRecontacts(
  ctx: MemberCtx,
  campaignId: string,
): Promise<Reply<typeof recontactsApi.list>> {
  await getCampaign(ctx, campaignId);
  const { leftOut } = await readAudience(ctx, campaignId);
  const known = leftOut.flatMap(({ lead, because }) => (isRecontact(because) ? [{ lead, because }] : []));
  const shown = known.slice(0, mostChosen);
  const ids = shown.map(({ lead }) => lead.personId);
  const contacts = await readContacts(ctx, campaignId, ids);
  const replies = await readReplies(ctx, ids);
  const employers = await readEmployers(ctx, ids);
  return {
    now: ctx.campaignClock.now().toISOString(),
    total: known.length,
    items: shown.map(({ lead: { personId, name, score }, because }) => ({
      personId,
      name,
      detail: employers.get(personId) ?? null,
      score,
      reason: because,
      lastContact: contacts.get(personId) ?? null,
      lastReplyAt: replies.get(personId)?.toISOString() ?? null,
    })),
  };
}

async function readContacts(
  ctx: MemberCtx,
  campaignId: string,
  personIds: string[],
): Promise<Map<string, NonNullable<Recontact['lastContact']>>> {
  if (personIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectDistinctOn([attempts.personId], {
      personId: attempts.personId,
      act: attempts.act,
      calledAt: attempts.calledAt,
      plannedAt: attempts.plannedAt,
      campaignId: attempts.campaignId,
      name: campaigns.name,
    })
    .from(attempts)
    .leftJoin(campaigns, and(own(campaigns, attempts), eq(campaigns.id, attempts.campaignId)))
    .where(
      and(
        own(attempts, ctx.actor),
        inArray(attempts.personId, personIds),
        ne(attempts.campaignId, campaignId),
        inArray(attempts.act, ['invite', 'message']),
        inArray(attempts.state, ['confirmed', 'unknown']),
      ),
    )
    .orderBy(attempts.personId, desc(attempts.plannedAt));
  return new Map(
    rows.map((row) => [
      row.personId,
      {
        at: (row.calledAt ?? row.plannedAt).toISOString(),
        act: row.act === 'invite' ? 'invite' : 'message',
        campaign: row.campaignId ? { id: row.campaignId, name: row.name ?? '' } : null,
      },
    ]),
  );
}

async function readReplies(ctx: MemberCtx, personIds: string[]): Promise<Map<string, Date | null>> {
  if (personIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ personId: conversations.personId, at: conversations.lastReplyAt })
    .from(conversations)
    .where(
      and(
        own(conversations, ctx.actor),
        inArray(conversations.personId, personIds),
        isNotNull(conversations.lastReplyAt),
      ),
    )
    .orderBy(conversations.lastReplyAt);
  return new Map(rows.map(({ personId, at }) => [personId, at]));
}

async function readEmployers(ctx: MemberCtx, personIds: string[]): Promise<Map<string, string | null>> {
  if (personIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: people.id, headline: people.headline, company: people.company })
    .from(people)
    .where(and(own(people, ctx.actor), inArray(people.id, personIds)));
  return new Map(rows.map(({ id, headline, company }) => [id, company ?? headline]));
}
