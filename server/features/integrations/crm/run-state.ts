import { and, eq, inArray } from 'drizzle-orm';
import type { CrmPhase } from '#contract/integrations/crm.ts';
import { minuteMs } from '#core/time/durations.ts';
import type { Ctx, System } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { Crm, CrmKind } from '#server/providers/crm/crm.ts';
import { type CrmConnectionRow, type CrmLinkRow, type CrmRunRow, crmLinks, crmRuns } from './crm.table.ts';

/** What a step of a run works with. */
export type Work = { ctx: Ctx<System>; run: CrmRunRow; connection: CrmConnectionRow; crm: Crm };

/** What one step takes on: the services take a hundred at once. */
export const batchLength = 100;
export const claimMs = 2 * minuteMs;

/** Why somebody who said no is not told to a CRM that does not know them. */
export const noRecordOfOpposed = 'Opposition\u00a0: aucune fiche n’est créée.';

/** Somebody ended the run meanwhile: whoever works on it stops. */
export class RunEnded extends Error {}

type Move = Partial<
  Pick<CrmRunRow, 'phase' | 'cursor' | 'comparedAt' | 'finishedAt' | 'problem' | 'resumeAt' | 'claimedUntil'>
>;

/** Goes on, in the transaction of what was done; what is claimed stays so for as long as it moves. */
export async function moveRun(ctx: Ctx, run: CrmRunRow, move: Move): Promise<CrmRunRow> {
  const claimedUntil = new Date(ctx.clock.now().getTime() + claimMs);
  const [moved] = await ctx.db
    .update(crmRuns)
    .set({ claimedUntil, ...move })
    .where(and(own(crmRuns, run), eq(crmRuns.id, run.id), eq(crmRuns.phase, run.phase)))
    .returning();
  if (!moved) throw new RunEnded(run.id);
  return moved;
}

export const isOpenPhase = (phase: CrmPhase): boolean =>
  phase !== 'compared' && phase !== 'done' && phase !== 'failed' && phase !== 'undone';

/** The map of the account that a run is about. */
export const linksOf = ({ workspaceId, service, account }: CrmRunRow, kind: CrmKind) =>
  own(crmLinks, workspaceId, { service, account, kind });

/** The records of these people; after a merge somebody may have two, and the one made under their own id comes first. */
export async function readContactLinks(
  ctx: Ctx,
  run: CrmRunRow,
  personIds: readonly string[],
): Promise<Map<string, CrmLinkRow>> {
  if (personIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(crmLinks)
    .where(and(linksOf(run, 'contact'), inArray(crmLinks.personId, [...personIds])));
  const links = new Map<string, CrmLinkRow>();
  for (const row of rows)
    if (row.personId && (row.key === row.personId || !links.has(row.personId))) links.set(row.personId, row);
  return links;
}
