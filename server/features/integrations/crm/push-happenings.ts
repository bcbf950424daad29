import { sql } from 'drizzle-orm';
import type { ActivityKind } from '#core/activity/activity-kinds.ts';
import { dealName, describeForCrm, reportedKinds } from '#core/integrations/crm-activities.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { inTransaction } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import type { Saved } from '#server/providers/crm/crm.ts';
import { type CrmItemRow, type CrmRunRow, crmItems, crmLinks } from './crm.table.ts';
import { readCompanyLinks } from './push-people.ts';
import { readPeople } from './read-prospects.ts';
import { batchLength, moveRun, readContactLinks, type Work } from './run-state.ts';
import { keepOutcomes, plannedItems } from './write-links.ts';

/** What happened with those who are there, each line of the log once. */
export async function pushActivities(work: Work): Promise<CrmRunRow> {
  const { ctx, run, crm } = work;
  const items = await plannedItems(ctx, run, 'activity', batchLength);
  if (items.length === 0) {
    const isMore = await planActivities(work);
    return moveRun(ctx, run, isMore ? {} : { phase: 'deals', cursor: null });
  }
  const contactOf = await contactsOf(work, items);
  const saved = await crm.saveActivities(
    items.flatMap(({ key, personId, label, happenedAt }) => {
      const contactId = contactOf.get(personId ?? '');
      return contactId && happenedAt ? [{ key, contactId, text: label ?? '', at: happenedAt }] : [];
    }),
  );
  return keep(work, items, saved);
}

type Reported = {
  key: string;
  personId: string;
  kind: ActivityKind;
  at: string;
  detail: Record<string, unknown>;
  campaign: string | null;
};

/** Those that the map does not know yet. Read whole, whatever the order in which they were committed. */
async function planActivities({ ctx, run }: Work): Promise<boolean> {
  const { workspaceId, service, account } = run;
  const reported = await rowsOf<Reported>(
    ctx.db,
    sql`select distinct a.id, a.id::text as key, a.person_id as "personId", a.kind, a.at::text as at, a.detail, c.name as campaign
      from ${crmLinks} l
      join ${activity} a on a.workspace_id = l.workspace_id and a.person_id = l.person_id
      left join ${campaigns} c on c.workspace_id = a.workspace_id and c.id = a.campaign_id
      where l.workspace_id = ${workspaceId} and l.service = ${service} and l.account = ${account}
        and l.kind = 'contact' and not l.is_gone and a.kind in ${[...reportedKinds]}
        and (a.kind not in ('step_done', 'step_settled') or a.detail->>'act' in ('invite', 'message'))
        and (a.kind <> 'step_settled' or a.detail->>'outcome' = 'confirmed')
        and (a.kind <> 'outcome_said' or a.detail->>'outcome' = 'meeting')
        and not exists (select 1 from ${crmLinks} k where k.workspace_id = l.workspace_id and k.service = l.service
          and k.account = l.account and k.kind = 'activity' and k.key = a.id::text)
        and not exists (select 1 from ${crmItems} i where i.workspace_id = l.workspace_id and i.run_id = ${run.id}
          and i.kind = 'activity' and i.key = a.id::text)
      order by a.id limit ${batchLength}`,
  );
  const items = reported.map(({ key, personId, campaign, at, ...happening }) => {
    const text = describeForCrm(happening, campaign);
    return {
      ...{ id: ctx.random.uuid(), workspaceId, runId: run.id, kind: 'activity' as const, key, personId },
      ...{ label: text, happenedAt: new Date(at) },
      verdict: text ? ('create' as const) : ('left' as const),
      state: text ? ('planned' as const) : ('done' as const),
    };
  });
  if (items.length > 0) await ctx.db.insert(crmItems).values(items).onConflictDoNothing();
  return items.length > 0;
}

/** A deal for whoever answered with interest: one for each person, whatever they answer next. */
export async function pushDeals(work: Work): Promise<CrmRunRow> {
  const { ctx, run, crm } = work;
  const items = await plannedItems(ctx, run, 'deal', batchLength);
  if (items.length === 0) {
    const isMore = await planDeals(work);
    return moveRun(ctx, run, isMore ? {} : { phase: 'done', cursor: null, finishedAt: ctx.clock.now() });
  }
  const contactOf = await contactsOf(work, items);
  const people = await readPeople(
    ctx,
    run.workspaceId,
    items.map(({ key }) => key),
  );
  const companies = await readCompanyLinks(
    work,
    people.flatMap(({ company }) => company?.key ?? []),
  );
  const saved = await crm.saveDeals(
    items.flatMap(({ key, label }) => {
      const contactId = contactOf.get(key);
      const company = people.find(({ id }) => id === key)?.company;
      const companyId = companies.get(company?.key ?? '') ?? null;
      return contactId ? [{ key, contactId, companyId, name: label ?? '', at: ctx.clock.now() }] : [];
    }),
  );
  return keep(work, items, saved);
}

async function planDeals({ ctx, run }: Work): Promise<boolean> {
  const { workspaceId, service, account } = run;
  const interested = await rowsOf<{ personId: string }>(
    ctx.db,
    sql`select distinct l.person_id as "personId" from ${crmLinks} l
      where l.workspace_id = ${workspaceId} and l.service = ${service} and l.account = ${account}
        and l.kind = 'contact' and l.person_id is not null and not l.is_gone
        and (select a.detail->>'kind' from ${activity} a where a.workspace_id = l.workspace_id
          and a.person_id = l.person_id and a.kind in ('reply_received', 'reply_understood')
          order by a.id desc limit 1) = 'interested'
        and not exists (select 1 from ${crmLinks} k where k.workspace_id = l.workspace_id and k.service = l.service
          and k.account = l.account and k.kind = 'deal' and k.person_id = l.person_id)
        and not exists (select 1 from ${crmItems} i where i.workspace_id = l.workspace_id and i.run_id = ${run.id}
          and i.kind = 'deal' and i.person_id = l.person_id)
      order by l.person_id limit ${batchLength}`,
  );
  const people = await readPeople(
    ctx,
    workspaceId,
    interested.map(({ personId }) => personId),
  );
  const items = people.map(({ id, name, company, isOpposed }) => ({
    ...{ id: ctx.random.uuid(), workspaceId, runId: run.id, kind: 'deal' as const, key: id, personId: id },
    label: dealName(name, company?.name ?? null),
    verdict: isOpposed ? ('left' as const) : ('create' as const),
    state: isOpposed ? ('done' as const) : ('planned' as const),
  }));
  if (items.length > 0) await ctx.db.insert(crmItems).values(items).onConflictDoNothing();
  return items.length > 0;
}

async function contactsOf({ ctx, run }: Work, items: readonly CrmItemRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(items.flatMap(({ personId }) => personId ?? []))];
  const links = await readContactLinks(ctx, run, ids);
  return new Map([...links].map(([id, { remoteId }]) => [id, remoteId]));
}

const keep = ({ ctx, run }: Work, items: readonly CrmItemRow[], saved: readonly Saved[]) =>
  inTransaction(ctx, async (ctx) => {
    const outcomes = items.map((item) => ({
      item,
      saved: saved.find(({ key }) => key === item.key) ?? ({ key: item.key, is: 'gone' } as const),
    }));
    await keepOutcomes(ctx, run, outcomes);
    return moveRun(ctx, run, {});
  });
