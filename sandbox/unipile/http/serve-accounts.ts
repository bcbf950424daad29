import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { connectNatively, solveCheckpoint } from '../acts/connect-natively.ts';
import { findLiveSeat, findSeat } from '../network/find-account.ts';
import { notFound } from '../network/provider-error.ts';
import { presentAccount } from '../present/present-account.ts';
import { paginate } from './paginate.ts';
import { parse } from './read-call.ts';
import { type Sandbox, serveRoute } from './serve-route.ts';

const Credentials = z.object({
  provider: z.literal('LINKEDIN'),
  username: z.string().optional(),
  password: z.string().optional(),
  access_token: z.string().optional(),
});
const Solution = z.object({ provider: z.literal('LINKEDIN'), account_id: z.string(), code: z.string() });
const Resend = z.object({ provider: z.literal('LINKEDIN'), account_id: z.string() });

export function serveAccounts(app: FastifyInstance, sandbox: Sandbox): void {
  const { network } = sandbox;
  const topic = 'accounts';

  serveRoute(app, sandbox, { method: 'GET', path: '/accounts', topic }, (call) => {
    const { items, cursor } = paginate(call, [...network.state.accounts.keys()], { atMost: 250 }, (id) => id);
    const accounts = items.map((id) => presentAccount(findSeat(network, id)));
    return { body: { object: 'AccountList', items: accounts, cursor } };
  });

  serveRoute(app, sandbox, { method: 'GET', path: '/accounts/:account_id/sync', topic }, ({ params }) => {
    findLiveSeat(network, params.account_id ?? '');
    return { body: { object: 'AccountResync', status: 'SYNC_DONE' } };
  });

  serveRoute(app, sandbox, { method: 'GET', path: '/accounts/:account_id', topic }, ({ params }) => ({
    body: presentAccount(findSeat(network, params.account_id ?? '')),
  }));

  serveRoute(
    app,
    sandbox,
    {
      method: 'POST',
      path: '/accounts',
      topic,
      ledger: ({ body }) => ({ kind: 'connect', username: body.username }),
    },
    ({ body, now }) => connectNatively(network, parse(Credentials, body), now),
  );

  serveRoute(
    app,
    sandbox,
    { method: 'POST', path: '/accounts/:account_id', topic, ledger: () => ({ kind: 'reconnect' }) },
    ({ params, body, now }) => connectNatively(network, parse(Credentials, body), now, params.account_id),
  );

  serveRoute(
    app,
    sandbox,
    { method: 'POST', path: '/accounts/checkpoint', topic, ledger: () => ({ kind: 'checkpoint' }) },
    ({ body, now }) => {
      const { account_id, code } = parse(Solution, body);
      return solveCheckpoint(network, account_id, code, now);
    },
  );

  serveRoute(app, sandbox, { method: 'POST', path: '/accounts/checkpoint/resend', topic }, ({ body }) => {
    const { account_id } = parse(Resend, body);
    if (!network.state.checkpoints.has(account_id)) throw notFound('Account');
    return { body: { object: 'CheckpointResend', account_id, success: true } };
  });

  serveRoute(
    app,
    sandbox,
    { method: 'DELETE', path: '/accounts/:account_id', topic, ledger: () => ({ kind: 'account-delete' }) },
    ({ params, now }) => {
      const { account } = findSeat(network, params.account_id ?? '');
      const events = [{ type: 'account.deleted' as const, at: now, accountId: account.id }];
      return { body: { object: 'AccountDeleted' }, events };
    },
  );

  serveRoute(
    app,
    sandbox,
    {
      method: 'POST',
      path: '/accounts/:account_id/restart',
      topic,
      ledger: () => ({ kind: 'account-restart' }),
    },
    ({ params, now }) => {
      const { account, owner } = findSeat(network, params.account_id ?? '');
      const { id, status } = account;
      const { isRestricted } = owner;
      if (status === 'CREDENTIALS' || isRestricted) return { body: { object: 'AccountFailedToRestart' } };
      const change = {
        type: 'account.changed' as const,
        at: now,
        accountId: id,
        status: 'OK' as const,
        isRestricted,
      };
      return { body: { object: 'AccountRestarted' }, events: [change] };
    },
  );
}
