import { findSeat } from '../network/find-account.ts';
import { findTrialMember } from '../network/members.ts';
import type { Network } from '../network/network.ts';
import { ProviderError } from '../network/provider-error.ts';
import type { Outcome } from './outcome.ts';
import {
  checkCode,
  checkCredentials,
  cleanEmail,
  connectAccount,
  isSameMember,
  nextAccountId,
} from './sign-in.ts';

type Input = {
  username?: string | undefined;
  password?: string | undefined;
  access_token?: string | undefined;
};

const checkpointLifetimeMs = 5 * 60_000;

/** `POST /accounts`, and `POST /accounts/{id}` when an account has to be connected again. */
export function connectNatively(
  network: Network,
  input: Input,
  now: number,
  reconnectAccount?: string,
): Outcome {
  if (reconnectAccount) findSeat(network, reconnectAccount);
  const email = cleanEmail(input.username ?? emailOfCookie(input.access_token));
  const verdict =
    email && input.access_token ? 'welcome' : checkCredentials({ email, password: input.password ?? '' });
  if (verdict === 'wrong-password') {
    throw new ProviderError(
      401,
      'invalid_credentials',
      'Invalid credentials',
      'The provided credentials are invalid.',
    );
  }
  if (verdict === 'restricted') {
    throw new ProviderError(
      403,
      'account_restricted',
      'Restricted account',
      'Access to this account has been restricted by the provider.',
    );
  }
  if (reconnectAccount && !isSameMember(network, reconnectAccount, email)) throw wrongAccount();
  if (verdict === 'needs-code') {
    const key = reconnectAccount ?? nextAccountId(network);
    const checkpoint = { key, email, openedAt: now, ...(reconnectAccount && { reconnectAccount }) };
    return {
      status: 202,
      body: { object: 'Checkpoint', account_id: key, checkpoint: { type: '2FA', source: 'APP' } },
      events: [{ type: 'checkpoint.opened', at: now, checkpoint }],
    };
  }
  return finish(network, email, now, reconnectAccount);
}

export function solveCheckpoint(network: Network, accountId: string, code: string, now: number): Outcome {
  const checkpoint = network.state.checkpoints.get(accountId);
  if (!checkpoint || now - checkpoint.openedAt > checkpointLifetimeMs) {
    throw new ProviderError(
      500,
      'authentication_intent_error',
      'Authentication intent error',
      'The authentication intent has expired.',
    );
  }
  if (!checkCode(checkpoint.email, code)) {
    throw new ProviderError(
      401,
      'invalid_checkpoint_solution',
      'Invalid checkpoint solution',
      'The provided code is not valid.',
    );
  }
  const outcome = finish(network, checkpoint.email, now, checkpoint.reconnectAccount);
  return {
    ...outcome,
    events: [{ type: 'checkpoint.closed', at: now, key: accountId }, ...(outcome.events ?? [])],
  };
}

function finish(network: Network, email: string, now: number, reconnectAccount?: string): Outcome {
  if (reconnectAccount) {
    return {
      status: 201,
      body: { object: 'AccountReconnected', account_id: reconnectAccount },
      events: [{ type: 'account.reconnected', at: now, accountId: reconnectAccount }],
    };
  }
  const { account, events } = connectAccount(network, email, now);
  return { status: 201, body: { object: 'AccountCreated', account_id: account.id }, events };
}

/** A cookie of the simulated network is the member's address. */
const emailOfCookie = (cookie = '') => (findTrialMember(cookie) ? cookie : '');

export const wrongAccount = () =>
  new ProviderError(
    401,
    'wrong_account',
    'Wrong account',
    'The credentials do not belong to the account to reconnect.',
  );
