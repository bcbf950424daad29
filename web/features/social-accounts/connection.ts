import type { User } from '#contract/identity/users.ts';
import type { LinkedinStatus, SocialAccount } from '#contract/social-accounts.ts';

/** `unknown` while nobody has said anything yet: nothing is announced on a guess. */
export type Connection = 'unlinked' | 'unknown' | 'connected' | 'lost';

/** Connected only if the status says so, reports no trouble with LinkedIn, and the user has a linked account. */
export function connectionOf(
  user: Pick<User, 'linkedinAccountId'>,
  status: LinkedinStatus | undefined,
): Connection {
  if (user.linkedinAccountId === null) return 'unlinked';
  if (!status) return 'unknown';
  return status.isConnected && !/linkedin/i.test(status.error ?? '') ? 'connected' : 'lost';
}

/** The account as a screen may show it: connected only where the status and the linked id say so too. */
export const shownAccount = <A extends Pick<SocialAccount, 'state' | 'stateReason'>>(
  account: A,
  connection: Connection,
  trouble: string | null,
): A =>
  account.state === 'connected' && connection !== 'connected'
    ? { ...account, state: 'disconnected', stateReason: trouble }
    : account;
