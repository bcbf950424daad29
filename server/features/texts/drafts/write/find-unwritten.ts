import { and, asc, count, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { isOutside } from '#server/features/audience/campaign-leads/is-outside.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import {
  earlierContact,
  isEnrolledIn,
  isFollowedElsewhere,
} from '#server/features/campaigns/leads/change/earlier-contact.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { drafts } from '../drafts.table.ts';
import type { Reader } from './write-for-person.ts';

type OfCampaign = { workspaceId: string; campaignId: string; stepKeys: readonly string[] };

/** As a launch sorts them: no text is written for somebody who would not receive it. */
const isContactable = and(
  eq(campaignLeads.verdict, 'qualified'),
  isNull(people.exclusionId),
  or(
    isEnrolledIn(campaignLeads),
    and(
      not(isFollowedElsewhere(campaignLeads)),
      isNull(earlierContact(campaignLeads)),
      sql`not (${isOutside})`,
    ),
  ),
);

const textsOf = ({ stepKeys }: OfCampaign): SQL<number> =>
  sql<number>`(select count(*) from ${drafts}
    where ${drafts.workspaceId} = ${campaignLeads.workspaceId} and ${drafts.campaignId} = ${campaignLeads.campaignId}
      and ${drafts.personId} = ${campaignLeads.personId} and ${inArray(drafts.stepKey, [...stepKeys])})`;

const isUnwritten = (wanted: OfCampaign) =>
  and(
    own(campaignLeads, wanted),
    eq(campaignLeads.campaignId, wanted.campaignId),
    isContactable,
    sql`${textsOf(wanted)} < ${wanted.stepKeys.length}`,
  );

const ofLead = and(own(people, campaignLeads), eq(people.id, campaignLeads.personId));

/** The best qualified people who lack a text, at most so many, and the texts that each has already. */
export async function findNextReaders(ctx: Ctx, wanted: OfCampaign, atMost: number): Promise<Reader[]> {
  const readers = await ctx.db
    .select({ person: people, score: campaignLeads.score })
    .from(campaignLeads)
    .innerJoin(people, ofLead)
    .where(isUnwritten(wanted))
    .orderBy(desc(campaignLeads.score), asc(campaignLeads.personId))
    .limit(atMost);
  const written = await ctx.db
    .select({ personId: drafts.personId, stepKey: drafts.stepKey })
    .from(drafts)
    .where(
      and(
        own(drafts, wanted),
        eq(drafts.campaignId, wanted.campaignId),
        inArray(
          drafts.personId,
          readers.map(({ person }) => person.id),
        ),
      ),
    );
  return readers.map((reader) => ({
    ...reader,
    writtenKeys: written
      .filter(({ personId }) => personId === reader.person.id)
      .map(({ stepKey }) => stepKey),
  }));
}

/** How many qualified people lack a text, up to `atMost`. */
export async function countUnwritten(ctx: Ctx, wanted: OfCampaign, atMost: number): Promise<number> {
  const some = ctx.db
    .select({ id: campaignLeads.personId })
    .from(campaignLeads)
    .innerJoin(people, ofLead)
    .where(isUnwritten(wanted))
    .limit(atMost)
    .as('some');
  const [counted] = await ctx.db.select({ count: count() }).from(some);
  return counted?.count ?? 0;
}

/**
 * Qualified people for whom nothing is left to write, by campaign: they have every text of the sequence, or a launch
 * would not contact them. One query, whatever their number.
 */
export async function countSettled(
  ctx: Ctx,
  workspaceId: string,
  texts: readonly { campaignId: string; stepKey: string }[],
): Promise<Map<string, number>> {
  const wanted = texts.map(({ campaignId, stepKey }) => ({ campaign_id: campaignId, step_key: stepKey }));
  const rows = await rowsOf<{ campaign_id: string; people: number }>(
    ctx.db,
    sql`
      with wanted as (
        select campaign_id, step_key, count(*) over (partition by campaign_id) as texts
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(campaign_id uuid, step_key text)
      ), written as (
        select d.campaign_id, d.person_id
        from drafts d join wanted w on w.campaign_id = d.campaign_id and w.step_key = d.step_key
        where d.workspace_id = ${workspaceId}
        group by d.campaign_id, d.person_id
        having count(*) = max(w.texts)
      ), settled as (
        select campaign_id, person_id from written
        union
        select ${campaignLeads.campaignId}, ${campaignLeads.personId}
        from ${campaignLeads} join ${people} on ${ofLead}
        where ${own(campaignLeads, workspaceId)} and ${campaignLeads.verdict} = 'qualified'
          and ${campaignLeads.campaignId} in (select campaign_id from wanted) and not (${isContactable})
      )
      select w.campaign_id, count(*)::int as people
      from settled w
      join campaign_leads l
        on l.workspace_id = ${workspaceId} and l.campaign_id = w.campaign_id and l.person_id = w.person_id
        and l.verdict = 'qualified'
      join people p on p.workspace_id = ${workspaceId} and p.id = w.person_id and p.exclusion_id is null
      group by w.campaign_id`,
  );
  return new Map(rows.map((row) => [row.campaign_id, row.people]));
}
