import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type RateLimit, rateWindow } from '../rate-window.ts';
import { serveConsent } from '../serve-consent.ts';
import { fieldKinds, makeField, PipedriveError, tokenOwner } from './pipedrive-company.ts';
import { readBody, serveRecords, type Tools } from './serve-records.ts';

/** So many calls in two seconds, and so many tokens in a day: each call costs some. */
export type PipedriveLimits = { calls: RateLimit; budget: number };
export const defaultPipedriveLimits: PipedriveLimits = {
  calls: { calls: 80, perMs: 2000 },
  budget: 210_000,
};

/** As Pipedrive prices version 2. */
const costs: Record<string, number> = { GET: 10, POST: 5, PATCH: 5, DELETE: 3 };
const expiresInSeconds = 3600;
const daySeconds = 86_400;

/** As Pipedrive answers: tokens, limits, refusals in its own words. */
export async function servePipedrive(
  app: FastifyInstance,
  tools: Tools,
  limits: PipedriveLimits,
): Promise<void> {
  const { company, save } = tools;
  const calls = rateWindow(limits.calls, Date.now);
  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path.includes('/oauth/')) return;
    const bearer = request.headers.authorization?.replace(/^Bearer /, '');
    if (!company.tokens.includes(String(request.headers['x-api-token'] ?? bearer ?? '')))
      throw new PipedriveError(401, 'unauthorized access');
    const waitMs = calls.take();
    reply.header('x-ratelimit-limit', String(limits.calls.calls));
    reply.header('x-ratelimit-remaining', String(calls.left()));
    reply.header('x-ratelimit-reset', String(Math.ceil((waitMs || limits.calls.perMs) / 1000)));
    if (waitMs > 0) throw new PipedriveError(429, 'request over limit');
    const cost = costs[request.method] ?? 0;
    if (company.spent + cost > limits.budget) {
      const second = Math.floor(Date.parse(tools.now()) / 1000) % daySeconds;
      reply.header('x-ratelimit-reset', String(daySeconds - second));
      throw new PipedriveError(429, 'daily token budget exhausted');
    }
    company.spent += cost;
  });
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof PipedriveError ? error.status : 500;
    const message = error instanceof Error ? error.message : String(error);
    return reply.code(status).send({ success: false, error: message, errorCode: status });
  });
  serveRecords(app, tools);
  serveFields(app, tools);
  app.get('/v1/users', async () => ({
    success: true,
    data: company.users.map((one) => ({ ...one, is_you: one.id === tokenOwner.id, active_flag: true })),
  }));
  app.get('/v1/users/me', async () => ({
    success: true,
    data: {
      ...{ ...tokenOwner, company_id: company.companyId, company_name: company.companyName },
      company_domain: 'lisere-conseil',
    },
  }));
  serveConsent(app, {
    name: 'Pipedrive',
    asks: `les personnes, les organisations, les affaires et les activités de ${company.companyName}`,
    paths: { authorize: '/oauth/authorize', token: '/oauth/token' },
    ...{ doors: company, save },
    readClient: ({ headers }) => {
      const basic = headers.authorization?.replace(/^Basic /, '') ?? '';
      const [id = null, secret = null] = Buffer.from(basic, 'base64').toString().split(':');
      return { id, secret };
    },
    refuse: (what) => new PipedriveError(what === 'client' ? 401 : 400, 'Invalid grant'),
    answer: (tokens) => ({
      ...{ ...tokens, token_type: 'bearer', scope: 'base', expires_in: expiresInSeconds },
      api_domain: 'https://lisere-conseil.pipedrive.com',
    }),
  });
}

const NewField = z.object({
  field_name: z.string().min(1),
  field_type: z.enum(['varchar', 'varchar_auto', 'text', 'double', 'date', 'phone', 'address']),
});

/** Two fields of one name are two fields. */
function serveFields(app: FastifyInstance, { company, save }: Tools): void {
  for (const kind of fieldKinds) {
    const path = `/api/v2/${kind}Fields`;
    app.get(path, async () => ({
      ...{ success: true, data: company.fields[kind].map(whole) },
      additional_data: { next_cursor: null },
    }));
    app.post(path, async ({ body }, reply) => {
      const { field_name, field_type } = readBody(NewField, body);
      const field = makeField(company, kind, field_name, field_type);
      save();
      return reply.code(201).send({ success: true, data: whole(field) });
    });
  }
}

const whole = (field: object) => ({
  ...field,
  ...{ is_optional_response_field: false, options: null, subfields: null },
});
