import { findTrialMember, type MemberWishes, makeMember, trialPassword } from '../network/members.ts';
import type { Network } from '../network/network.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { Account } from '../network/network-state.ts';
import { sealId } from '../network/opaque-ids.ts';

export type Credentials = { email: string; password: string };

/** What the network says to an address and a password. */
export type Verdict = 'welcome' | 'wrong-password' | 'restricted' | 'needs-code';

export function checkCredentials({ email, password }: Credentials): Verdict {
  if (password !== trialPassword || !/^\S+@\S+$/.test(email)) return 'wrong-password';
  const trial = findTrialMember(email);
  if (trial?.isRestricted) return 'restricted';
  return trial?.secondFactor ? 'needs-code' : 'welcome';
}

export const checkCode = (email: string, code: string) =>
  findTrialMember(email)?.secondFactor === code.trim();

export const cleanEmail = (text: string) => text.trim().toLowerCase();

/** The id the next account will have: a sign-in that waits for its code already shows it. */
export const nextAccountId = ({ state }: Network) => sealId('account', state.counts.accounts + 1);

/** A member who signs in again gets a second account: a trap of the real provider, kept on purpose. */
export function connectAccount(network: Network, email: string, now: number, wishes?: MemberWishes) {
  const account: Account = {
    id: nextAccountId(network),
    number: network.state.counts.accounts + 1,
    email,
    createdAt: now,
    status: 'OK',
  };
  const events: NetworkEvent[] = network.state.members.has(email)
    ? []
    : [{ type: 'member.joined', at: now, member: makeMember(email, wishes) }];
  events.push({ type: 'account.connected', at: now, account });
  return { account, events };
}

/** Whether the one who signs in is the member this account stands for. */
export const isSameMember = (network: Network, accountId: string, email: string) =>
  network.state.accounts.get(accountId)?.email === email;
