import { and, asc, eq, sql } from 'drizzle-orm';
import {
  type AnyRow,
  insertRows,
  moveRows,
  moveRowsBack,
  type Pair,
  type PersonRecords,
  type RowsByTable,
  readRows,
} from '#server/features/audience/people/person-records.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { conversations, messages } from './conversations.table.ts';

/** What was said with somebody through each account: two threads with one person become one. */
export const conversationRecords: PersonRecords = {
  tables: [conversations],
  read,
  merge,
  separate,
  list: listMessages,
};

async function read(ctx: Ctx, workspaceId: string, personIds: readonly string[]): Promise<RowsByTable> {
  const inThreads = await rowsOf<{ row: AnyRow }>(
    ctx.db,
    sql`select jsonb_build_object('id', m.id, 'conversation_id', m.conversation_id) as row
      from ${messages} m join ${conversations} c on c.workspace_id = m.workspace_id and c.id = m.conversation_id
      where c.workspace_id = ${workspaceId} and c.person_id in ${[...personIds]}`,
  );
  return {
    conversations: await readRows(ctx, conversations, workspaceId, personIds),
    messages: inThreads.map(({ row }) => row),
  };
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

async function merge(ctx: Ctx, pair: Pair, { conversations: threads = [] }: RowsByTable): Promise<void> {
  const { workspaceId, keptId, goneId } = pair;
  for (const gone of threads.filter(({ person_id }) => person_id === goneId)) {
    const kept = threads.find(
      ({ person_id, account_id }) => person_id === keptId && account_id === gone.account_id,
    );
    if (!kept) continue;
    await ctx.db.execute(
      sql`update messages set conversation_id = ${kept.id} where workspace_id = ${workspaceId} and conversation_id = ${gone.id}`,
    );
    await ctx.db.execute(sql`
      update conversations k set
        last_message_at = greatest(k.last_message_at, g.last_message_at),
        last_reply_at = greatest(k.last_reply_at, g.last_reply_at),
        unread = k.unread + g.unread,
        reply_kind = ${understood('reply_kind')},
        needs_review = ${understood('needs_review')},
        returns_on = ${understood('returns_on')},
        handled_at = case when k.handled_at is null or g.handled_at is null then null
          else greatest(k.handled_at, g.handled_at) end,
        network_conversation_id = coalesce(k.network_conversation_id, g.network_conversation_id)
      from conversations g where k.workspace_id = ${workspaceId} and k.id = ${kept.id} and g.workspace_id = ${workspaceId} and g.id = ${gone.id}`);
    await ctx.db.execute(
      sql`delete from conversations where workspace_id = ${workspaceId} and id = ${gone.id}`,
    );
  }
  await moveRows(ctx, conversations, pair);
}

async function separate(ctx: Ctx, pair: Pair, before: RowsByTable): Promise<void> {
  const returned = (before.conversations ?? []).filter(({ person_id }) => person_id === pair.goneId);
  await insertRows(ctx, conversations, returned);
  const ofGone = new Set(returned.map(({ id }) => id));
  for (const { id, conversation_id } of before.messages ?? [])
    if (ofGone.has(conversation_id))
      await ctx.db.execute(
        sql`update messages set conversation_id = ${conversation_id} where workspace_id = ${pair.workspaceId} and id = ${id}`,
      );
  await moveRowsBack(ctx, conversations, pair, before);
  await leaveThreads(ctx, pair, before);
}

/** A thread on the network is with one of the two: what is written to the other one does not go on in it. */
async function leaveThreads(
  ctx: Ctx,
  { workspaceId, keptId, goneId }: Pair,
  { conversations: threads = [] }: RowsByTable,
): Promise<void> {
  for (const kept of threads.filter(({ person_id }) => person_id === keptId)) {
    const gone = threads.find(
      ({ person_id, account_id }) => person_id === goneId && account_id === kept.account_id,
    );
    const [own, others] = [kept.network_conversation_id, gone?.network_conversation_id];
    if (others && others !== own)
      await ctx.db.execute(
        sql`update conversations set network_conversation_id = ${own} where workspace_id = ${workspaceId} and id = ${kept.id} and network_conversation_id = ${others}`,
      );
  }
}

async function listMessages(ctx: MemberCtx, personId: string) {
  const conversation = await ctx.db
    .select({
      auteur: messages.author,
      texte: messages.text,
      le: messages.at,
      lu: messages.readAt,
      'ce qui a été compris': messages.evidence,
      'identifiant sur le réseau': messages.networkMessageId,
      'fil sur le réseau': conversations.networkConversationId,
    })
    .from(messages)
    .innerJoin(
      conversations,
      and(own(messages, conversations), eq(conversations.id, messages.conversationId)),
    )
    .where(and(own(conversations, ctx.actor), eq(conversations.personId, personId)))
    .orderBy(asc(messages.at), asc(messages.id));
  return { conversation };
}
