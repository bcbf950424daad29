import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { LeadSelection } from '#contract/campaigns/lead-actions.ts';
import { paths } from '#contract/paths.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { excludePeople } from '#server/features/audience/exclusions/exclude-people.ts';
import { removePeople } from '#server/features/audience/people/forget/remove-people.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { tagPeople, untagPeople } from '#server/features/audience/people/tag-people.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { type LeadActionRow, leadActions } from '../lead-actions.table.ts';
import { leadConditions } from '../list/lead-conditions.ts';
import { addToCampaign } from './add-to-campaign.ts';
import { describeAction } from './describe-action.ts';
import { campaignsOf } from './recount-leads.ts';

const batchLength = 500;
const lockMs = 60_000;
const giveUpAfter = 5;

type Outcome = Pick<LeadActionRow, 'done' | 'unchanged' | 'excluded'>;

export function selectionConditions(ctx: Ctx, workspaceId: string, selection: LeadSelection): SQL {
  if ('ids' in selection) return and(own(people, workspaceId), inArray(people.id, selection.ids)) as SQL;
  const except = selection.except.length > 0 ? notInArray(people.id, selection.except) : undefined;
  return and(leadConditions(ctx, workspaceId, selection.filter), except) as SQL;
}

/** The next people of an action and what becomes of them, in the caller's transaction; null once nobody is left. */
export async function runBatch(ctx: Ctx, action: LeadActionRow): Promise<LeadActionRow | null> {
  const { workspaceId, lastId } = action;
  const batch = await ctx.db
    .select({ id: people.id })
    .from(people)
    .where(
      and(
        selectionConditions(ctx, workspaceId, action.selection),
        // Whoever came later was not meant.
        lte(people.createdAt, action.createdAt),
        lastId ? gt(people.id, lastId) : undefined,
      ),
    )
    .orderBy(asc(people.id))
    .limit(batchLength);
  const last = batch.at(-1);
  if (!last) return null;
  const outcome = await act(
    ctx,
    action,
    batch.map(({ id }) => id),
  );
  const [updated] = await ctx.db
    .update(leadActions)
    .set({
      lastId: last.id,
      failures: 0,
      done: sql`${leadActions.done} + ${outcome.done}`,
      unchanged: sql`${leadActions.unchanged} + ${outcome.unchanged}`,
      excluded: sql`${leadActions.excluded} + ${outcome.excluded}`,
    })
    .where(and(own(leadActions, workspaceId), eq(leadActions.id, action.id)))
    .returning();
  return updated ?? null;
}

async function act(ctx: Ctx, { workspaceId, act }: LeadActionRow, personIds: string[]): Promise<Outcome> {
  const after = (done: number, excluded = 0): Outcome => ({
    done,
    excluded,
    unchanged: personIds.length - done - excluded,
  });
  switch (act.is) {
    case 'add_to_campaign': {
      const { added, excluded } = await addToCampaign(ctx, {
        workspaceId,
        campaignId: act.campaignId,
        personIds,
      });
      return after(added, excluded);
    }
    case 'tag':
      return after(await tagPeople(ctx, { workspaceId, personIds, tags: act.tags }));
    case 'untag':
      return after(await untagPeople(ctx, { workspaceId, personIds, tags: act.tags }));
    case 'exclude':
      return after(await excludePeople(ctx, workspaceId, personIds));
    case 'delete': {
      const touched = await campaignsOf(ctx, workspaceId, personIds);
      const removed = await removePeople(ctx, workspaceId, personIds);
      await recountCampaigns(ctx, workspaceId, touched);
      return after(removed.length, personIds.length - removed.length);
    }
  }
}

export async function finishAction(
  ctx: Ctx,
  { workspaceId, id }: LeadActionRow,
  state: 'completed' | 'failed',
): Promise<LeadActionRow | undefined> {
  const [finished] = await ctx.db
    .update(leadActions)
    .set({ state, finishedAt: ctx.clock.now(), lockedUntil: null })
    .where(and(own(leadActions, workspaceId), eq(leadActions.id, id), eq(leadActions.state, 'running')))
    .returning();
  return finished;
}

/**
 * Batch by batch until all are done or the hold nears its end; a crash costs one batch, which is then taken again.
 * True when there is more to do.
 */
export async function advanceAction(ctx: Ctx, id: string): Promise<boolean> {
  const action = await lockAction(ctx, id);
  if (!action?.lockedUntil) return false;
  const { lockedUntil } = action;
  try {
    while (ctx.clock.now().getTime() < lockedUntil.getTime() - lockMs / 2) {
      if (await advanceOnce(ctx, id, lockedUntil)) return false;
    }
    await release(ctx, id, lockedUntil);
    return true;
  } catch (error) {
    await noteFailure(ctx, action, error);
    return false;
  }
}

const stillLocked = (id: string, lockedUntil: Date) =>
  and(eq(leadActions.id, id), eq(leadActions.state, 'running'), eq(leadActions.lockedUntil, lockedUntil));

/** True once it is over, or somebody else's. */
const advanceOnce = (ctx: Ctx, id: string, lockedUntil: Date): Promise<boolean> =>
  inTransaction(ctx, async (ctx) => {
    const [locked] = await ctx.db
      .select()
      .from(leadActions)
      .where(stillLocked(id, lockedUntil))
      .for('update');
    if (!locked) return true;
    if (await runBatch(ctx, locked)) return false;
    const finished = await finishAction(ctx, locked, 'completed');
    if (finished) await notifyOwner(ctx, finished, 'Action terminée');
    return true;
  });

async function lockAction(ctx: Ctx, id: string): Promise<LeadActionRow | undefined> {
  const now = ctx.clock.now();
  const [locked] = await ctx.db
    .update(leadActions)
    .set({ lockedUntil: new Date(now.getTime() + lockMs) })
    .where(
      and(
        eq(leadActions.id, id),
        eq(leadActions.state, 'running'),
        or(isNull(leadActions.lockedUntil), lte(leadActions.lockedUntil, now)),
      ),
    )
    .returning();
  return locked;
}

const release = (ctx: Ctx, id: string, lockedUntil: Date) =>
  ctx.db.update(leadActions).set({ lockedUntil: null }).where(stillLocked(id, lockedUntil));

/** What was done stays done and counted; the sweeper tries the rest again, a few times. */
async function noteFailure(ctx: Ctx, action: LeadActionRow, error: unknown): Promise<void> {
  const failures = action.failures + 1;
  const isFinal = error instanceof AppError || failures >= giveUpAfter;
  ctx.log.error({ err: error, actionId: action.id, failures }, 'lead action batch failed');
  await ctx.db.update(leadActions).set({ failures }).where(eq(leadActions.id, action.id));
  if (!isFinal) return;
  const finished = await finishAction(ctx, action, 'failed');
  if (finished) await notifyOwner(ctx, finished, 'Action interrompue');
}

const notifyOwner = (ctx: Ctx, action: LeadActionRow, title: string): Promise<void> =>
  notify(ctx, ownerOf(action.workspaceId), {
    title,
    message: describeAction(action),
    type: action.state === 'failed' ? 'error' : 'success',
    link: paths.leads,
  });
