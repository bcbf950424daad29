import type { Network } from './network.ts';
import type { Account, MemberState } from './network-state.ts';
import { notFound, ProviderError } from './provider-error.ts';

/** An account and the member it stands for. */
export type Seat = { account: Account; owner: MemberState };

/** For what the provider serves from its own store: it works whatever state the account is in. */
export function findSeat(network: Network, accountId: string): Seat {
  const account = network.state.accounts.get(accountId);
  const owner = account && network.state.members.get(account.email);
  if (!account || !owner) throw notFound('Account');
  return { account, owner };
}

/** For what has to reach the network itself. */
export function findLiveSeat(network: Network, accountId: string): Seat {
  const seat = findSeat(network, accountId);
  if (seat.owner.isRestricted) {
    throw new ProviderError(
      403,
      'account_restricted',
      'Restricted account',
      'Access to this account has been restricted by the provider.',
    );
  }
  if (seat.account.status !== 'OK') {
    throw new ProviderError(
      401,
      'disconnected_account',
      'Disconnected account',
      'The account appears to be disconnected from the provider service.',
    );
  }
  return seat;
}

/** The accounts connected for one member: two sign-ins make two. */
export const accountsOf = (network: Network, email: string): Account[] =>
  [...network.state.accounts.values()].filter((account) => account.email === email);
