import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { enrolments } from '#server/features/engine/ledger/enrolments.table.ts';
import { personNotes } from '#server/features/overview/prospects/person-notes.table.ts';
import { prospectOutcomes } from '#server/features/overview/prospects/prospect-outcomes.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { type AnyRow, columnList, columnsOf, type Pair } from './person-belongings.ts';
import type { ContactRows } from './person-history.table.ts';

/**
 * What was done with a person: it happened, and is never taken back. When two records become one it follows; when they
 * come apart, each thing goes back to whom it was done with, as it is by then.
 */
export const contactTables = [
  attempts,
  relations,
  conversations,
  personNotes,
  prospectOutcomes,
  activity,
] as const;
/** Where each row is known by its own id. */
const followers = [attempts, conversations, personNotes, activity] as const;

const rowsOfPeople = async (ctx: Ctx, table: PgTable, userId: string, ids: readonly string[]) =>
  (
    await rowsOf<{ row: AnyRow }>(
      ctx.db,
      sql`select to_jsonb(t) as row from ${table} t where t.user_id = ${userId} and t.person_id in ${[...ids]}`,
    )
  ).map(({ row }) => row);

export async function readContactRows(
  ctx: Ctx,
  userId: string,
  personIds: readonly string[],
): Promise<ContactRows> {
  const read = (table: PgTable) => rowsOfPeople(ctx, table, userId, personIds);
  const places = async (table: PgTable) =>
    (await read(table)).map(({ id, person_id }) => ({ id, person_id }));
  return {
    attempts: (await read(attempts)).map(({ id, person_id, step_key }) => ({ id, person_id, step_key })),
    conversations: await read(conversations),
    messages: (
      await rowsOf<{ row: AnyRow }>(
        ctx.db,
        sql`select jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id) as row
          from messages m join ${conversations} c on c.user_id = m.user_id and c.id = m.conversation_id
          where c.user_id = ${userId} and c.person_id in ${[...personIds]}`,
      )
    ).map(({ row }) => row),
    person_notes: await places(personNotes),
    activity: await places(activity),
    relations: await read(relations),
    prospect_outcomes: await read(prospectOutcomes),
    enrolments: await read(enrolments),
  };
}

/** Two records become one, before their places in campaigns do. Nobody is written to twice because they were two. */
export async function settleContacts(ctx: Ctx, pair: Pair, before: ContactRows): Promise<void> {
  await settleAttempts(ctx, pair);
  await settleRelations(ctx, pair, before);
  await settleConversations(ctx, pair, before);
  await settleEnrolments(ctx, pair, before);
  await settleOutcomes(ctx, pair);
  for (const table of [...followers, relations, prospectOutcomes])
    await ctx.db.execute(
      sql`update ${table} set person_id = ${pair.keptId} where user_id = ${pair.userId} and person_id = ${pair.goneId}`,
    );
}

/** Of two lines of the ledger for one step, what left, or may have, stands for it; the other one stays as history. */
async function settleAttempts(ctx: Ctx, { userId, keptId, goneId }: Pair): Promise<void> {
  const now = ctx.campaignClock.now().toISOString();
  const mayHaveLeft = (alias: string) =>
    sql.raw(`${alias}.state in ('claimed', 'in_flight', 'unknown', 'confirmed')`);
  await ctx.db.execute(sql`
    with loser as (
      select case when (${mayHaveLeft('g')}) and not (${mayHaveLeft('k')}) then k.id else g.id end as id
      from attempts g join attempts k
        on k.user_id = g.user_id and k.campaign_id is not distinct from g.campaign_id and k.step_key = g.step_key
      where g.user_id = ${userId} and g.person_id = ${goneId} and k.person_id = ${keptId}
    )
    update attempts a set
      step_key = a.step_key || '~' || a.id,
      state = case a.state when 'planned' then 'not_sent' else a.state end,
      settled_at = case a.state when 'planned' then ${now}::timestamptz else a.settled_at end,
      settled_by = case a.state when 'planned' then 'rule' else a.settled_by end,
      outcome = case a.state when 'planned' then 'merged' else a.outcome end
    from loser where a.user_id = ${userId} and a.id = loser.id`);
}

/** The last word of the user on either stands. */
const settleOutcomes = (ctx: Ctx, { userId, keptId, goneId }: Pair) =>
  ctx.db.execute(sql`
    delete from prospect_outcomes o using prospect_outcomes later
    where o.user_id = ${userId} and later.user_id = ${userId}
      and o.person_id in (${keptId}, ${goneId}) and later.person_id in (${keptId}, ${goneId})
      and (later.said_at, later.person_id) > (o.said_at, o.person_id)`);

