import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { application, HubspotError } from './hubspot-portal.ts';
import type { Tools } from './serve-objects.ts';

const asText = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
const expiresInSeconds = 1800;

type Asked = { client_id?: string; redirect_uri?: string; state?: string };

/** The page where somebody says yes, and the tokens that follow. */
export function serveAuthorization(app: FastifyInstance, { portal, save }: Tools): void {
  app.get<{ Querystring: Asked }>('/oauth/authorize', async ({ query }, reply) => {
    const { client_id, redirect_uri = '', state = '' } = query;
    if (client_id !== application.clientId || !URL.canParse(redirect_uri))
      throw new HubspotError(400, 'BAD_CLIENT_ID', 'missing or unknown client id');
    const code = randomUUID();
    portal.codes.push(code);
    save();
    const yes = `${redirect_uri}?${new URLSearchParams({ code, state })}`;
    const no = `${redirect_uri}?${new URLSearchParams({ error: 'access_denied', state })}`;
    return reply.type('text/html; charset=utf-8').send(page(portal.portalId, yes, no));
  });
  app.post('/oauth/v1/token', async ({ body }) => {
    const form = new URLSearchParams(String(body));
    if (
      form.get('client_id') !== application.clientId ||
      form.get('client_secret') !== application.clientSecret
    )
      throw new HubspotError(400, 'BAD_CLIENT_ID', 'missing or unknown client id');
    const isRenewal = form.get('grant_type') === 'refresh_token';
    const given = form.get(isRenewal ? 'refresh_token' : 'code') ?? '';
    const isKnown = isRenewal ? given === refreshToken : portal.codes.includes(given);
    if (!isKnown) throw new HubspotError(400, 'BAD_AUTH_CODE', 'missing or unknown auth code');
    // A code serves once.
    portal.codes = portal.codes.filter((one) => one !== given);
    const access_token = `oauth-${randomUUID()}`;
    portal.tokens.push(access_token);
    save();
    return { token_type: 'bearer', access_token, refresh_token: refreshToken, expires_in: expiresInSeconds };
  });
}

const refreshToken = 'refresh-sandbox';

const page = (portalId: number, yes: string, no: string) => `<!doctype html>
<html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>HubSpot simulé</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:12vh auto;padding:0 1.25rem;color:#1f2430;background:#fff}
a{display:inline-block;padding:.6rem 1.1rem;border-radius:6px;margin-right:.6rem;text-decoration:none}
.y{background:#b3401f;color:#fff}.n{color:#1f2430;border:1px solid #737a89}</style>
<main><h1>HubSpot simulé</h1><p>Accroche demande à lire et à écrire les contacts, les entreprises et les affaires du
portail ${portalId}. Rien ne quitte cette machine.</p>
<p><a class="y" href="${asText(yes)}">Autoriser</a> <a class="n" href="${asText(no)}">Refuser</a></p></main></html>`;
