import type { FastifyInstance } from 'fastify';
import { serveConsent } from '../serve-consent.ts';
import { HubspotError } from './hubspot-portal.ts';
import type { Tools } from './serve-objects.ts';

const expiresInSeconds = 1800;

export function serveAuthorization(app: FastifyInstance, { portal, save }: Tools): void {
  serveConsent(app, {
    name: 'HubSpot',
    asks: `les contacts, les entreprises et les affaires du portail ${portal.portalId}`,
    paths: { authorize: '/oauth/authorize', token: '/oauth/v1/token' },
    ...{ doors: portal, save },
    readClient: (_request, form) => ({ id: form.get('client_id'), secret: form.get('client_secret') }),
    refuse: (what) =>
      what === 'client'
        ? new HubspotError(400, 'BAD_CLIENT_ID', 'missing or unknown client id')
        : new HubspotError(400, 'BAD_AUTH_CODE', 'missing or unknown auth code'),
    answer: (tokens) => ({ token_type: 'bearer', ...tokens, expires_in: expiresInSeconds }),
  });
}
