import { and, count, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { CrmConnection, CrmRun, CrmState } from '#contract/integrations/crm.ts';
import { crmServices } from '#core/integrations/crm-fields.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import {
  type CrmConnectionRow,
  type CrmRunRow,
  crmConnections,
  crmExclusions,
  crmItems,
  crmRuns,
} from './crm.table.ts';
import { isAuthorized } from './open-crm.ts';

export async function getCrmState(ctx: MemberCtx): Promise<CrmState> {
  const [connection] = await ctx.db.select().from(crmConnections).where(own(crmConnections, ctx.actor));
  const last = await lastRun(ctx, ctx.actor.workspaceId);
  const [run] = last ? await presentRuns(ctx, [last]) : [];
  return {
    services: crmServices.map((service) => ({
      service,
      canAuthorize: ctx.crms[service].authorization !== null,
      takesToken: ctx.crms[service].takesToken,
    })),
    connection: connection ? presentConnection(ctx, connection) : null,
    run: run ?? null,
    followed: await countFollowed(ctx),
  };
}

const presentConnection = (ctx: Ctx, row: CrmConnectionRow): CrmConnection => ({
  service: row.service,
  isAuthorized: isAuthorized(ctx, row),
  accountName: row.accountName,
  connectedAt: row.connectedAt.toISOString(),
  isLive: row.isLive,
  problem: row.problem,
  nextSyncAt: row.nextSyncAt?.toISOString() ?? null,
  mapping: row.mapping,
});

async function countFollowed(ctx: MemberCtx): Promise<number> {
  const rules = ctx.db
    .select({ id: crmExclusions.exclusionId })
    .from(crmExclusions)
    .where(and(own(crmExclusions, ctx.actor), isNotNull(crmExclusions.exclusionId)));
  const [kept] = await ctx.db
    .select({ count: count() })
    .from(people)
    .where(and(own(people, ctx.actor), inArray(people.exclusionId, rules)));
  return kept?.count ?? 0;
}

export async function lastRun(ctx: Ctx, workspaceId: string): Promise<CrmRunRow | undefined> {
  const [run] = await ctx.db
    .select()
    .from(crmRuns)
    .where(own(crmRuns, workspaceId))
    .orderBy(desc(crmRuns.startedAt))
    .limit(1);
  return run;
}

/** What was written, the latest first; a comparison alone is not a synchronisation. */
export async function listRuns(ctx: MemberCtx): Promise<CrmRun[]> {
  const rows = await ctx.db
    .select()
    .from(crmRuns)
    .where(and(own(crmRuns, ctx.actor), eq(crmRuns.isTrial, false), ne(crmRuns.phase, 'compared')))
    .orderBy(desc(crmRuns.startedAt));
  return presentRuns(ctx, rows);
}

export async function getRun(ctx: MemberCtx, id: string): Promise<CrmRun> {
  const rows = await ctx.db
    .select()
    .from(crmRuns)
    .where(and(own(crmRuns, ctx.actor), eq(crmRuns.id, id)));
  const [run] = await presentRuns(ctx, rows);
  if (!run) throw notFound('Synchronisation');
  return run;
}

export async function getLastRun(ctx: MemberCtx): Promise<CrmRun> {
  const last = await lastRun(ctx, ctx.actor.workspaceId);
  if (!last) throw notFound('Essai');
  return getRun(ctx, last.id);
}

async function presentRuns(ctx: MemberCtx, rows: readonly CrmRunRow[]): Promise<CrmRun[]> {
  if (rows.length === 0) return [];
  const { runId, kind, verdict, state, doneAt, choices } = crmItems;
  const isDone = isNotNull(doneAt);
  const counted = await ctx.db
    .select({
      ...{ runId, kind, verdict, state },
      isWritten: isDone.mapWith(Boolean).as('is_written'),
      items: count(),
    })
    .from(crmItems)
    .where(
      and(
        own(crmItems, ctx.actor),
        inArray(
          runId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(runId, kind, verdict, state, isDone);
  const conflicts = await ctx.db
    .select({ runId, choices })
    .from(crmItems)
    .where(
      and(
        own(crmItems, ctx.actor),
        inArray(
          runId,
          rows.map(({ id }) => id),
        ),
        eq(verdict, 'conflict'),
      ),
    );
  const last = await lastRun(ctx, ctx.actor.workspaceId);
  return rows.map((row) => {
    const mine = counted.filter((one) => one.runId === row.id);
    const sum = (isMeant: (one: (typeof counted)[number]) => boolean) =>
      mine.filter(isMeant).reduce((total, { items }) => total + items, 0);
    const ofPeople = (meant: string) => sum((one) => one.kind === 'contact' && one.verdict === meant);
    const isMade = (one: (typeof counted)[number]) =>
      one.isWritten && one.verdict === 'create' && one.state === 'done';
    const isOver = row.phase === 'done' || row.phase === 'failed';
    return {
      id: row.id,
      phase: row.phase,
      isTrial: row.isTrial,
      startedAt: row.startedAt.toISOString(),
      comparedAt: row.comparedAt?.toISOString() ?? null,
      finishedAt: row.finishedAt?.toISOString() ?? null,
      resumeAt: row.resumeAt?.toISOString() ?? null,
      problem: row.problem,
      people: {
        create: ofPeople('create'),
        complete: ofPeople('complete'),
        conflict: ofPeople('conflict'),
        same: ofPeople('same'),
        left: ofPeople('left'),
      },
      chosen: conflicts.filter((one) => one.runId === row.id && Object.values(one.choices).includes('ours'))
        .length,
      companies: sum((one) => one.kind === 'company' && one.verdict === 'create'),
      written: {
        created: sum((one) => isMade(one) && (one.kind === 'contact' || one.kind === 'company')),
        updated: sum((one) => one.isWritten && one.kind === 'contact' && one.verdict !== 'create'),
        activities: sum((one) => isMade(one) && one.kind === 'activity'),
        deals: sum((one) => isMade(one) && one.kind === 'deal'),
      },
      failed: sum(({ state }) => state === 'failed'),
      canUndo: isOver && row.id === last?.id && mine.some(isMade),
    };
  });
}
