import { and, desc, eq, isNotNull, ne, or } from 'drizzle-orm';
import { oldInvitation } from '#core/engine/old-invitations.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { type RelationRow, relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { finish } from '../claim/write-decision.ts';
import { attempts } from '../ledger/attempts.table.ts';
import { refuseWithdrawal, type WithdrawalRefusal } from '../ledger/refuse-withdrawal.ts';
import { wakeAccounts } from '../wake/wake-engine.ts';

const refusals: Record<WithdrawalRefusal, string> = {
  opposed: 'Cette personne ne souhaite plus de contact\u00a0: plus rien ne part vers elle.',
  not_pending: 'Aucune invitation de vos campagnes n’attend de réponse de cette personne.',
  excluded: 'Cette personne est exclue de vos campagnes\u00a0: plus rien ne part vers elle.',
  talked: 'Vous échangez avec cette personne\u00a0: retirez l’invitation sur LinkedIn si vous y tenez.',
};
const isTried = 'Un retrait de cette invitation a déjà été demandé ou tenté.';

/**
 * An invitation is taken back because the user says so. It leaves as an old one does, from the same row of the ledger:
 * in the hours, at a slot of the account, once. The person's sequence is over now.
 */
export async function withdrawInvitation(ctx: MemberCtx, personId: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  const accountId = await inTransaction(ctx, async (ctx) => {
    const pending = await findPending(ctx, personId);
    const because = pending ? await refuseWithdrawal(ctx, pending) : 'not_pending';
    if (!pending || because) throw new AppError('conflict', refusals[because ?? 'not_pending']);
    const { campaignId, accountId } = pending;
    // The person before the attempt, as everybody takes them.
    const [enrolment] = await ctx.db
      .select()
      .from(enrolments)
      .where(
        and(
          own(enrolments, workspaceId),
          eq(enrolments.personId, personId),
          ne(enrolments.state, 'finished'),
        ),
      )
      .for('update');
    if ((await readTried(ctx, pending)) !== null || !(await planWithdrawal(ctx, pending)))
      throw new AppError('conflict', isTried);
    const about = { workspaceId, campaignId, personId, accountId };
    await recordActivity(ctx, { ...about, kind: 'withdrawal_asked', stepKey: oldInvitation });
    if (enrolment) await finish(ctx, enrolment, 'withdrawn');
    return accountId;
  });
  // After the commit: an account's row is never locked while an enrolment is.
  await wakeAccounts(ctx, [accountId]);
}

type Pending = Pick<
  RelationRow,
  'workspaceId' | 'accountId' | 'personId' | 'campaignId' | 'networkPersonId' | 'invitationId'
>;

async function findPending(ctx: MemberCtx, personId: string): Promise<Pending | null> {
  const [pending] = await ctx.db
    .select()
    .from(relations)
    .where(
      and(
        own(relations, ctx.actor, { personId, state: 'invited' }),
        isNotNull(relations.campaignId),
        isNotNull(relations.networkPersonId),
      ),
    )
    .orderBy(desc(relations.since))
    .limit(1);
  return pending ?? null;
}

/** What became of taking it back until now; null: nothing was ever called for it. */
async function readTried(ctx: MemberCtx, { workspaceId, personId, campaignId }: Pending) {
  const [tried] = await ctx.db
    .select({ state: attempts.state })
    .from(attempts)
    .where(
      and(
        own(attempts, workspaceId, { personId, campaignId: campaignId ?? '', act: 'withdraw' }),
        or(
          ne(attempts.state, 'not_sent'),
          and(eq(attempts.stepKey, oldInvitation), ne(attempts.settledBy, 'rule')),
        ),
      ),
    )
    .limit(1);
  return tried?.state ?? null;
}

/** Where a rule kept it back before, nothing was called: it may be asked for again. */
async function planWithdrawal(ctx: MemberCtx, pending: Pending): Promise<boolean> {
  const { workspaceId, accountId, campaignId, personId, networkPersonId, invitationId: networkId } = pending;
  const content = {
    accountId,
    networkPersonId,
    networkId,
    act: 'withdraw',
    state: 'planned',
    plannedAt: ctx.campaignClock.now(),
    settledAt: null,
    settledBy: null,
    outcome: null,
  } as const;
  const [planned] = await ctx.db
    .insert(attempts)
    .values({ workspaceId, campaignId, personId, stepKey: oldInvitation, ...content })
    .onConflictDoUpdate({
      target: [attempts.workspaceId, attempts.campaignId, attempts.personId, attempts.stepKey],
      set: content,
      setWhere: and(eq(attempts.state, 'not_sent'), eq(attempts.settledBy, 'rule')),
    })
    .returning({ id: attempts.id });
  return planned !== undefined;
}

/** What the user may still do about an invitation that waits: `planned`, it is on its way out. */
export async function readWithdrawal(
  ctx: MemberCtx,
  personId: string,
): Promise<'possible' | 'planned' | null> {
  const pending = await findPending(ctx, personId);
  if (!pending) return null;
  const tried = await readTried(ctx, pending);
  if (tried) return tried === 'not_sent' || tried === 'confirmed' ? null : 'planned';
  return (await refuseWithdrawal(ctx, pending)) === null ? 'possible' : null;
}
