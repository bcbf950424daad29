import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { checkCode, checkCredentials, cleanEmail, connectAccount, isSameMember } from '../acts/sign-in.ts';
import { findSeat } from '../network/find-account.ts';
import type { NetworkEvent } from '../network/network-events.ts';
import type { HostedLink } from '../network/network-state.ts';
import type { WebhookSender } from '../webhooks/deliver-webhooks.ts';
import { canceledPage, codePage, expiredPage, signInPage, successPage } from './hosted-page.ts';
import { parse } from './read-call.ts';
import { type Sandbox, serveRoute } from './serve-route.ts';

const httpUrl = z.url({ protocol: /^https?$/ });
const common = {
  api_url: httpUrl,
  expiresOn: z.iso.datetime(),
  name: z.string().min(1).optional(),
  notify_url: httpUrl.optional(),
  success_redirect_url: httpUrl.optional(),
  failure_redirect_url: httpUrl.optional(),
};
const providers = z.union([z.string().startsWith('*'), z.array(z.string()).min(1)]);
const NewLink = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), providers, ...common }),
  z.object({ type: z.literal('reconnect'), reconnect_account: z.string(), ...common }),
]);

const problems = {
  'wrong-password': 'Adresse ou mot de passe incorrects.',
  restricted:
    'Le réseau a restreint ce compte\u00a0: connectez-vous d’abord sur le réseau pour le débloquer.',
  'wrong-account': 'Ces identifiants appartiennent à un autre membre que celui du compte à reconnecter.',
  'wrong-code': 'Ce code n’est pas valable.',
};

export function serveHostedAuth(
  app: FastifyInstance,
  sandbox: Sandbox,
  sender: WebhookSender,
  origin: () => string,
): void {
  const { network } = sandbox;

  serveRoute(
    app,
    sandbox,
    {
      method: 'POST',
      path: '/hosted/accounts/link',
      topic: 'accounts',
      ledger: ({ body }) => ({
        kind: 'link',
        type: body.type,
        name: body.name,
        reconnectAccount: body.reconnect_account,
      }),
    },
    ({ body, now }) => {
      const wanted = parse(NewLink, body);
      if (wanted.type === 'reconnect') findSeat(network, wanted.reconnect_account);
      const link: HostedLink = {
        token: randomBytes(24).toString('base64url'),
        type: wanted.type,
        expiresAt: Date.parse(wanted.expiresOn),
        isUsed: false,
        ...(wanted.type === 'reconnect' && { reconnectAccount: wanted.reconnect_account }),
        ...(wanted.name && { name: wanted.name }),
        ...(wanted.notify_url && { notifyUrl: wanted.notify_url }),
        ...(wanted.success_redirect_url && { successUrl: wanted.success_redirect_url }),
        ...(wanted.failure_redirect_url && { failureUrl: wanted.failure_redirect_url }),
      };
      const events: NetworkEvent[] = [{ type: 'link.made', at: now, link }];
      return { body: { object: 'HostedAuthUrl', url: `${origin()}${pathOf(link)}` }, events };
    },
  );

  const onLink = (
    path: string,
    method: 'GET' | 'POST',
    act: (link: HostedLink, form: Form, reply: FastifyReply) => unknown,
  ) =>
    app.route<{ Params: { token: string }; Body: Form }>({
      method,
      url: `/hosted/:token${path}`,
      handler: (request, reply) => {
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
        const link = network.state.links.get(request.params.token);
        // A link made by either clock, the wall's or the campaign's, lives as long as its maker meant.
        const now = Math.min(sandbox.wallNow(), network.now());
        if (!link || link.isUsed) return reply.status(410).send(expiredPage());
        if (link.expiresAt < now) return reply.status(410).send(expiredPage(link.failureUrl));
        return act(link, request.body ?? {}, reply);
      },
    });

  const memberOf = ({ reconnectAccount }: HostedLink) => {
    if (!reconnectAccount) return undefined;
    const { member } = findSeat(network, reconnectAccount).owner;
    return { name: `${member.firstName} ${member.lastName}`, email: member.email };
  };

  onLink('', 'GET', (link, _form, reply) => reply.send(signInPage(pathOf(link), { member: memberOf(link) })));

  onLink('', 'POST', (link, form, reply) => {
    const email = cleanEmail(form.email ?? '');
    const refuse = (problem: keyof typeof problems) =>
      reply
        .status(401)
        .send(signInPage(pathOf(link), { email, problem: problems[problem], member: memberOf(link) }));
    const verdict = checkCredentials({ email, password: form.password ?? '' });
    if (verdict === 'wrong-password' || verdict === 'restricted') return refuse(verdict);
    if (link.reconnectAccount && !isSameMember(network, link.reconnectAccount, email))
      return refuse('wrong-account');
    if (verdict === 'welcome') return finish(link, email, reply);
    const at = network.now();
    network.record([{ type: 'checkpoint.opened', at, checkpoint: { key: link.token, email, openedAt: at } }]);
    return reply.send(codePage(pathOf(link)));
  });

  onLink('/code', 'POST', (link, form, reply) => {
    const checkpoint = network.state.checkpoints.get(link.token);
    if (!checkpoint) return reply.redirect(pathOf(link), 303);
    if (!checkCode(checkpoint.email, form.code ?? '')) {
      return reply.status(401).send(codePage(pathOf(link), problems['wrong-code']));
    }
    network.record([{ type: 'checkpoint.closed', at: network.now(), key: link.token }]);
    return finish(link, checkpoint.email, reply);
  });

  onLink('/cancel', 'POST', (link, _form, reply) => {
    network.record([{ type: 'link.used', at: network.now(), token: link.token }]);
    return link.failureUrl ? reply.redirect(link.failureUrl, 303) : reply.send(canceledPage());
  });

  async function finish(link: HostedLink, email: string, reply: FastifyReply) {
    const at = network.now();
    const { accountId, events } = connect(link, email, at);
    network.record([{ type: 'link.used', at, token: link.token }, ...events]);
    const status = link.type === 'reconnect' ? 'RECONNECTED' : 'CREATION_SUCCESS';
    if (link.notifyUrl && !sender.faults().loseCallback) {
      await notify(link.notifyUrl, { status, account_id: accountId, name: link.name });
    }
    return link.successUrl ? reply.redirect(link.successUrl, 303) : reply.send(successPage());
  }

  function connect(
    link: HostedLink,
    email: string,
    at: number,
  ): { accountId: string; events: NetworkEvent[] } {
    if (link.reconnectAccount) {
      const accountId = link.reconnectAccount;
      return { accountId, events: [{ type: 'account.reconnected', at, accountId }] };
    }
    const { account, events } = connectAccount(network, email, at);
    return { accountId: account.id, events };
  }
}

type Form = Partial<Record<'email' | 'password' | 'code', string>>;

const pathOf = ({ token }: HostedLink) => `/hosted/${token}`;

/** Sent once, without a signature; if it is lost, nobody sends it again. */
async function notify(url: string, body: Record<string, unknown>): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  await fetch(url, { ...request, signal: AbortSignal.timeout(10_000) })
    .then((answer) => answer.body?.cancel())
    .catch(() => undefined);
}
