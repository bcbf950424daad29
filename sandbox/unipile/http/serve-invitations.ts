import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendInvitation } from '../acts/send-invitation.ts';
import { withdrawInvitation } from '../acts/withdraw-invitation.ts';
import { findLiveSeat } from '../network/find-account.ts';
import { presentInvitation } from '../present/present-invitation.ts';
import { paginate } from './paginate.ts';
import { parse, requireAccountId } from './read-call.ts';
import { type Sandbox, serveRoute } from './serve-route.ts';

const Invite = z.object({
  account_id: z.string().min(1),
  provider_id: z.string().min(1),
  message: z.string().optional(),
  user_email: z.string().optional(),
});

export function serveInvitations(app: FastifyInstance, sandbox: Sandbox): void {
  const { network } = sandbox;

  serveRoute(
    app,
    sandbox,
    {
      method: 'POST',
      path: '/users/invite',
      topic: 'invite',
      ledger: ({ body }) => ({
        kind: 'invite',
        providerId: body.provider_id,
        slug: network.index.findPerson(String(body.provider_id))?.slug,
        note: body.message ?? null,
      }),
    },
    ({ body, now }) => sendInvitation(network, parse(Invite, body), now),
  );

  serveRoute(app, sandbox, { method: 'GET', path: '/users/invite/sent', topic: 'relations' }, (call) => {
    const { owner } = findLiveSeat(network, requireAccountId(call));
    const pending = [...owner.invitations.values()].filter(({ status }) => status === 'pending').reverse();
    const { items, cursor } = paginate(call, pending, { by: 10, atMost: 250 }, ({ id }) => id);
    const invitations = items.map((invitation) => presentInvitation(network, invitation, call.now));
    return { body: { object: 'InvitationList', items: invitations, cursor } };
  });

  serveRoute(app, sandbox, { method: 'GET', path: '/users/invite/received', topic: 'relations' }, (call) => {
    findLiveSeat(network, requireAccountId(call));
    return { body: { object: 'InvitationList', items: [], cursor: null } };
  });

  serveRoute(
    app,
    sandbox,
    {
      method: 'DELETE',
      path: '/users/invite/sent/:invitation_id',
      topic: 'invite',
      ledger: ({ params }) => ({ kind: 'withdraw', invitationId: params.invitation_id }),
    },
    (call) => withdrawInvitation(network, requireAccountId(call), call.params.invitation_id ?? '', call.now),
  );
}
