import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { Saved } from '#server/providers/crm/crm.ts';
import { type CrmItemRow, type CrmLinkRow, type CrmRunRow, crmItems, crmLinks } from './crm.table.ts';

type Outcome = { item: CrmItemRow; saved: Saved; link?: CrmLinkRow | null; known?: CrmLinkRow['known'] };

/** What came of each: the map and the log are one commit with where the run stands. */
export async function keepOutcomes(ctx: Ctx, run: CrmRunRow, outcomes: readonly Outcome[]): Promise<void> {
  const { workspaceId, service, account } = run;
  const now = ctx.clock.now();
  const made = outcomes.flatMap(({ item, saved, link, known = {} }) =>
    saved.is === 'saved' && !link
      ? [
          {
            ...{ id: ctx.random.uuid(), workspaceId, service, account, kind: item.kind, key: item.key },
            ...{ personId: item.personId, remoteId: saved.remoteId, known, linkedAt: now },
            isOurs: item.verdict === 'create',
          },
        ]
      : [],
  );
  if (made.length > 0) await ctx.db.insert(crmLinks).values(made).onConflictDoNothing();
  const changed = outcomes.flatMap(({ saved, link, known = {} }) =>
    link && saved.is !== 'refused'
      ? [{ id: link.id, isGone: saved.is === 'gone', known: saved.is === 'gone' ? {} : known }]
      : [],
  );
  if (changed.length > 0)
    await ctx.db.execute(sql`update ${crmLinks} l set is_gone = l.is_gone or c."isGone", known = c.known
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id uuid, "isGone" boolean, known jsonb)
      where l.workspace_id = ${workspaceId} and l.id = c.id`);
  const settled = outcomes.map(({ item, saved }) => ({ id: item.id, ...stateAfter(saved, item, now) }));
  if (settled.length > 0)
    await ctx.db.execute(sql`update ${crmItems} i set state = o.state, verdict = o.verdict, problem = o.problem,
        remote_id = o."remoteId", done_at = o."doneAt"
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
        as o(id uuid, state text, verdict text, problem text, "remoteId" text, "doneAt" timestamptz)
      where i.workspace_id = ${workspaceId} and i.id = o.id`);
}

function stateAfter(saved: Saved, { verdict, remoteId, doneAt }: CrmItemRow, now: Date) {
  const before = { verdict, remoteId, doneAt };
  if (saved.is === 'saved')
    return { ...before, state: 'done', remoteId: saved.remoteId, problem: null, doneAt: now };
  if (saved.is === 'refused') return { ...before, state: 'failed', problem: saved.because };
  return {
    ...{ ...before, state: 'done', verdict: 'left' },
    problem: 'Fiche supprimée depuis\u00a0: elle n’est pas recréée.',
  };
}

export const plannedItems = (ctx: Ctx, run: CrmRunRow, kind: CrmItemRow['kind'], limit: number) =>
  ctx.db
    .select()
    .from(crmItems)
    .where(own(crmItems, run, { runId: run.id, kind, state: 'planned' }))
    .orderBy(crmItems.id)
    .limit(limit);
