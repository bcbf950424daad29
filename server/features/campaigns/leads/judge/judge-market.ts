import { and, asc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type MarketFacts, type OutsideMarket, prepareMarket } from '#core/argumentaire/outside-market.ts';
import { nafLabels } from '#core/companies/naf-codes.ts';
import { type JudgedFacts, judgedFacts } from '#core/people/company-register.ts';
import { staffOf } from '#core/qualification/judge/judge-company.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { judgedColumns } from '#server/features/audience/people/person-columns.ts';
import { listTouched } from '#server/features/campaigns/campaign-parts/list-campaigns-using.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const atOnce = 500;

/** Compares leads with the market that the campaign's offer declares: all of them, or those named. */
export async function judgeMarket(
  ctx: Ctx,
  { workspaceId, campaignId }: { workspaceId: string; campaignId: string },
  personIds?: readonly string[],
): Promise<void> {
  const ofCampaign = and(
    own(campaignLeads, workspaceId),
    eq(campaignLeads.campaignId, campaignId),
    personIds && inArray(campaignLeads.personId, [...personIds]),
  );
  const [offer] = await ctx.db
    .select({ content: offers.content, argumentaire: offers.argumentaire })
    .from(campaigns)
    .innerJoin(offers, and(own(offers, campaigns), eq(offers.id, campaigns.offerId)))
    .where(and(own(campaigns, workspaceId), eq(campaigns.id, campaignId)));
  if (!offer) {
    await ctx.db
      .update(campaignLeads)
      .set({ outsideMarket: null })
      .where(and(ofCampaign, isNotNull(campaignLeads.outsideMarket)));
    return;
  }
  const { targetMarket } = offer.content.targetingInfo;
  const judge = prepareMarket({ targetMarket, notFor: offer.argumentaire.notFor });
  let last: string | undefined;
  do {
    const batch = await readBatch(ctx, ofCampaign, last);
    const changed = batch.flatMap(({ personId, outsideMarket, ...person }) => {
      const found = judge(marketFacts(judgedFacts(person)));
      return isSame(found, outsideMarket) ? [] : [{ person_id: personId, outside: found }];
    });
    if (changed.length > 0)
      await ctx.db
        .update(campaignLeads)
        .set({ outsideMarket: sql`nullif(changed.outside, 'null'::jsonb)` })
        .from(
          sql`jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(person_id uuid, outside jsonb)`,
        )
        .where(and(ofCampaign, sql`changed.person_id = ${campaignLeads.personId}`));
    last = batch.length === atOnce ? batch.at(-1)?.personId : undefined;
  } while (last);
}

const readBatch = (ctx: Ctx, ofCampaign: SQL | undefined, last: string | undefined) =>
  ctx.db
    .select({
      personId: campaignLeads.personId,
      outsideMarket: campaignLeads.outsideMarket,
      ...judgedColumns,
    })
    .from(campaignLeads)
    .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
    .where(and(ofCampaign, last ? gt(campaignLeads.personId, last) : undefined))
    .orderBy(asc(campaignLeads.personId))
    .limit(atOnce);

const isSame = (one: OutsideMarket | null, other: OutsideMarket | null) =>
  one?.reason === other?.reason && addedBy(one) === addedBy(other);
/** Kept as JSON, whose keys come back in another order. */
const addedBy = (outside: OutsideMarket | null): string => {
  if (!outside) return '';
  const { field } = outside.addition;
  if (field === 'mustNotHave') return outside.addition.word;
  return JSON.stringify(field === 'industries' ? outside.addition.labels : outside.addition.sizes);
};

type Changed = { offerId: string } | { campaignId: string } | { personId: string };

/** Once an offer, a campaign or a person changed. */
export async function judgeMarketAgain(ctx: Ctx, workspaceId: string, changed: Changed): Promise<void> {
  if ('personId' in changed) {
    const { personId } = changed;
    const rows = await ctx.db
      .select({ campaignId: campaignLeads.campaignId })
      .from(campaignLeads)
      .where(and(own(campaignLeads, workspaceId), eq(campaignLeads.personId, personId)));
    for (const { campaignId } of rows) await judgeMarket(ctx, { workspaceId, campaignId }, [personId]);
    return;
  }
  const touched =
    'offerId' in changed
      ? await listTouched(ctx, workspaceId, 'offerId', changed.offerId)
      : await listTouched(ctx, workspaceId, 'id', changed.campaignId);
  for (const campaign of touched) await judgeMarket(ctx, campaign);
}

/** What is known of somebody's trade, from what was read of them. */
function marketFacts(facts: JudgedFacts): MarketFacts {
  const { company, positions, headline, industry, register } = facts;
  const current = positions.find(({ isCurrent }) => isCurrent);
  return {
    industry: company?.industry ?? industry ?? nafLabels.get(register?.naf?.value ?? '') ?? null,
    headcount: staffOf(facts)?.employees ?? null,
    title: current?.title ?? headline,
    company: company?.name ?? current?.company ?? null,
  };
}
