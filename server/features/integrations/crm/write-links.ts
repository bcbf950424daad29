import { and, eq } from 'drizzle-orm';
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
  for (const { item, saved, link, known = {} } of outcomes) {
    if (link && saved.is !== 'refused')
      await ctx.db
        .update(crmLinks)
        .set(saved.is === 'gone' ? { isGone: true, known: {} } : { known })
        .where(and(own(crmLinks, workspaceId), eq(crmLinks.id, link.id)));
    await ctx.db
      .update(crmItems)
      .set(stateAfter(saved, now))
      .where(and(own(crmItems, workspaceId), eq(crmItems.id, item.id)));
  }
}

function stateAfter(saved: Saved, doneAt: Date) {
  if (saved.is === 'saved')
    return { state: 'done' as const, remoteId: saved.remoteId, problem: null, doneAt };
  if (saved.is === 'refused') return { state: 'failed' as const, problem: saved.because };
  return {
    state: 'done' as const,
    verdict: 'left' as const,
    problem: 'Fiche supprimée depuis\u00a0: elle n’est pas recréée.',
  };
}

export const plannedItems = (ctx: Ctx, run: CrmRunRow, kind: CrmItemRow['kind'], limit: number) =>
  ctx.db
    .select()
    .from(crmItems)
    .where(
      and(
        own(crmItems, run),
        eq(crmItems.runId, run.id),
        eq(crmItems.kind, kind),
        eq(crmItems.state, 'planned'),
      ),
    )
    .orderBy(crmItems.id)
    .limit(limit);
