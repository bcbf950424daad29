import type { ReadRow } from '#core/imports/read-row.ts';
import type { Ctx } from '#server/platform/ctx.ts';

/** `erased` never comes back; `excluded` is taken and kept out of campaigns. */
export type Screening = { is: 'erased' | 'excluded'; reason: string };

/** The one place where an import meets erasures and exclusions: one answer per row, null when nothing stands against it. */
export async function screenRows(
  _ctx: Ctx,
  _userId: string,
  rows: readonly ReadRow[],
): Promise<(Screening | null)[]> {
  return rows.map(() => null);
}
