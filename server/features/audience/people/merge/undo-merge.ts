import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { describeProof } from '#core/people/identity.ts';
import { type PersonFields, personFields } from '#core/people/person-fields.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { applyExclusionsTo } from '../apply-exclusions.ts';
import { type PersonRow, people, personIdentities } from '../people.table.ts';
import { columnsAfter, knownFieldsOf } from '../person-columns.ts';
import { type MergeSnapshot, personMerges, rowsOfSnapshot } from '../person-history.table.ts';
import { columnList, columnsOf } from '../person-records.ts';
import { recordPersonEvent } from '../record-person-event.ts';
import { moveHistory, moveOwnRule, readRecords } from './merge-people.ts';

/**
 * Both records as they were before they became one. What came since, corrections, tags, campaigns, stays with the one
 * that was kept.
 */
export const undoMerge = (ctx: MemberCtx, id: string): Promise<{ keptId: string; restoredId: string }> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const { workspaceId } = ctx.actor;
    const mine = and(own(personMerges, workspaceId), eq(personMerges.id, id));
    const [merge] = await ctx.db.select().from(personMerges).where(mine);
    if (!merge) throw notFound('Fusion');
    const { before, keptId } = merge;
    await refuseImpossible(ctx, merge);
    const [now] = await ctx.db
      .select()
      .from(people)
      .where(and(own(people, workspaceId), eq(people.id, keptId)))
      .for('update');
    if (!now) throw notFound('Personne');
    const pair = { workspaceId, keptId, goneId: before.goneId };
    const rowsNow = await readRecords(ctx, workspaceId, [keptId]);
    await restorePeople(ctx, before);
    for (const records of ctx.personRecords)
      await records.separate(ctx, pair, rowsOfSnapshot(before), rowsNow);
    await moveHistory(ctx, workspaceId, before, before.goneId);
    await moveOwnRuleBack(ctx, before);
    await reapplyLater(ctx, now, before, merge.mergedAt);
    await ctx.db.update(personMerges).set({ undoneAt: ctx.campaignClock.now() }).where(mine);
    await recordPersonEvent(ctx, workspaceId, [keptId, before.goneId], {
      kind: 'unmerged',
      detail: { because: merge.because },
    });
    await applyExclusionsTo(ctx, workspaceId, [keptId, before.goneId]);
    return { keptId, restoredId: before.goneId };
  });

async function refuseImpossible(ctx: MemberCtx, merge: typeof personMerges.$inferSelect): Promise<void> {
  const { workspaceId } = ctx.actor;
  if (merge.undoneAt) throw new AppError('conflict', 'Cette fusion est déjà annulée.');
  const [later] = await ctx.db
    .select({ because: personMerges.because })
    .from(personMerges)
    .where(
      and(
        own(personMerges, workspaceId),
        eq(personMerges.keptId, merge.keptId),
        gt(personMerges.ordinal, merge.ordinal),
        isNull(personMerges.undoneAt),
      ),
    )
    .limit(1);
  if (later)
    throw new AppError(
      'conflict',
      `Une fusion plus récente a complété cette fiche (${describeProof(later.because)}). Annulez-la d’abord.`,
    );
  const identities = (merge.before.rows.person_identities ?? []) as { kind: string; value: string }[];
  const taken = await ctx.db
    .select({ value: personIdentities.value, kind: personIdentities.kind, owner: personIdentities.personId })
    .from(personIdentities)
    .where(
      and(
        own(personIdentities, workspaceId),
        inArray(
          sql`${personIdentities.kind} || ':' || ${personIdentities.value}`,
          identities.map(({ kind, value }) => `${kind}:${value}`),
        ),
      ),
    );
  const takenByOther = taken.find(({ owner }) => owner !== merge.keptId);
  if (takenByOther)
    throw new AppError(
      'conflict',
      `Depuis la fusion, ${takenByOther.kind === 'public_identifier' ? `l’identifiant LinkedIn ${takenByOther.value}` : 'un identifiant de cette fiche'} désigne quelqu’un d’autre\u00a0: les deux fiches ne peuvent plus être séparées.`,
    );
}

async function restorePeople(ctx: MemberCtx, { keptId, goneId, people: rows }: MergeSnapshot): Promise<void> {
  const { workspaceId } = ctx.actor;
  const columns = columnsOf(people);
  const rowOf = (id: string) => JSON.stringify(rows.find((row) => row.id === id) ?? {});
  // A column that did not exist then takes the value of the record that was kept.
  const read = (id: string) =>
    sql`jsonb_populate_record((select p from people p where p.workspace_id = ${workspaceId} and p.id = ${keptId}), ${rowOf(id)}::jsonb) r`;
  // The rule of then may be gone: exclusions are looked at again below.
  const valued = sql.raw(
    columns.map((column) => (column === 'exclusion_id' ? 'k.id' : `r."${column}"`)).join(', '),
  );
  const from = (id: string) =>
    sql`${read(id)} left join exclusions k on k.id = r.exclusion_id and k.workspace_id = ${workspaceId}`;
  await ctx.db.execute(
    sql`insert into people (${columnList(columns)}) select ${valued} from ${from(goneId)}`,
  );
  await ctx.db.execute(sql`
    update people set (${columnList(columns)}) = (select ${valued} from ${from(keptId)})
    where workspace_id = ${workspaceId} and id = ${keptId}`);
}

async function moveOwnRuleBack(
  ctx: MemberCtx,
  { keptId, goneId, people: rows }: MergeSnapshot,
): Promise<void> {
  const gone = rows.find(({ id }) => id === goneId);
  const kept = rows.find(({ id }) => id === keptId);
  if (gone?.exclusion_id && gone.exclusion_id !== kept?.exclusion_id)
    await moveOwnRule(ctx, ctx.actor.workspaceId, keptId, goneId);
}

async function reapplyLater(
  ctx: MemberCtx,
  now: PersonRow,
  before: MergeSnapshot,
  mergedAt: Date,
): Promise<void> {
  const mine = and(own(people, ctx.actor), eq(people.id, now.id));
  const [restored] = await ctx.db.select().from(people).where(mine);
  if (!restored) return;
  let known = knownFieldsOf(restored);
  let isChanged = false;
  for (const field of personFields) {
    const origin = now.origins[field];
    if (origin?.from !== 'edit' || new Date(origin.at) < mergedAt) continue;
    if (restored.origins[field]?.at === origin.at) continue;
    const given: Partial<PersonFields> = { [field]: now[field] };
    const { origins, ...fields } = columnsAfter(known, given, { from: 'edit', at: origin.at });
    known = { fields, origins };
    isChanged = true;
  }
  const tagsThen = new Set(before.people.flatMap(({ tags }) => tags as string[]));
  const newTags = now.tags.filter((tag) => !tagsThen.has(tag));
  const hasNewContact = now.lastContactAt !== null && now.lastContactAt > mergedAt;
  if (!isChanged && newTags.length === 0 && !hasNewContact) return;
  await ctx.db
    .update(people)
    .set({
      ...(isChanged && columnsAfter(known, {}, { from: 'edit', at: '' })),
      tags: [...restored.tags, ...newTags],
      ...(hasNewContact && { lastContactAt: now.lastContactAt }),
    })
    .where(mine);
}
