import { pendingInvitationsLimit } from '../../network/account-quotas.ts';
import type { Act, WaitReason } from './decision.ts';
import type { AccountState } from './run-state.ts';

/** The quota that an act takes from; null: none does. */
export function quotaOf(act: Act['kind']): 'invitation' | 'message' | 'visit' | null {
  if (act === 'invite') return 'invitation';
  return act === 'message' || act === 'visit' ? act : null;
}

/** What an account has to say to an act that its person is ready for. */
export type AccountAnswer = { is: 'pass'; act: Act } | { is: 'wait'; until: Date; because: WaitReason };

const recheckMs = 86_400_000;

/** Health, throttling, quotas, then spacing: the last one is the soonest over. */
export function passAccount(account: AccountState, act: Act, now: Date): AccountAnswer {
  const wait = (because: WaitReason, until: Date): AccountAnswer => ({ is: 'wait', because, until });
  if (act.kind === 'task') return { is: 'pass', act };
  if (account.health !== 'connected')
    return wait(
      account.health === 'restricted' ? 'account_restricted' : 'account_disconnected',
      new Date(now.getTime() + recheckMs),
    );
  if (account.backsOffUntil && account.backsOffUntil > now)
    return wait('account_throttled', account.backsOffUntil);
  if (act.kind === 'invite' && account.pendingInvitations >= pendingInvitationsLimit)
    return wait('pending_invitations', account.renewsAt);
  const counted = quotaOf(act.kind);
  if (counted && account.left[counted] <= 0) return wait('quota', account.renewsAt);
  if (account.nextSlotAt > now) return wait('spacing', account.nextSlotAt);
  return { is: 'pass', act: withinNoteBudget(account, act) };
}

/** A spent budget sends the invitation bare, and the act says so. */
function withinNoteBudget({ left }: AccountState, act: Act): Act {
  if (act.kind !== 'invite' || !act.hasNote || left.note === null || left.note > 0) return act;
  return { kind: 'invite', hasNote: false, isNoteDropped: true };
}
