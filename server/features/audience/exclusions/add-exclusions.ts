import { count } from 'drizzle-orm';
import { type AddedExclusions, mostExclusions, type NewExclusions } from '#contract/exclusions.ts';
import { type NewRule, readExclusions } from '#core/exclusions/read-exclusions.ts';
import {
  applyExclusionsFrom,
  mayConcern,
  readRules,
} from '#server/features/audience/people/apply-exclusions.ts';
import { lockOwnerOf } from '#server/features/identity/plans/require-slot.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { rulesFor } from './exclude-people.ts';
import { applyExclusionsJob } from './exclusions.jobs.ts';
import { type ExclusionRow, exclusions } from './exclusions.table.ts';

/** So many people are looked at while the user waits; a job goes on with the others. */
const batchesAtOnce = 5;
/** Beyond so many rules, everybody is looked at once rather than once per rule. */
const fewRules = 20;
const insertedAtOnce = 1000;

export const addExclusions = (
  ctx: MemberCtx,
  { kind, text, note }: NewExclusions,
): Promise<AddedExclusions> => {
  const { rules, refused } = readExclusions(text, kind);
  return keepRules(
    ctx,
    rules.map((rule) => ({ ...rule, note: rule.note ?? (note || null) })),
    refused,
  );
};

/** People chosen in a list. */
export const excludeChosen = async (
  ctx: MemberCtx,
  { personIds, note }: { personIds: string[]; note?: string | undefined },
): Promise<AddedExclusions> =>
  keepRules(ctx, await rulesFor(ctx, ctx.actor.workspaceId, personIds, note || null), []);

const keepRules = async (
  ctx: MemberCtx,
  rules: NewRule[],
  refused: AddedExclusions['refused'],
): Promise<AddedExclusions> => {
  const { added, ...applied } = await addRules(ctx, ctx.actor.workspaceId, rules);
  return { added: added.length, known: rules.length - added.length, refused, ...applied };
};

/** The rules that were not there yet, whoever they come from, with how many people they keep out. */
export const addRules = (
  ctx: Ctx,
  workspaceId: string,
  rules: readonly NewRule[],
): Promise<{ added: ExclusionRow[]; people: number; isApplied: boolean }> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwnerOf(ctx, workspaceId);
    const [existing] = await ctx.db
      .select({ count: count() })
      .from(exclusions)
      .where(own(exclusions, workspaceId));
    if ((existing?.count ?? 0) + rules.length > mostExclusions)
      throw new AppError(
        'limit_reached',
        `Une liste d’exclusions compte ${mostExclusions.toLocaleString('fr-FR')} lignes au plus.`,
      );
    const added: ExclusionRow[] = [];
    const createdAt = ctx.campaignClock.now();
    for (let from = 0; from < rules.length; from += insertedAtOnce)
      added.push(
        ...(await ctx.db
          .insert(exclusions)
          .values(
            rules.slice(from, from + insertedAtOnce).map((rule) => ({ ...rule, workspaceId, createdAt })),
          )
          .onConflictDoNothing()
          .returning()),
      );
    const applied = added.length > 0 ? await apply(ctx, workspaceId, added) : { people: 0, isApplied: true };
    return { added, ...applied };
  });

async function apply(ctx: Ctx, workspaceId: string, added: readonly ExclusionRow[]) {
  const only = added.length <= fewRules ? mayConcern(added) : undefined;
  const rules = await readRules(ctx, workspaceId);
  let after: string | null = null;
  let excluded = 0;
  for (let batch = 0; batch < batchesAtOnce; batch++) {
    const step = await applyExclusionsFrom(ctx, workspaceId, { rules, after, only });
    excluded += step.excluded;
    after = step.next;
    if (after === null) return { people: excluded, isApplied: true };
  }
  const ruleIds = only ? added.map(({ id }) => id) : [];
  if (after) await enqueue(ctx, applyExclusionsJob, { workspaceId, after, ruleIds });
  return { people: excluded, isApplied: false };
}
