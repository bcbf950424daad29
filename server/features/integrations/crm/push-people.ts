import { and, eq, inArray } from 'drizzle-orm';
import { compareFields, knownAfter, valuesToWrite, verdictOf } from '#core/integrations/crm-compare.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { Saved } from '#server/providers/crm/crm.ts';
import { type CrmItemRow, type CrmLinkRow, type CrmRunRow, crmItems, crmLinks } from './crm.table.ts';
import { type Prospect, readPeople } from './read-prospects.ts';
import {
  batchLength,
  linksOf,
  moveRun,
  noRecordOfOpposed,
  readContactLinks,
  type Work,
} from './run-state.ts';
import { keepOutcomes, plannedItems } from './write-links.ts';

export async function pushCompanies({ ctx, run, crm }: Work): Promise<CrmRunRow> {
  const items = await plannedItems(ctx, run, 'company', batchLength);
  if (items.length === 0) return moveRun(ctx, run, { phase: 'contacts', cursor: null });
  const known = items.flatMap(({ key, remoteId }): Saved[] =>
    remoteId ? [{ key, is: 'saved', remoteId }] : [],
  );
  const made = await crm.saveCompanies(
    items
      .filter(({ remoteId }) => !remoteId)
      .map(({ key, label, domain }) => ({ key, name: label ?? key, domain })),
  );
  return keep(ctx, run, items, [...known, ...made]);
}

/** Made, completed, or told what to choose; those that are made are tied to their company. */
export async function pushContacts(work: Work): Promise<CrmRunRow> {
  const { ctx, run, connection, crm } = work;
  const planned = await plannedItems(ctx, run, 'contact', batchLength);
  if (planned.length === 0) return moveRun(ctx, run, { phase: 'activities', cursor: null });
  const people = await readPeople(
    ctx,
    run.workspaceId,
    planned.map(({ key }) => key),
  );
  // Who said no since the comparison, which may have waited for days.
  const opposed = new Set(people.filter(({ isOpposed }) => isOpposed).map(({ id }) => id));
  const isLeft = ({ key, verdict }: CrmItemRow) => verdict === 'create' && opposed.has(key);
  const items = planned.filter((item) => !isLeft(item));
  const all = await readContactLinks(
    ctx,
    run,
    items.map(({ key }) => key),
  );
  const links = new Map([...all].filter(([, { isGone }]) => !isGone));
  const asked = items.map((item) => ({
    item,
    link: links.get(item.key) ?? null,
    values: valuesToWrite(item.changes, item.choices, connection.mapping),
  }));
  const toSave = asked.filter(({ link, values }) => !link || Object.keys(values).length > 0);
  const companyOf = await companiesOf(work, items, people);
  const saved = await crm.saveContacts(
    toSave.map(({ item, link, values }) => ({
      ...{ key: item.key, values, remoteId: link?.remoteId ?? null },
      companyId: companyOf.get(item.key) ?? null,
    })),
  );
  const found = await findRefused(work, items, saved, people);
  const nothing = asked.flatMap(({ item, link, values }): Saved[] =>
    link && Object.keys(values).length === 0 ? [{ key: item.key, is: 'saved', remoteId: link.remoteId }] : [],
  );
  return inTransaction(ctx, async (ctx) => {
    await leaveOpposed(ctx, run, planned.filter(isLeft));
    for (const one of found) await planAgain(ctx, work, one);
    const again = new Set(found.map(({ item }) => item.id));
    const left = items.filter(({ id }) => !again.has(id));
    return keep(ctx, run, left, [...saved, ...nothing], links);
  });
}

async function leaveOpposed(
  ctx: Ctx,
  { workspaceId }: CrmRunRow,
  items: readonly CrmItemRow[],
): Promise<void> {
  const ids = items.map(({ id }) => id);
  if (ids.length > 0)
    await ctx.db
      .update(crmItems)
      .set({ verdict: 'left', state: 'done', problem: noRecordOfOpposed })
      .where(and(own(crmItems, workspaceId), inArray(crmItems.id, ids)));
}

