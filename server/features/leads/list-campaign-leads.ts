import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Lead } from '#contract/leads.ts';
import { people } from '#server/features/people/people.table.ts';
import { readReasons } from '#server/features/people/present-exclusion.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { campaignLeads } from './leads.table.ts';
import { presentLead } from './present-lead.ts';

const pageLength = 50;
const Place = z.object({ score: z.int32(), personId: z.uuid() });

/** The best first. A page costs the same wherever it begins. */
export async function listCampaignLeads(
  ctx: MemberCtx,
  campaignId: string,
  cursor?: string,
): Promise<{ items: Lead[]; nextCursor: string | null }> {
  const from = readCursor(Place, cursor);
  const rows = await ctx.db
    .select({ person: people, lead: campaignLeads })
    .from(campaignLeads)
    .innerJoin(people, and(eq(people.userId, campaignLeads.userId), eq(people.id, campaignLeads.personId)))
    .where(
      and(
        eq(campaignLeads.userId, ctx.actor.userId),
        eq(campaignLeads.campaignId, campaignId),
        from &&
          or(
            lt(campaignLeads.score, from.score),
            and(eq(campaignLeads.score, from.score), gt(campaignLeads.personId, from.personId)),
          ),
      ),
    )
    .orderBy(desc(campaignLeads.score), asc(campaignLeads.personId))
    .limit(pageLength + 1);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1)?.lead;
  const exclusions = await readReasons(
    ctx,
    ctx.actor.userId,
    page.map(({ person }) => person),
  );
  return {
    items: page.map(({ person, lead }) => presentLead(person, lead, exclusions)),
    nextCursor:
      rows.length > pageLength && last ? writeCursor({ score: last.score, personId: last.personId }) : null,
  };
}
