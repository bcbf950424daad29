import { and, asc, eq, sql } from 'drizzle-orm';
import {
  type AnyRow,
  insertRows,
  isStillLead,
  moveRows,
  moveRowsBack,
  type Pair,
  type PersonRecords,
  type RowsByTable,
  readRows,
} from '#server/features/audience/people/person-records.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { attempts } from './attempts.table.ts';

/** What left to somebody, and where they stand in each campaign. Nobody is written to twice because they were two. */
export const engineRecords: PersonRecords = {
  tables: [attempts],
  read: async (ctx, workspaceId, personIds) => ({
    attempts: (await readRows(ctx, attempts, workspaceId, personIds)).map(({ id, person_id, step_key }) => ({
      id,
      person_id,
      step_key,
    })),
    enrolments: await readRows(ctx, enrolments, workspaceId, personIds),
  }),
  merge: async (ctx, pair, before) => {
    await mergeAttempts(ctx, pair);
    await mergeEnrolments(ctx, pair, before);
    await moveRows(ctx, attempts, pair);
  },
  separate: async (ctx, pair, before, now) => {
    await separateAttempts(ctx, pair, before);
    await separateEnrolments(ctx, pair, before, now);
  },
  list: listAttempts,
};

/** Of two lines of the ledger for one step, what left, or may have, stands for it; the other one stays as history. */
async function mergeAttempts(ctx: Ctx, { workspaceId, keptId, goneId }: Pair): Promise<void> {
  const now = ctx.campaignClock.now().toISOString();
  const mayHaveLeft = (alias: string) =>
    sql.raw(`${alias}.state in ('claimed', 'in_flight', 'unknown', 'confirmed')`);
  await ctx.db.execute(sql`
    with loser as (
      select case when (${mayHaveLeft('g')}) and not (${mayHaveLeft('k')}) then k.id else g.id end as id
      from attempts g join attempts k
        on k.workspace_id = g.workspace_id and k.campaign_id is not distinct from g.campaign_id and k.step_key = g.step_key
      where g.workspace_id = ${workspaceId} and g.person_id = ${goneId} and k.person_id = ${keptId}
    )
    update attempts a set
      step_key = a.step_key || '~' || a.id,
      state = case a.state when 'planned' then 'not_sent' else a.state end,
      settled_at = case a.state when 'planned' then ${now}::timestamptz else a.settled_at end,
      settled_by = case a.state when 'planned' then 'rule' else a.settled_by end,
      outcome = case a.state when 'planned' then 'merged' else a.outcome end
    from loser where a.workspace_id = ${workspaceId} and a.id = loser.id`);
}

async function separateAttempts(ctx: Ctx, pair: Pair, before: RowsByTable): Promise<void> {
  await moveRowsBack(ctx, attempts, pair, before);
  for (const { id, step_key } of before.attempts ?? [])
    await ctx.db.execute(sql`
      update attempts set step_key = ${step_key},
        state = case outcome when 'merged' then 'planned' else state end,
        settled_at = case outcome when 'merged' then null else settled_at end,
        settled_by = case outcome when 'merged' then null else settled_by end,
        outcome = case outcome when 'merged' then null else outcome end
      where workspace_id = ${pair.workspaceId} and id = ${id} and step_key <> ${step_key}`);
}

/** What ends a sequence for good, whichever of the two records it was said to. */
const lastWords = ['opposed', 'replied', 'taken_over'];

/** To a campaign, or to nobody's: an automatic answer is none. */
const hasAnswered = (id: string, { enrolments: rows = [], conversations = [] }: RowsByTable): boolean =>
  rows.some(({ person_id, reason }) => person_id === id && lastWords.includes(String(reason))) ||
  conversations.some(
    ({ person_id, last_reply_at, reply_kind }) =>
      person_id === id && last_reply_at !== null && reply_kind !== 'absence',
  );