/** Somebody made it there since the comparison: it is completed instead, like any that was there before. */
async function findRefused(
  { crm, connection }: Work,
  items: readonly CrmItemRow[],
  saved: readonly Saved[],
  people: readonly Prospect[],
) {
  const refused = new Set(saved.filter(({ is }) => is === 'refused').map(({ key }) => key));
  const again = items.filter(({ key, verdict }) => verdict === 'create' && refused.has(key));
  const sought = people.filter(({ id }) => again.some(({ key }) => key === id));
  if (sought.length === 0) return [];
  const found = await crm.findContacts(
    sought.map(({ id, ours, profile }) => ({ key: id, remoteId: null, email: ours.email, profile })),
    Object.values(connection.mapping).map(({ property }) => property),
  );
  return again.flatMap((item) => {
    const record = found.get(item.key);
    const person = people.find(({ id }) => id === item.key);
    return record && person ? [{ item, record, person }] : [];
  });
}

type Again = Awaited<ReturnType<typeof findRefused>>[number];

async function planAgain(
  ctx: Ctx,
  { run, connection }: Work,
  { item, record, person }: Again,
): Promise<void> {
  const { workspaceId, service, account } = run;
  const changes = compareFields(person.ours, record.values, {}, connection.mapping);
  const linked = await ctx.db
    .insert(crmLinks)
    .values({
      ...{ id: ctx.random.uuid(), workspaceId, service, account, kind: 'contact', key: item.key },
      ...{ personId: item.personId, remoteId: record.id, isOurs: false, linkedAt: ctx.clock.now() },
    })
    .onConflictDoNothing()
    .returning({ id: crmLinks.id });
  const isTaken = linked.length === 0;
  await ctx.db
    .update(crmItems)
    .set(
      isTaken
        ? {
            verdict: 'left' as const,
            state: 'done' as const,
            problem: 'Cette fiche est déjà celle d’une autre personne d’Accroche.',
          }
        : { verdict: verdictOf(true, changes), changes, remoteId: record.id },
    )
    .where(and(own(crmItems, workspaceId), eq(crmItems.id, item.id)));
}

/** Where those who are made work; who was there before keeps the company that somebody gave them. */
async function companiesOf(
  work: Work,
  items: readonly CrmItemRow[],
  people: readonly Prospect[],
): Promise<Map<string, string>> {
  const made = new Set(items.filter(({ verdict }) => verdict === 'create').map(({ key }) => key));
  const employed = people.flatMap(({ id, company }) =>
    company && made.has(id) ? [{ id, key: company.key }] : [],
  );
  const recordOf = await readCompanyLinks(
    work,
    employed.map(({ key }) => key),
  );
  return new Map(
    employed.flatMap(({ id, key }) => {
      const record = recordOf.get(key);
      return record ? [[id, record] as const] : [];
    }),
  );
}

async function keep(
  ctx: Ctx,
  run: CrmRunRow,
  items: readonly CrmItemRow[],
  saved: readonly Saved[],
  links: ReadonlyMap<string, CrmLinkRow> = new Map(),
): Promise<CrmRunRow> {
  const outcomes = items.flatMap((item) => {
    const one = saved.find(({ key }) => key === item.key);
    if (!one) return [];
    const known = knownAfter(links.get(item.key)?.known ?? {}, item.changes, item.choices);
    return [{ item, saved: one, link: links.get(item.key) ?? null, known }];
  });
  return inTransaction(ctx, async (ctx) => {
    await keepOutcomes(ctx, run, outcomes);
    return moveRun(ctx, run, {});
  });
}

/** The records of these companies, but for those that were deleted there. */
export async function readCompanyLinks(
  { ctx, run, crm }: Work,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await ctx.db
    .select({ key: crmLinks.key, remoteId: crmLinks.remoteId })
    .from(crmLinks)
    .where(and(linksOf(run, 'company'), inArray(crmLinks.key, [...keys])));
  const there = await crm.findCompanies(rows.map((row) => ({ ...row, name: row.key, domain: null })));
  return new Map(rows.filter(({ key }) => there.has(key)).map(({ key, remoteId }) => [key, remoteId]));
}
