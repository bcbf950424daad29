import { and, eq, inArray } from 'drizzle-orm';
import { compareFields, knownAfter, sameValues, verdictOf } from '#core/integrations/crm-compare.ts';
import { crmLabel } from '#core/integrations/crm-fields.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { CrmRecord } from '#server/providers/crm/crm.ts';
import { type CrmLinkRow, type CrmRunRow, crmItems, crmLinks } from './crm.table.ts';
import { type Prospect, readProspects } from './read-prospects.ts';
import {
  batchLength,
  linksOf,
  moveRun,
  noRecordOfOpposed,
  readContactLinks,
  type Work,
} from './run-state.ts';

/** A hundred people: what the CRM holds of them, and what would be written. Nothing is written there. */
export async function comparePeople({ ctx, run, connection, crm }: Work): Promise<CrmRunRow> {
  const { workspaceId } = run;
  const { prospects, next } = await readProspects(ctx, workspaceId, {
    after: run.cursor,
    limit: batchLength,
  });
  if (next === null)
    return moveRun(ctx, run, {
      phase: run.isTrial ? 'compared' : 'companies',
      cursor: null,
      comparedAt: ctx.clock.now(),
    });
  const linkOf = await readContactLinks(
    ctx,
    run,
    prospects.map(({ id }) => id),
  );
  const sought = prospects
    .filter(({ id }) => !linkOf.get(id)?.isGone)
    .map(({ id, ours: { email }, profile }) => ({
      ...{ key: id, email, profile },
      remoteId: linkOf.get(id)?.remoteId ?? null,
    }));
  const properties = Object.values(connection.mapping).map(({ property }) => property);
  const found = await crm.findContacts(sought, properties);
  const takenBy = await readOwners(ctx, run, [...found.values()]);
  const judged = prospects.map((prospect) => {
    const record = found.get(prospect.id) ?? null;
    const link = linkOf.get(prospect.id) ?? null;
    const because = reasonToLeave(run, prospect, { record, link, takenBy });
    if (record && !because) takenBy.set(record.id, prospect.id);
    return { prospect, record, link, because };
  });
  const companies = await companiesToMake(
    { ctx, run, connection, crm },
    judged
      .filter(({ record, link, because }) => !record && !link && !because)
      .map(({ prospect }) => prospect),
  );
  return inTransaction(ctx, async (ctx) => {
    const items = [];
    for (const { prospect, record, link, because } of judged) {
      const base = { id: ctx.random.uuid(), workspaceId, runId: run.id, kind: 'contact' as const };
      const about = { ...base, key: prospect.id, personId: prospect.id };
      if (because) {
        if (link && !link.isGone && !record) await markGone(ctx, link);
        items.push({ ...about, verdict: 'left' as const, state: 'done' as const, problem: because });
        continue;
      }
      const changes = compareFields(
        prospect.ours,
        record?.values ?? null,
        link?.known ?? {},
        connection.mapping,
      );
      const verdict = verdictOf(record !== null, changes);
      if (record) {
        const settled = knownAfter(link?.known ?? {}, [], {}, sameValues(prospect.ours, changes));
        await keepLink(ctx, run, link, { personId: prospect.id, remoteId: record.id, known: settled });
      }
      const state = verdict === 'same' ? ('done' as const) : ('planned' as const);
      items.push({ ...about, verdict, changes, state, remoteId: record?.id ?? null });
    }
    if (items.length + companies.length > 0)
      await ctx.db
        .insert(crmItems)
        .values([...items, ...companies])
        .onConflictDoNothing();
    return moveRun(ctx, run, { cursor: next });
  });
}

/** Of a record that was found: it was there before us. */
async function keepLink(
  ctx: Ctx,
  { workspaceId, service, account }: CrmRunRow,
  link: CrmLinkRow | null,
  { personId, ...found }: Pick<CrmLinkRow, 'remoteId' | 'known'> & { personId: string },
): Promise<void> {
  if (link) {
    const mine = and(own(crmLinks, workspaceId), eq(crmLinks.id, link.id));
    await ctx.db.update(crmLinks).set({ known: found.known }).where(mine);
    return;
  }
  await ctx.db
    .insert(crmLinks)
    .values({
      ...{ id: ctx.random.uuid(), workspaceId, service, account, kind: 'contact', key: personId, personId },
      ...{ isOurs: false, linkedAt: ctx.clock.now(), ...found },
    })
    .onConflictDoNothing();
}

/** Whose records these are already. */
async function readOwners(
  ctx: Ctx,
  run: CrmRunRow,
  records: readonly CrmRecord[],
): Promise<Map<string, string>> {
  if (records.length === 0) return new Map();
  const ids = records.map(({ id }) => id);
  const rows = await ctx.db
    .select({ remoteId: crmLinks.remoteId, personId: crmLinks.personId })
    .from(crmLinks)
    .where(and(linksOf(run, 'contact'), inArray(crmLinks.remoteId, ids)));
  return new Map(rows.map(({ remoteId, personId }) => [remoteId, personId ?? '']));
}

type Found = { record: CrmRecord | null; link: CrmLinkRow | null; takenBy: ReadonlyMap<string, string> };

function reasonToLeave({ service }: CrmRunRow, prospect: Prospect, { record, link, takenBy }: Found) {
  const label = crmLabel(service);
  if (link && (link.isGone || !record))
    return `Fiche supprimée dans ${label}\u00a0: elle n’y est pas recréée.`;
  if (!record) return prospect.isOpposed ? noRecordOfOpposed : null;
  const holder = takenBy.get(record.id);
  return holder === undefined || holder === prospect.id
    ? null
    : `Cette fiche de ${label} est déjà celle d’une autre personne d’Accroche.`;
}

const markGone = (ctx: Ctx, link: CrmLinkRow) =>
  ctx.db
    .update(crmLinks)
    .set({ isGone: true, known: {} })
    .where(and(own(crmLinks, link), eq(crmLinks.id, link.id)));

/** The companies of those who would be made, that neither the map nor the CRM knows. */
async function companiesToMake({ ctx, run, crm }: Work, prospects: readonly Prospect[]) {
  const named = new Map(
    prospects.flatMap(({ company }) => (company ? [[company.key, company] as const] : [])),
  );
  const keys = [...named.keys()];
  if (keys.length === 0) return [];
  const linked = await ctx.db
    .select({ key: crmLinks.key })
    .from(crmLinks)
    .where(and(linksOf(run, 'company'), inArray(crmLinks.key, keys)));
  for (const { key } of linked) named.delete(key);
  const found = await crm.findCompanies([...named.values()].map((one) => ({ ...one, remoteId: null })));
  return [...named.values()].map(({ key, name, domain }) => {
    const remoteId = found.get(key)?.id ?? null;
    return {
      ...{ id: ctx.random.uuid(), workspaceId: run.workspaceId, runId: run.id, kind: 'company' as const },
      ...{ key, label: name, domain, remoteId },
      verdict: remoteId ? ('same' as const) : ('create' as const),
      // One that is there is only to be linked.
      state: 'planned' as const,
    };
  });
}
