import { and, eq } from 'drizzle-orm';
import type { Settler } from '#core/engine/attempt.ts';
import { type Happening, insertActivity } from '#server/features/audience/activity/record-activity.ts';
import {
  noteConnected,
  noteInvited,
  noteWithdrawn,
} from '#server/features/audience/relations/note-relation.ts';
import { keepMessage } from '#server/features/conversations/keep-message.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { writeTogether } from '#server/platform/db/together.ts';
import { updateWoken } from '../wake/wake-person.ts';
import { type AttemptRow, attempts } from './attempts.table.ts';

type Seen = {
  workspaceId: string;
  attemptId: string;
  /** When it left; by default, when it was called. */
  at?: Date;
  /** Of the worker whose call it was: another one's word does not count. */
  token?: string | null;
  /** Who reports it; by default the network itself: whoever still waits for the answer of the call has nothing more to say. */
  settledBy?: Settler;
  /** What the call made, as the provider names it. */
  networkId?: string | null;
  networkMessageId?: string | null;
  networkConversationId?: string | null;
  /** A visit showed that the person is a relation already: somebody who is one needs no invitation. */
  isRelation?: boolean;
};

/**
 * It left. What that changes with the person is written in the same commit, and what comes next is decided. In the
 * caller's transaction. False when it was settled already.
 */
export async function confirmAttempt(ctx: Ctx, seen: Seen): Promise<boolean> {
  const { workspaceId, attemptId, token, settledBy = 'network', networkId, networkConversationId } = seen;
  const now = ctx.campaignClock.now();
  const confirm = async (from: 'in_flight' | 'unknown') => {
    const [row] = await ctx.db
      .update(attempts)
      .set({
        state: 'confirmed',
        settledAt: now,
        settledBy,
        outcome: null,
        nextCheckAt: null,
        askedAt: null,
        ...(networkId && { networkId }),
        ...(networkConversationId && { conversationId: networkConversationId }),
      })
      .where(
        and(
          own(attempts, workspaceId, { id: attemptId, state: from }),
          token === undefined ? undefined : eq(attempts.token, token ?? ''),
        ),
      )
      .returning();
    return row;
  };
  const onItsWay = await confirm('in_flight');
  const confirmed = onItsWay ?? (await confirm('unknown'));
  if (!confirmed) return false;
  const at = seen.at ?? confirmed.calledAt ?? now;
  await keepEffect(ctx, confirmed, { ...seen, at });
  const { accountId, personId, campaignId, stepKey, act } = confirmed;
  // Reported by the network before the call came back, it left as any other: nothing had to be settled.
  const isDone = settledBy === 'call' || (onItsWay !== undefined && settledBy === 'network');
  const happening: Happening = {
    workspaceId,
    kind: act === 'answer' ? 'answer_sent' : isDone ? 'step_done' : 'step_settled',
    campaignId,
    personId,
    accountId,
    stepKey,
    // It was decided within the hours, whatever time the call took.
    ...(isDone && { at: confirmed.claimedAt ?? at }),
    detail: { act, attemptId, ...(!isDone && { outcome: 'confirmed', by: settledBy }) },
  };
  await writeTogether(ctx.db, [
    insertActivity(ctx, [happening]),
    updateWoken(ctx, { workspaceId, personId }),
  ]);
  return true;
}

async function keepEffect(
  ctx: Ctx,
  attempt: AttemptRow,
  { at, networkMessageId = null, isRelation }: Seen & { at: Date },
): Promise<void> {
  const {
    workspaceId,
    accountId,
    personId,
    campaignId,
    act,
    networkPersonId,
    networkId: invitationId,
  } = attempt;
  const of = { workspaceId, accountId, personId };
  if (isRelation) await noteConnected(ctx, { ...of, networkPersonId, since: null });
  if (act === 'message' || act === 'answer')
    await keepMessage(ctx, {
      ...of,
      author: act === 'answer' ? 'user' : 'campaign',
      text: attempt.text ?? '',
      // As the log dates it.
      at: attempt.claimedAt ?? at,
      attemptId: attempt.id,
      networkMessageId,
      networkConversationId: attempt.conversationId,
    });
  if (act === 'invite') await noteInvited(ctx, { ...of, campaignId, at, networkPersonId, invitationId });
  if (act === 'withdraw') await noteWithdrawn(ctx, { ...of, at });
}
