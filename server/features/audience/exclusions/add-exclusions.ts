import { setImmediate as othersTurn } from 'node:timers/promises';
import { count } from 'drizzle-orm';
import { type AddedExclusions, mostExclusions, type NewExclusions } from '#contract/audience/exclusions.ts';
import type { ExclusionKind } from '#core/exclusions/exclusion.ts';
import { type NewRule, type ReadExclusions, readInTurns } from '#core/exclusions/read-exclusions.ts';
import { minuteMs } from '#core/time/durations.ts';
import {
  applyExclusionsFrom,
  mayConcern,
  readRules,
} from '#server/features/audience/people/apply-exclusions.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { rulesFor } from './exclude-people.ts';
import { applyExclusionsJob } from './exclusions.jobs.ts';
import { type ExclusionRow, exclusions } from './exclusions.table.ts';

/** So many people are looked at while the user waits; a job goes on with the others. */
const batchesAtOnce = 5;
/** Beyond so many rules, everybody is looked at once rather than once per rule. */
const fewRules = 20;
const insertedAtOnce = 1000;

const perUser = {
  name: 'exclusion-lists',
  max: 20,
  windowMinutes: 60,
  refusal: 'Vous avez fait lire 20 listes d’exclusions en une heure.',
};
/** What is typed by hand is counted by nobody. */
const longText = 5000;

export const addExclusions = async (
  ctx: MemberCtx,
  { kind, text, note }: NewExclusions,
): Promise<AddedExclusions> => {
  if (text.length > longText) await limitRate(ctx, perUser, ctx.actor.userId);
  const { rules, refused } = await readBesideOthers(text, kind);
  return keepRules(
    ctx,
    rules.map((rule) => ({ ...rule, note: rule.note ?? (note || null) })),
    refused,
  );
};

async function readBesideOthers(text: string, kind: ExclusionKind): Promise<ReadExclusions> {
  const reading = readInTurns(text, kind);
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
    await othersTurn();
  }
}

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

type Added = { added: ExclusionRow[]; people: number; isApplied: boolean };

/** The rules that were not there yet, whoever they come from, with how many people they keep out; a commit for each thousand. */
export async function addRules(ctx: Ctx, workspaceId: string, rules: readonly NewRule[]): Promise<Added> {
  const added: ExclusionRow[] = [];
  for (let from = 0; ; from += insertedAtOnce) {
    const slice = rules.slice(from, from + insertedAtOnce);
    const isLast = from + insertedAtOnce >= rules.length;
    const last = await inTransaction(ctx, async (ctx) => {
      const inserted = await insertRules(ctx, workspaceId, slice, rules.length - from);
      const all = [...added, ...inserted];
      if (!isLast) {
        // Should this end between two commits, whoever is kept out by the first ones is kept out all the same.
        if (from === 0)
          await enqueue(
            ctx,
            applyExclusionsJob,
            { workspaceId, after: beforeAnybody, ruleIds: [] },
            { startAfter: new Date(ctx.clock.now().getTime() + crashSeenMs) },
          );
        return { added: all, people: 0, isApplied: false };
      }
      const applied = all.length > 0 ? await apply(ctx, workspaceId, all) : { people: 0, isApplied: true };
      return { added: all, ...applied };
    });
    if (isLast) return last;
    added.splice(0, added.length, ...last.added);
    await othersTurn();
  }
}

const crashSeenMs = 2 * minuteMs;
const beforeAnybody = '00000000-0000-0000-0000-000000000000';

/** Under the owner's lock; refused where what is still to come would be too many. */
async function insertRules(
  ctx: Ctx,
  workspaceId: string,
  rules: readonly NewRule[],
  toCome: number,
): Promise<ExclusionRow[]> {
  await lockOwnerOf(ctx, workspaceId);
  const [existing] = await ctx.db
    .select({ count: count() })
    .from(exclusions)
    .where(own(exclusions, workspaceId));
  if ((existing?.count ?? 0) + toCome > mostExclusions)
    throw new AppError(
      'limit_reached',
      `Une liste d’exclusions compte ${mostExclusions.toLocaleString('fr-FR')} lignes au plus.`,
    );
  if (rules.length === 0) return [];
  const createdAt = ctx.campaignClock.now();
  return ctx.db
    .insert(exclusions)
    .values(rules.map((rule) => ({ ...rule, workspaceId, createdAt })))
    .onConflictDoNothing()
    .returning();
}

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