async function mergeEnrolments(
  ctx: Ctx,
  { workspaceId, keptId, goneId }: Pair,
  before: RowsByTable,
): Promise<void> {
  const { enrolments: rows = [] } = before;
  const of = (id: string) => rows.filter(({ person_id }) => person_id === id);
  const now = ctx.campaignClock.now().toISOString();
  for (const gone of of(goneId)) {
    const kept = of(keptId).find(({ campaign_id }) => campaign_id === gone.campaign_id);
    if (!kept) continue;
    const isGoneLast = lastWords.includes(String(gone.reason)) && !lastWords.includes(String(kept.reason));
    if (!isGoneLast) continue;
    await ctx.db.execute(
      sql`delete from enrolments where workspace_id = ${workspaceId} and campaign_id = ${gone.campaign_id} and person_id = ${keptId}`,
    );
    await ctx.db.execute(
      sql`update enrolments set person_id = ${keptId} where workspace_id = ${workspaceId} and campaign_id = ${gone.campaign_id} and person_id = ${goneId}`,
    );
  }
  // Nobody is in two sequences at once: the one that the older record follows goes on.
  await ctx.db.execute(sql`
    update enrolments g set state = 'finished', reason = 'merged', finished_at = ${now}::timestamptz,
      next_action_at = null, next_step_key = null, next_act = null
    where g.workspace_id = ${workspaceId} and g.person_id = ${goneId} and g.state <> 'finished'
      and exists (
        select 1 from enrolments k where k.workspace_id = ${workspaceId} and k.person_id = ${keptId} and k.state <> 'finished')`);
  // Who answered under one name is not written to under the other.
  const others = [
    [keptId, goneId],
    [goneId, keptId],
  ] as const;
  for (const [id, otherId] of others)
    if (hasAnswered(otherId, before))
      await ctx.db.execute(sql`
        update enrolments set state = 'finished', reason = 'merged', finished_at = ${now}::timestamptz,
          next_action_at = null, next_step_key = null, next_act = null
        where workspace_id = ${workspaceId} and person_id = ${id} and state <> 'finished'`);
  // What was done with either counts from now on: decided again.
  await ctx.db.execute(sql`
    update enrolments set state = 'waiting', reason = coalesce(reason, 'delay'), next_action_at = ${now}::timestamptz, next_act = null
    where workspace_id = ${workspaceId} and person_id in (${keptId}, ${goneId}) and state <> 'finished'`);
}

/**
 * Each follows the record that had it; what both had is the older record's by now, and as it was for the other. What the
 * merge alone ended goes on. Who of the two spoke since is not known: neither is written to any further.
 */
async function separateEnrolments(
  ctx: Ctx,
  { workspaceId, keptId, goneId }: Pair,
  { enrolments: then = [] }: RowsByTable,
  { enrolments: present = [] }: RowsByTable,
): Promise<void> {
  const had = (id: string, campaignId: unknown) =>
    then.find(({ person_id, campaign_id }) => person_id === id && campaign_id === campaignId);
  const saysLast = ({ reason }: AnyRow) => lastWords.includes(String(reason));
  const answered = present.find(
    (row) => saysLast(row) && !then.some((one) => isSameCampaign(one, row) && saysLast(one)),
  );
  const asBefore = (row: AnyRow): AnyRow => {
    if (row.state === 'finished') return row;
    if (answered) return endedAs(row, answered);
    const nextAt = ctx.campaignClock.now().toISOString();
    return {
      ...row,
      state: 'waiting',
      reason: row.reason ?? 'delay',
      next_action_at: nextAt,
      next_act: null,
    };
  };
  const back = present.map((row) => {
    const [ofKept, ofGone] = [had(keptId, row.campaign_id), had(goneId, row.campaign_id)];
    const isEndedByMerge = row.reason === 'merged';
    if (ofKept) return isEndedByMerge ? asBefore(ofKept) : row;
    if (!ofGone) return row;
    return isEndedByMerge ? asBefore(ofGone) : { ...row, person_id: goneId };
  });
  const known = new Set(present.map(({ campaign_id }) => campaign_id));
  const both = then.filter(({ person_id, campaign_id }) => person_id === goneId && had(keptId, campaign_id));
  const lost = then.filter(({ campaign_id }) => !known.has(campaign_id));
  await ctx.db.execute(
    sql`delete from enrolments where workspace_id = ${workspaceId} and person_id in (${keptId}, ${goneId})`,
  );
  await insertRows(ctx, enrolments, [...back, ...both.map(asBefore), ...lost], isStillLead);
}

const isSameCampaign = (one: AnyRow, other: AnyRow) => one.campaign_id === other.campaign_id;

const endedAs = (row: AnyRow, { reason, finished_at, replied_at, taken_over_at }: AnyRow): AnyRow => ({
  ...row,
  state: 'finished',
  ...{ reason, finished_at, replied_at, taken_over_at },
  ...{ next_action_at: null, next_step_key: null, next_act: null, is_held: false },
});

async function listAttempts(ctx: MemberCtx, personId: string) {
  const envois = await ctx.db
    .select({
      acte: attempts.act,
      état: attempts.state,
      'prévu le': attempts.plannedAt,
      'réglé le': attempts.settledAt,
      texte: attempts.text,
      'destinataire sur le réseau': attempts.networkPersonId,
      'identifiant sur le réseau': attempts.networkId,
      'conversation sur le réseau': attempts.conversationId,
      'vérifié avant l’envoi': attempts.gate,
      issue: attempts.outcome,
    })
    .from(attempts)
    .where(and(own(attempts, ctx.actor), eq(attempts.personId, personId)))
    .orderBy(asc(attempts.plannedAt), asc(attempts.id));
  const parcours = await ctx.db
    .select({
      état: enrolments.state,
      raison: enrolments.reason,
      'entrée le': enrolments.enrolledAt,
      'fin le': enrolments.finishedAt,
    })
    .from(enrolments)
    .where(and(own(enrolments, ctx.actor), eq(enrolments.personId, personId)));
  return { envois, parcours };
}
