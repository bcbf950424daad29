import { createHash, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Accroche, as the simulated services know it. */
export const application = { clientId: 'accroche-sandbox', clientSecret: 'accroche-sandbox-secret' };
/** What a service keeps of who may open it. */
export type Doors = { codes: string[]; tokens: string[] };

/** A code that was asked for with a challenge carries it: only who holds the secret behind it gets a token. */
const challengeOf = (code: string): string | null => code.split('.')[1] ?? null;

type Consent = {
  /** Of the service, as its page says it. */
  name: string;
  /** What is asked for, and of whom. */
  asks: string;
  paths: { authorize: string; token: string };
  /** Asks for a proof that who changes a code for a token asked for it (PKCE). */
  takesProof?: boolean;
  doors: Doors;
  save: () => void;
  /** Who asks for a token, as this service wants it said. */
  readClient(request: FastifyRequest, form: URLSearchParams): { id: string | null; secret: string | null };
  /** In the words of the service. */
  refuse(what: 'client' | 'code'): Error;
  answer(tokens: { access_token: string; refresh_token: string }): object;
};

type Asked = {
  client_id?: string;
  redirect_uri?: string;
  state?: string;
  code_challenge?: string;
  code_challenge_method?: string;
};
const refreshToken = 'refresh-sandbox';
const asText = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** The page where somebody says yes, and the tokens that follow. */
export function serveConsent(app: FastifyInstance, consent: Consent): void {
  const { name, asks, paths, doors, save } = consent;
  app.get<{ Querystring: Asked }>(paths.authorize, async ({ query }, reply) => {
    const { client_id, redirect_uri = '', state = '', code_challenge, code_challenge_method } = query;
    if (client_id !== application.clientId || !URL.canParse(redirect_uri)) throw consent.refuse('client');
    if (consent.takesProof && (!code_challenge || code_challenge_method !== 'S256'))
      throw consent.refuse('code');
    const code = consent.takesProof ? `${randomUUID()}.${code_challenge}` : randomUUID();
    doors.codes.push(code);
    save();
    const yes = `${redirect_uri}?${new URLSearchParams({ code, state })}`;
    const no = `${redirect_uri}?${new URLSearchParams({ error: 'access_denied', state })}`;
    return reply.type('text/html; charset=utf-8').send(page(name, asks, yes, no));
  });
  app.post(paths.token, async (request) => {
    const form = new URLSearchParams(String(request.body));
    const { id, secret } = consent.readClient(request, form);
    if (id !== application.clientId || secret !== application.clientSecret) throw consent.refuse('client');
    const isRenewal = form.get('grant_type') === 'refresh_token';
    const given = form.get(isRenewal ? 'refresh_token' : 'code') ?? '';
    const isKnown = isRenewal ? given === refreshToken : doors.codes.includes(given);
    if (!isKnown) throw consent.refuse('code');
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!isRenewal && consent.takesProof && challengeOf(given) !== proof) throw consent.refuse('code');
    // A code serves once.
    doors.codes = doors.codes.filter((one) => one !== given);
    const access_token = `oauth-${randomUUID()}`;
    doors.tokens.push(access_token);
    save();
    return consent.answer({ access_token, refresh_token: refreshToken });
  });
}

const page = (name: string, asks: string, yes: string, no: string) => `<!doctype html>
<html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} simulé</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:12vh auto;padding:0 1.25rem;color:#1f2430;background:#fff}
a{display:inline-block;padding:.6rem 1.1rem;border-radius:6px;margin-right:.6rem;text-decoration:none}
.y{background:#b3401f;color:#fff}.n{color:#1f2430;border:1px solid #737a89}</style>
<main><h1>${name} simulé</h1><p>Accroche demande à lire et à écrire ${asText(asks)}. Rien ne quitte cette machine.</p>
<p><a class="y" href="${asText(yes)}">Autoriser</a> <a class="n" href="${asText(no)}">Refuser</a></p></main></html>`;
