import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalidParameters, ProviderError } from '../network/provider-error.ts';

/** A request of the provider's API, as plain values, at its campaign time. */
export type Call = {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  now: number;
};

export const readCall = ({ params, query, body }: FastifyRequest, now: number): Call => ({
  params: strings(params),
  query: strings(query),
  body: record(body),
  now,
});

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const strings = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(record(value)).map(([key, item]) => [key, [item].flat().join(',')]));

export function accountOf({ params, query, body }: Call): string | undefined {
  const named = params.account_id ?? query.account_id ?? body.account_id;
  return typeof named === 'string' && named ? named : undefined;
}

export function requireAccountId(call: Call): string {
  const accountId = accountOf(call);
  if (accountId) return accountId;
  throw new ProviderError(400, 'missing_parameters', 'Missing parameters', '/account_id is required.');
}

/** Reads a body or a query; the first problem becomes the provider's error. */
export function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const [problem] = parsed.error.issues;
  const path = `/${problem?.path.join('/') ?? ''}`;
  if (problem?.code === 'invalid_type' && problem.input === undefined) {
    throw new ProviderError(400, 'missing_parameters', 'Missing parameters', `${path} is required.`);
  }
  throw invalidParameters(`${path}: ${problem?.message}`);
}
