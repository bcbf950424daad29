import { and, asc, count, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { ProcessingRegister, RegisterEntry } from '#contract/overview/privacy.ts';
import { shownStatus } from '#core/campaigns/shown-status.ts';
import { crmLabel } from '#core/integrations/crm-fields.ts';
import { describeRetention } from '#core/people/retention.ts';
import { writeRegister } from '#core/privacy/register.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { readRetention } from '#server/features/audience/people/forget/retention-choice.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { icps } from '#server/features/campaigns/icps/icps.table.ts';
import { offers } from '#server/features/campaigns/offers/offers.table.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { crmConnections } from '#server/features/integrations/crm/crm.table.ts';
import { webhookEndpoints } from '#server/features/integrations/webhooks/webhooks.table.ts';
import { findConfirmed } from '#server/features/overview/balancing/read-balancing.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { registerEntries } from './register.table.ts';

/** Every campaign; one that was removed stays when it ran, for its people were contacted. */
export async function readRegister(ctx: MemberCtx): Promise<ProcessingRegister> {
  const rows = await listRows(ctx);
  const ids = rows.map(({ campaign }) => campaign.id);
  const groups = await countPeople(ctx, ids);
  const tools = await readTools(ctx);
  const user = await getOwnUser(ctx);
  const { processors } = ctx.env.site;
  const balancing = await readVersion(ctx);
  const choice = await readRetention(ctx, ctx.actor.workspaceId);
  const company = rows.map(({ offer }) => offer?.companyInfo.companyName.trim()).find(Boolean) ?? '';
  const entries = rows.map((row): RegisterEntry => {
    const its = groups.filter(({ campaignId }) => campaignId === row.campaign.id);
    const total = its.reduce((sum, { count }) => sum + count, 0);
    return {
      campaignId: row.campaign.id,
      name: row.campaign.name,
      status: shownStatus(row.campaign),
      isRemoved: row.campaign.deletedAt !== null,
      people: total,
      proposed: writeRegister({
        offer: row.offerName
          ? { name: row.offerName, company: row.offer?.companyInfo.companyName.trim() ?? '' }
          : null,
        target: row.target,
        people: total,
        bases: sumBy(its, ({ basis }) => basis).map(([basis, count]) => ({ basis, count })),
        sources: sumBy(its, ({ source }) => source).map(([source, count]) => ({ source, count })),
        ...{ processors, tools, balancing },
        retention: describeRetention(choice),
      }),
      written: row.entry?.written ?? {},
      writtenAt: row.entry?.writtenAt.toISOString() ?? null,
    };
  });
  return {
    controller: { name: `${user.firstName} ${user.lastName}`, company, email: user.email },
    entries,
  };
}

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

async function readVersion(ctx: MemberCtx) {
  const row = await findConfirmed(ctx, ctx.actor.workspaceId);
  return row?.confirmedAt ? { version: row.version, on: long.format(row.confirmedAt) } : null;
}

const listRows = (ctx: MemberCtx) =>
  ctx.db
    .select({
      campaign: campaigns,
      offerName: offers.name,
      offer: offers.content,
      target: icps.name,
      entry: registerEntries,
    })
    .from(campaigns)
    .leftJoin(offers, and(own(offers, campaigns), eq(offers.id, campaigns.offerId)))
    .leftJoin(icps, and(own(icps, campaigns), eq(icps.id, campaigns.icpId)))
    .leftJoin(
      registerEntries,
      and(own(registerEntries, campaigns), eq(registerEntries.campaignId, campaigns.id)),
    )
    .where(and(own(campaigns, ctx.actor), or(isNull(campaigns.deletedAt), isNotNull(campaigns.launchedAt))))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));

const countPeople = async (ctx: MemberCtx, campaignIds: string[]) =>
  campaignIds.length === 0
    ? []
    : ctx.db
        .select({
          campaignId: campaignLeads.campaignId,
          source: people.source,
          basis: people.lawfulBasis,
          count: count(),
        })
        .from(campaignLeads)
        .innerJoin(people, and(own(people, campaignLeads), eq(people.id, campaignLeads.personId)))
        .where(and(own(campaignLeads, ctx.actor), inArray(campaignLeads.campaignId, campaignIds)))
        .groupBy(campaignLeads.campaignId, people.source, people.lawfulBasis);

type Group = Awaited<ReturnType<typeof countPeople>>[number];

const sumBy = <Key>(groups: readonly Group[], keyOf: (group: Group) => Key): [Key, number][] =>
  [...Map.groupBy(groups, keyOf)].map(([key, some]) => [
    key,
    some.reduce((sum, { count }) => sum + count, 0),
  ]);

/** The user's own tools that receive people: by name, or by the host of their address. */
async function readTools(ctx: MemberCtx): Promise<string[]> {
  const crms = await ctx.db
    .select({ service: crmConnections.service })
    .from(crmConnections)
    .where(own(crmConnections, ctx.actor));
  const hooks = await ctx.db
    .select({ url: webhookEndpoints.url })
    .from(webhookEndpoints)
    .where(and(own(webhookEndpoints, ctx.actor), eq(webhookEndpoints.state, 'active')));
  const hosts = hooks.map(({ url }) => URL.parse(url)?.host ?? url);
  return [...crms.map(({ service }) => crmLabel(service)), ...new Set(hosts.toSorted())];
}
