import type { InjectOptions } from 'fastify';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { apiKeysApi } from '#contract/integrations/api-keys.ts';
import { apiRoot } from '#contract/v1/api-call.ts';
import { type ApiScope, apiScopes } from '#core/integrations/api-scopes.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

type Answer = { status: number; headers: Record<string, unknown>; data: never };
export type ApiTestCall = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  sent?: { body?: unknown; idempotencyKey?: string },
) => Promise<Answer>;

export async function makeTestKey(
  owner: TestClient,
  scopes: readonly ApiScope[] = apiScopes,
  days: 30 | 365 = 365,
): Promise<string> {
  const { secret } = await owner.call(apiKeysApi.create, {
    body: { name: 'Essai', scopes: [...scopes], days },
  });
  return secret;
}

/** Calls of the public API under a new key of somebody’s. */
export async function openTestKey(
  { app }: Pick<TestApp, 'app'>,
  owner: TestClient,
  scopes: readonly ApiScope[] = apiScopes,
  days: 30 | 365 = 365,
): Promise<ApiTestCall> {
  return callWith(app, await makeTestKey(owner, scopes, days));
}

export const callWith =
  (app: TestApp['app'], secret: string): ApiTestCall =>
  async (method, path, { body, idempotencyKey } = {}) => {
    const options: InjectOptions = {
      method,
      url: apiRoot + path,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    };
    const { statusCode, headers, body: text } = await app.inject(options);
    return { status: statusCode, headers, data: (text ? JSON.parse(text) : undefined) as never };
  };
