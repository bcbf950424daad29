import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serveConsent } from '../serve-consent.ts';
import { SalesforceError } from './salesforce-org.ts';
import { base, readBody, serveSobjects, type Tools } from './serve-sobjects.ts';

/** So many calls in a rolling day. */
export type SalesforceLimits = { calls: number };
export const defaultSalesforceLimits: SalesforceLimits = { calls: 100_000 };

const NewField = z.object({
  FullName: z.string().regex(/^\w+\.\w+__c$/),
  Metadata: z.object({
    label: z.string(),
    type: z.literal('Text'),
    length: z.number().max(255),
    externalId: z.boolean().default(false),
    unique: z.boolean().default(false),
  }),
});

/** As Salesforce answers: tokens, limits, refusals in its own words. */
export async function serveSalesforce(
  app: FastifyInstance,
  tools: Tools & { origin: () => string },
  limits: SalesforceLimits,
): Promise<void> {
  const { org, save, origin } = tools;
  app.addHook('preHandler', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (/\/oauth2\/(?:authorize|token)$/.test(path)) return;
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!org.tokens.includes(token))
      throw new SalesforceError(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
    if (org.spent >= limits.calls)
      throw new SalesforceError(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.');
    org.spent += 1;
    reply.header('sforce-limit-info', `api-usage=${org.spent}/${limits.calls}`);
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, code } =
      error instanceof SalesforceError ? error : { status: 500, code: 'UNKNOWN_EXCEPTION' };
    const message = error instanceof Error ? error.message : String(error);
    const isOauth = request.url.includes('/oauth2/token');
    return reply
      .code(status)
      .send(isOauth ? { error: code, error_description: message } : [{ errorCode: code, message }]);
  });
  serveSobjects(app, tools);
  app.post(`${base}/tooling/sobjects/CustomField`, async ({ body }, reply) => {
    const { FullName, Metadata } = readBody(NewField, body);
    const [on = '', name = ''] = FullName.split('.');
    if (org.customFields.some((one) => one.on === on && one.name === name))
      throw new SalesforceError(
        400,
        'DUPLICATE_DEVELOPER_NAME',
        `There is already a field named ${name} on ${on}.`,
      );
    org.customFields.push({ on, name, label: Metadata.label, isExternalId: Metadata.externalId });
    save();
    return reply.code(201).send({ id: `00N${name}`, success: true, errors: [] });
  });
  app.get('/services/oauth2/userinfo', async () => ({ user_id: org.userId }));
  serveConsent(app, {
    name: 'Salesforce',
    asks: 'les contacts, les comptes, les opportunités et les tâches de Liseré Conseil',
    paths: { authorize: '/services/oauth2/authorize', token: '/services/oauth2/token' },
    ...{ doors: org, save, takesProof: true },
    readClient: (_request, form) => ({ id: form.get('client_id'), secret: form.get('client_secret') }),
    refuse: (what) =>
      what === 'client'
        ? new SalesforceError(400, 'invalid_client_id', 'client identifier invalid')
        : new SalesforceError(400, 'invalid_grant', 'authentication failure'),
    answer: (tokens) => ({
      ...{ ...tokens, token_type: 'Bearer', instance_url: origin(), issued_at: String(Date.now()) },
      id: `${origin()}/id/${org.userId}`,
    }),
  });
}