const nearness = ['none', 'withdrawn', 'declined', 'invited', 'connected'];

async function settleRelations(
  ctx: Ctx,
  { userId, keptId, goneId }: Pair,
  before: ContactRows,
): Promise<void> {
  const of = (id: string) => before.relations.filter(({ person_id }) => person_id === id);
  for (const gone of of(goneId)) {
    const kept = of(keptId).find(({ account_id }) => account_id === gone.account_id);
    if (!kept) continue;
    const isGoneNearer = nearness.indexOf(String(gone.state)) > nearness.indexOf(String(kept.state));
    await ctx.db.execute(
      sql`delete from relations where user_id = ${userId} and account_id = ${gone.account_id} and person_id = ${isGoneNearer ? keptId : goneId}`,
    );
  }
}

/** As when both said it to one record: a no stays in sight, and a sure one before a doubtful one; else the last reply. */
const understood = (column: 'reply_kind' | 'needs_review' | 'returns_on') =>
  sql.raw(`case when (
      coalesce(g.reply_kind = 'opposition', false),
      coalesce(g.reply_kind = 'opposition', false) and not g.needs_review,
      coalesce(g.last_reply_at, '-infinity')
    ) > (
      coalesce(k.reply_kind = 'opposition', false),
      coalesce(k.reply_kind = 'opposition', false) and not k.needs_review,
      coalesce(k.last_reply_at, '-infinity')
    ) then g.${column} else k.${column} end`);

async function settleConversations(
  ctx: Ctx,
  { userId, keptId, goneId }: Pair,
  before: ContactRows,
): Promise<void> {
  for (const gone of before.conversations.filter(({ person_id }) => person_id === goneId)) {
    const kept = before.conversations.find(
      ({ person_id, account_id }) => person_id === keptId && account_id === gone.account_id,
    );
    if (!kept) continue;
    await ctx.db.execute(
      sql`update messages set conversation_id = ${kept.id} where user_id = ${userId} and conversation_id = ${gone.id}`,
    );
    await ctx.db.execute(sql`
      update conversations k set
        last_message_at = greatest(k.last_message_at, g.last_message_at),
        last_reply_at = greatest(k.last_reply_at, g.last_reply_at),
        unread = k.unread + g.unread,
        reply_kind = ${understood('reply_kind')},
        needs_review = ${understood('needs_review')},
        returns_on = ${understood('returns_on')},
        network_conversation_id = coalesce(k.network_conversation_id, g.network_conversation_id)
      from conversations g where k.user_id = ${userId} and k.id = ${kept.id} and g.user_id = ${userId} and g.id = ${gone.id}`);
    await ctx.db.execute(sql`delete from conversations where user_id = ${userId} and id = ${gone.id}`);
  }
}

/** What ends a sequence for good, whichever of the two records it was said to. */
const lastWords = ['opposed', 'replied', 'taken_over'];

async function settleEnrolments(
  ctx: Ctx,
  { userId, keptId, goneId }: Pair,
  before: ContactRows,
): Promise<void> {
  const of = (id: string) => before.enrolments.filter(({ person_id }) => person_id === id);
  const now = ctx.campaignClock.now().toISOString();
  for (const gone of of(goneId)) {
    const kept = of(keptId).find(({ campaign_id }) => campaign_id === gone.campaign_id);
    if (!kept) continue;
    const isGoneLast = lastWords.includes(String(gone.reason)) && !lastWords.includes(String(kept.reason));
    if (!isGoneLast) continue;
    await ctx.db.execute(
      sql`delete from enrolments where user_id = ${userId} and campaign_id = ${gone.campaign_id} and person_id = ${keptId}`,
    );
    await ctx.db.execute(
      sql`update enrolments set person_id = ${keptId} where user_id = ${userId} and campaign_id = ${gone.campaign_id} and person_id = ${goneId}`,
    );
  }
  // Nobody is in two sequences at once: the one that the older record follows goes on.
  await ctx.db.execute(sql`
    update enrolments g set state = 'finished', reason = 'merged', finished_at = ${now}::timestamptz,
      next_action_at = null, next_step_key = null, next_act = null
    where g.user_id = ${userId} and g.person_id = ${goneId} and g.state <> 'finished'
      and exists (
        select 1 from enrolments k where k.user_id = ${userId} and k.person_id = ${keptId} and k.state <> 'finished')`);
  // What was done with either counts from now on: decided again.
  await ctx.db.execute(sql`
    update enrolments set state = 'waiting', reason = coalesce(reason, 'delay'), next_action_at = ${now}::timestamptz, next_act = null
    where user_id = ${userId} and person_id in (${keptId}, ${goneId}) and state <> 'finished'`);
}

