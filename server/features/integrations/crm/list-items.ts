import { and, asc, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { CrmItem, ItemView } from '#contract/integrations/crm.ts';
import type { Choice } from '#core/integrations/crm-compare.ts';
import type { CrmField } from '#core/integrations/crm-fields.ts';
import { personName } from '#core/people/person-name.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { crmItems, crmRuns } from './crm.table.ts';
import { getRun } from './list-runs.ts';

const pageLength = 50;

/** What was found of people, what was written of everything, what failed. */
const conditions: Record<ItemView, SQL | undefined> = {
  create: and(eq(crmItems.kind, 'contact'), eq(crmItems.verdict, 'create')),
  complete: and(eq(crmItems.kind, 'contact'), eq(crmItems.verdict, 'complete')),
  conflict: and(eq(crmItems.kind, 'contact'), eq(crmItems.verdict, 'conflict')),
  same: and(eq(crmItems.kind, 'contact'), eq(crmItems.verdict, 'same')),
  left: and(eq(crmItems.kind, 'contact'), eq(crmItems.verdict, 'left')),
  written: isNotNull(crmItems.doneAt),
  failed: eq(crmItems.state, 'failed'),
};

export async function listItems(
  ctx: MemberCtx,
  runId: string,
  { view, cursor }: { view: ItemView; cursor?: string | undefined },
): Promise<{ items: CrmItem[]; nextCursor: string | null }> {
  await getRun(ctx, runId);
  const after = readCursor(z.object({ id: z.uuid() }), cursor);
  const rows = await ctx.db
    .select({ item: crmItems, person: people })
    .from(crmItems)
    .leftJoin(people, and(own(people, crmItems), eq(people.id, crmItems.personId)))
    .where(
      and(
        own(crmItems, ctx.actor),
        eq(crmItems.runId, runId),
        conditions[view],
        after && gt(crmItems.id, after.id),
      ),
    )
    .orderBy(asc(crmItems.id))
    .limit(pageLength + 1);
  const items = rows.slice(0, pageLength).map(({ item, person }): CrmItem => {
    const name = person ? personName(person) : (item.label ?? '');
    return {
      id: item.id,
      kind: item.kind,
      personId: item.personId,
      name,
      detail: item.kind === 'contact' ? (person?.company ?? null) : person ? item.label : item.domain,
      verdict: item.verdict,
      changes: item.changes,
      choices: item.choices,
      state: item.state,
      problem: item.problem,
      doneAt: item.doneAt?.toISOString() ?? null,
    };
  });
  const last = items.at(-1);
  return { items, nextCursor: rows.length > pageLength && last ? writeCursor({ id: last.id }) : null };
}

/** Which of the two values stays. Until the run is confirmed. */
export const chooseValue = (
  ctx: MemberCtx,
  id: string,
  { field, choice }: { field: CrmField; choice: Choice },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select({ item: crmItems, phase: crmRuns.phase })
      .from(crmItems)
      .innerJoin(crmRuns, and(own(crmRuns, crmItems), eq(crmRuns.id, crmItems.runId)))
      .where(and(own(crmItems, ctx.actor), eq(crmItems.id, id)))
      .for('update');
    const isConflict = found?.item.changes.some((one) => one.field === field && one.act === 'conflict');
    if (!found || !isConflict) throw notFound('Conflit');
    if (found.phase !== 'compared')
      throw new AppError('conflict', 'La synchronisation a commencé. Refaites un essai pour choisir.');
    await ctx.db
      .update(crmItems)
      .set({ choices: { ...found.item.choices, [field]: choice } })
      .where(and(own(crmItems, ctx.actor), eq(crmItems.id, id)));
  });
