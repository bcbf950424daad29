import { and, desc, eq, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Candidate, Chosen } from '#core/discovery/rank-suggestions.ts';
import { judgedFacts } from '#core/people/company-register.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { type PersonRow, people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { suggestionAnswers } from './answers.table.ts';

/** How many of the latest people are ranked at once: a tenth of a second of judging. */
const poolSize = 2000;
/** How many of those chosen last the others are compared with. */
const mostChosen = 60;

const nameOf = ({ firstName, lastName }: Pick<PersonRow, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || 'une personne choisie';

/** In a campaign of this target already. */
export const inCampaignOf = (ctx: MemberCtx, icpId: string, personId: SQL | typeof people.id) =>
  ctx.db
    .select({ one: sql`1` })
    .from(campaignLeads)
    .innerJoin(campaigns, and(own(campaigns, campaignLeads), eq(campaigns.id, campaignLeads.campaignId)))
    .where(
      and(
        own(campaignLeads, ctx.actor),
        eq(campaignLeads.personId, personId),
        eq(campaigns.icpId, icpId),
        isNull(campaigns.deletedAt),
      ),
    );

/** Found already, kept by no exclusion, in no campaign of this target, and neither accepted nor refused for it. */
export async function readCandidates(
  ctx: MemberCtx,
  icpId: string,
): Promise<(Candidate & { person: PersonRow })[]> {
  const { workspaceId } = ctx.actor;
  const rows = await ctx.db
    .select({ person: people, answer: suggestionAnswers.answer })
    .from(people)
    .leftJoin(suggestionAnswers, own(suggestionAnswers, people, { icpId, personId: people.id }))
    .where(
      and(
        own(people, workspaceId),
        isNull(people.exclusionId),
        or(isNull(suggestionAnswers.answer), eq(suggestionAnswers.answer, 'later')),
        notExists(inCampaignOf(ctx, icpId, people.id)),
      ),
    )
    .orderBy(desc(people.createdAt), people.id)
    .limit(poolSize);
  return rows.map(({ person, answer }) => ({
    id: person.id,
    facts: judgedFacts(person),
    company: person.company,
    isLater: answer === 'later',
    person,
  }));
}

/** Accepted for this target, then the best leads of its campaigns. */
export async function readChosen(ctx: MemberCtx, icpId: string): Promise<Chosen[]> {
  const { workspaceId } = ctx.actor;
  const who = { firstName: people.firstName, lastName: people.lastName, company: people.company };
  const accepted = await ctx.db
    .select({ ...who, facts: people.facts })
    .from(suggestionAnswers)
    .innerJoin(people, and(own(people, suggestionAnswers), eq(people.id, suggestionAnswers.personId)))
    .where(own(suggestionAnswers, workspaceId, { icpId, answer: 'accepted' }))
    .orderBy(desc(suggestionAnswers.answeredAt))
    .limit(mostChosen);
  const good = await ctx.db
    .select(who)
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .innerJoin(campaigns, and(own(campaigns, campaignLeads), eq(campaigns.id, campaignLeads.campaignId)))
    .where(
      and(
        own(campaignLeads, workspaceId),
        eq(campaignLeads.verdict, 'qualified'),
        eq(campaigns.icpId, icpId),
        isNull(campaigns.deletedAt),
        isNotNull(people.company),
      ),
    )
    .orderBy(desc(campaignLeads.score))
    .limit(mostChosen * 5);
  return [
    ...accepted.map((person) => ({ name: nameOf(person), company: person.company, facts: person.facts })),
    ...good.map((person) => ({ name: nameOf(person), company: person.company, facts: null })),
  ];
}
