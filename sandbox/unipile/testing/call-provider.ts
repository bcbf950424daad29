import type { RunningSandbox } from '../start-sandbox.ts';

export type Answer<T> = { status: number; body: T };

/** Calls a route of the provider, or of the control, the way the product does. */
export async function callProvider(
  { url, key }: Pick<RunningSandbox, 'url' | 'key'>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<Record<string, unknown>>> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${url}${path.startsWith('/control') ? '' : '/api/v1'}${path}`, {
    method,
    headers: {
      'x-api-key': key,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: JSON.parse(text) };
}
