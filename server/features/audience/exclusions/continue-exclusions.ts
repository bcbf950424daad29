import {
  applyExclusionsFrom,
  mayConcern,
  readRules,
} from '#server/features/audience/people/apply-exclusions.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { applyExclusionsJob } from './exclusions.jobs.ts';

type Rest = { workspaceId: string; after: string; ruleIds: string[] };

/** A job that ends soon is a job that no crash makes begin anew. */
const batchesPerJob = 25;

/** The people that were not looked at while the user waited, one short transaction after the other. */
export async function continueExclusions(ctx: Ctx, { workspaceId, after, ruleIds }: Rest): Promise<void> {
  let position: string | null = after;
  for (let batch = 1; batch <= batchesPerJob && position !== null; batch++) {
    const from: string = position;
    position = await inTransaction(ctx, async (ctx) => {
      await lockOwnerOf(ctx, workspaceId);
      // Read again under the lock: the user may have removed one since.
      const rules = await readRules(ctx, workspaceId);
      const added = rules.filter(({ id }) => ruleIds.includes(id));
      if (ruleIds.length > 0 && added.length === 0) return null;
      const only = added.length > 0 ? mayConcern(added) : undefined;
      const { next } = await applyExclusionsFrom(ctx, workspaceId, { rules, after: from, only });
      if (next !== null && batch === batchesPerJob)
        await enqueue(ctx, applyExclusionsJob, { workspaceId, after: next, ruleIds });
      return next;
    });
  }
}
