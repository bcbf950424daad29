import { z } from 'zod';
import { apiScopes, keyLifetimes } from '#core/integrations/api-scopes.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';

/** A key of the API. Its secret is shown once, when it is made. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Its first signs, to tell it from another: `acc_live_7f3k`. */
  hint: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  createdAt: z.iso.datetime(),
  /** To the minute; null: never. */
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z.object({
  name: oneLine(60, 'Donnez un nom à la clé.'),
  scopes: z.array(z.enum(apiScopes)).min(1, 'Choisissez au moins un droit.').max(apiScopes.length),
  days: z.literal(keyLifetimes, 'Choisissez une durée.'),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

const one = z.object({ id: z.uuid() });

export const apiKeysApi = {
  list: endpoint('GET', '/api/api-keys', { reply: z.array(ApiKey) }),
  create: endpoint('POST', '/api/api-keys', {
    body: NewApiKey,
    reply: z.object({ key: ApiKey, secret: z.string() }),
  }),
  /** It opens nothing any more from its next call on. */
  revoke: endpoint('DELETE', '/api/api-keys/:id', {
    params: one,
    reply: z.object({ message: z.string() }),
  }),
};
