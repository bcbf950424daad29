import { and, inArray } from 'drizzle-orm';
import type { ExclusionReason } from '#contract/audience/exclusions.ts';
import { describeExclusion } from '#core/exclusions/describe-exclusion.ts';
import { type ExclusionRow, exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Why somebody is out of every campaign, as it is shown wherever a person is. */
export const presentReason = (rule: ExclusionRow): ExclusionReason => ({
  id: rule.id,
  kind: rule.kind,
  label: rule.label,
  sentence: describeExclusion(rule),
});

/** The reasons of a page of people, by the id of their exclusion. */
export async function readReasons(
  ctx: Ctx,
  workspaceId: string,
  rows: readonly { exclusionId: string | null }[],
): Promise<Map<string | null, ExclusionReason>> {
  const ids = [...new Set(rows.flatMap(({ exclusionId }) => exclusionId ?? []))];
  if (ids.length === 0) return new Map();
  const rules = await ctx.db
    .select()
    .from(exclusions)
    .where(and(own(exclusions, workspaceId), inArray(exclusions.id, ids)));
  return new Map(rules.map((rule) => [rule.id, presentReason(rule)]));
}
