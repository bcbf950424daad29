import { and, gt, inArray, notInArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { ProspectAct, ProspectSelection } from '#contract/overview/prospects.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { tagPeople, untagPeople } from '#server/features/audience/people/tag-people.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { pausePerson } from '#server/features/engine/person-acts/pause-person.ts';
import { removePerson } from '#server/features/engine/person-acts/remove-person.ts';
import { resumePerson } from '#server/features/engine/person-acts/resume-person.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { prospectRows } from './prospect-rows.ts';

const batchLength = 50;
/** Longer than almost any selection takes: only beyond does the caller ask for what is left, and show how far it is. */
const mostMs = 20_000;
const paris = 'Europe/Paris';

type Selection = z.output<typeof ProspectSelection>;
type Outcome = { done: number; unchanged: number; next: string | null };

/** Does one thing to everybody of a selection, in the order of their ids; whoever asked may be gone meanwhile. */
export async function actOnProspects(
  ctx: MemberCtx,
  { act, selection }: { act: ProspectAct; selection: Selection },
): Promise<Outcome> {
  const until = ctx.clock.now().getTime() + mostMs;
  let [done, unchanged] = [0, 0];
  let after = selection.after;
  do {
    const batch = await nextBatch(ctx, { ...selection, after });
    const changed = await actOnBatch(ctx, act, batch);
    done += changed;
    unchanged += batch.length - changed;
    after = batch.length === batchLength ? batch.at(-1)?.id : undefined;
  } while (after && ctx.clock.now().getTime() < until);
  return { done, unchanged, next: after ?? null };
}

async function nextBatch(ctx: MemberCtx, selection: Selection) {
  const { workspaceId } = ctx.actor;
  const filter = 'ids' in selection ? { personIds: selection.ids } : selection.filter;
  const stage = 'ids' in selection ? undefined : selection.filter.stage;
  const except = 'ids' in selection ? [] : selection.except;
  const rows = prospectRows(ctx, workspaceId, filter);
  return ctx.db
    .select({
      id: rows.id,
      campaignId: rows.campaignId,
      state: rows.state,
      reason: rows.reason,
      isPaused: rows.isPaused,
      stage: rows.stage,
    })
    .from(rows)
    .where(
      and(
        stage && inArray(rows.stage, stage),
        except.length > 0 ? notInArray(rows.id, except) : undefined,
        selection.after ? gt(rows.id, selection.after) : undefined,
      ),
    )
    .orderBy(rows.id)
    .limit(batchLength);
}

type Member = Awaited<ReturnType<typeof nextBatch>>[number];

/** How many changed. */
async function actOnBatch(ctx: MemberCtx, act: ProspectAct, batch: readonly Member[]): Promise<number> {
  const { workspaceId } = ctx.actor;
  const personIds = batch.map(({ id }) => id);
  switch (act.is) {
    case 'tag':
      return personIds.length && tagPeople(ctx, { workspaceId, personIds, tags: act.tags });
    case 'untag':
      return personIds.length && untagPeople(ctx, { workspaceId, personIds, tags: act.tags });
    case 'pause': {
      const until = act.until ? instantIn(paris, act.until as Day, 0) : null;
      return countDone(batch, canPause, (whom) => pausePerson(ctx, whom, until));
    }
    case 'resume':
      return countDone(batch, canResume, (whom) => resumePerson(ctx, whom));
    case 'remove':
      return countDone(batch, isRunning, (whom) => removePerson(ctx, whom));
    case 'oppose': {
      const others = batch.filter(({ stage }) => stage !== 'opposed');
      for (const { id: personId } of others) await oppose(ctx, { workspaceId, personId, source: 'user' });
      return others.length;
    }
  }
}

const isRunning = ({ state }: Member) => state !== null && state !== 'finished';
const canPause = (member: Member) => isRunning(member) && !member.isPaused;
const canResume = (member: Member) => (isRunning(member) && member.isPaused) || member.reason === 'removed';

/** One by one, each through the rules of the engine; whoever moved on meanwhile is left as they are. */
async function countDone(
  batch: readonly Member[],
  isMeant: (member: Member) => boolean | null,
  act: (whom: { campaignId: string; personId: string }) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (const member of batch) {
    if (!member.campaignId || !isMeant(member)) continue;
    try {
      await act({ campaignId: member.campaignId, personId: member.id });
      done += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    }
  }
  return done;
}