/** Two records come apart again, their places in campaigns already as they were. */
export async function restoreContacts(
  ctx: Ctx,
  { userId, keptId, goneId }: Pair,
  before: ContactRows,
  enrolmentsNow: readonly AnyRow[],
): Promise<void> {
  const returned = before.conversations.filter(({ person_id }) => person_id === goneId);
  await insertRows(ctx, conversations, returned);
  const ofGone = new Set(returned.map(({ id }) => id));
  for (const { id, conversation_id } of before.messages)
    if (ofGone.has(conversation_id))
      await ctx.db.execute(
        sql`update messages set conversation_id = ${conversation_id} where user_id = ${userId} and id = ${id}`,
      );
  for (const table of followers) {
    const ids = (before[getTableName(table) as keyof ContactRows] ?? [])
      .filter(({ person_id }) => person_id === goneId)
      .map(({ id }) => String(id));
    if (ids.length > 0)
      await ctx.db.execute(
        sql`update ${table} set person_id = ${goneId} where user_id = ${userId} and person_id = ${keptId} and id::text in ${ids}`,
      );
  }
  for (const { id, step_key } of before.attempts)
    await ctx.db.execute(sql`
      update attempts set step_key = ${step_key},
        state = case outcome when 'merged' then 'planned' else state end,
        settled_at = case outcome when 'merged' then null else settled_at end,
        settled_by = case outcome when 'merged' then null else settled_by end,
        outcome = case outcome when 'merged' then null else outcome end
      where user_id = ${userId} and id = ${id} and step_key <> ${step_key}`);
  await insertRows(
    ctx,
    relations,
    before.relations.filter(({ person_id }) => person_id === goneId),
  );
  await restoreOutcomes(ctx, { userId, keptId, goneId }, before);
  await restoreEnrolments(ctx, { userId, keptId, goneId }, before, enrolmentsNow);
}

/** As it was said of each; what was said since is the older record's. */
async function restoreOutcomes(
  ctx: Ctx,
  { userId, keptId, goneId }: Pair,
  { prospect_outcomes = [] }: ContactRows,
): Promise<void> {
  const [gone] = prospect_outcomes.filter(({ person_id }) => person_id === goneId);
  if (gone)
    await ctx.db.execute(
      sql`delete from prospect_outcomes where user_id = ${userId} and person_id = ${keptId} and said_at = ${gone.said_at}::timestamptz`,
    );
  await insertRows(ctx, prospectOutcomes, prospect_outcomes);
}

/** Each place follows the record that had it; what both had there is the older record's by now, and as it was for the other. */
async function restoreEnrolments(
  ctx: Ctx,
  { userId, keptId, goneId }: Pair,
  before: ContactRows,
  now: readonly AnyRow[],
): Promise<void> {
  const had = (id: string, campaignId: unknown) =>
    before.enrolments.find(({ person_id, campaign_id }) => person_id === id && campaign_id === campaignId);
  const back = now.map((row) =>
    had(goneId, row.campaign_id) && !had(keptId, row.campaign_id) ? { ...row, person_id: goneId } : row,
  );
  const known = new Set(now.map(({ campaign_id }) => campaign_id));
  const both = before.enrolments.filter(
    ({ person_id, campaign_id }) => person_id === goneId && had(keptId, campaign_id),
  );
  const lost = before.enrolments.filter(({ campaign_id }) => !known.has(campaign_id));
  await ctx.db.execute(
    sql`delete from enrolments where user_id = ${userId} and person_id in (${keptId}, ${goneId})`,
  );
  await insertRows(ctx, enrolments, [...back, ...both, ...lost], 'campaign_leads');
}

/** Those whose place still exists; a row that is there already stays as it is. */
async function insertRows(
  ctx: Ctx,
  table: PgTable,
  rows: readonly AnyRow[],
  hangsOn?: 'campaign_leads',
): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(getTableName(table));
  const columns = columnsOf(table);
  const place = hangsOn
    ? sql`where exists (select 1 from campaign_leads l where l.user_id = r.user_id and l.campaign_id = r.campaign_id and l.person_id = r.person_id)`
    : sql``;
  await ctx.db.execute(sql`
    insert into ${name} (${columnList(columns)})
    select ${columnList(columns, 'r.')}
    from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb) r
    ${place}
    on conflict do nothing`);
}
