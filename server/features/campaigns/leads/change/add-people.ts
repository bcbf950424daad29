import { and, inArray, isNull } from 'drizzle-orm';
import { judgedFacts } from '#core/people/company-register.ts';
import { prepareCriteria } from '#core/qualification/qualification.ts';
import type { IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { judgedColumns } from '#server/features/audience/people/person-columns.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { judgeLeads } from '../judge/judge-leads.ts';

const atOnce = 500;

/**
 * Puts people in a campaign, judged on its own target. Whoever is there already stays as they are, and whoever an
 * exclusion holds does not come in. `known` counts both.
 */
export const addPeople = (
  ctx: MemberCtx,
  { campaignId, criteria }: { campaignId: string; criteria: IcpCriteria },
  personIds: readonly string[],
): Promise<{ added: number; known: number }> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    const qualify = prepareCriteria(criteria, ctx.clock.now());
    const wanted = [...new Set(personIds)];
    let added = 0;
    for (let from = 0; from < wanted.length; from += atOnce) {
      const inCampaign = own(campaignLeads, people, { campaignId, personId: people.id });
      const found = await ctx.db
        .select({ id: people.id, ...judgedColumns })
        .from(people)
        .leftJoin(campaignLeads, inCampaign)
        .where(
          and(
            own(people, workspaceId),
            inArray(people.id, wanted.slice(from, from + atOnce)),
            isNull(people.exclusionId),
            isNull(campaignLeads.personId),
          ),
        );
      added += await judgeLeads(
        ctx,
        { workspaceId, campaignId },
        found.map(({ id, ...person }) => ({ personId: id, qualification: qualify(judgedFacts(person)) })),
      );
    }
    return { added, known: wanted.length - added };
  });
