import { z } from 'zod';
import type { ApiScope } from '#core/integrations/api-scopes.ts';
import { type Endpoint, endpoint, type Method } from '../endpoint.ts';

/** Where the calls that need a key begin. */
export const apiRoot = '/api/v1';

/** What an example sends: shown in the reference, and executed by the tests. */
export type ApiExample = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
};

/** A call of the public API: its endpoint, the right that it asks for, and what the reference says of it, in French. */
export type ApiCall<E extends Endpoint = Endpoint> = {
  /** `campaigns.launch`: the subject, then what is done; the name of its method in the client. */
  name: `${string}.${string}`;
  endpoint: E;
  /** null: any key. */
  scope: ApiScope | null;
  summary: string;
  detail?: string;
  example: ApiExample;
};

type Shape = z.ZodType | undefined;
type Given<S extends Shape[]> = {
  name: ApiCall['name'];
  scope: ApiScope | null;
  summary: string;
  detail?: string;
  example?: ApiExample;
  params?: S[0];
  query?: S[1];
  body?: S[2];
};

/** A call that changes nothing. */
export const apiRead = <R extends z.ZodType, P extends Shape = undefined, Q extends Shape = undefined>(
  path: `/${string}`,
  reply: R,
  { name, scope, summary, detail, example = {}, params, query }: Given<[P, Q]>,
): ApiCall<Endpoint<P, Q, undefined, R>> => ({
  ...{ name, scope, summary, example },
  ...(detail && { detail }),
  endpoint: endpoint('GET', `${apiRoot}${path}`, {
    reply,
    params: params as P,
    query: query as Q,
  }),
});

/** On every write: it is done as asked, answered, and undone. */
export const DryRun = z.object({
  dry_run: z
    .enum(['true', 'false'])
    .default('false')
    .describe('« true » : répond ce qui se passerait, sans rien garder.'),
});

/** A call that changes something: once for each `Idempotency-Key`, or not at all with `dry_run`. */
export const apiWrite = <R extends z.ZodType, P extends Shape = undefined, B extends Shape = undefined>(
  [method, path]: [Exclude<Method, 'GET'>, `/${string}`],
  reply: R,
  { name, scope, summary, detail, example = {}, params, body }: Given<[P, Shape, B]>,
): ApiCall<Endpoint<P, typeof DryRun, B, R>> => ({
  ...{ name, scope, summary, example },
  ...(detail && { detail }),
  endpoint: endpoint(method, `${apiRoot}${path}`, {
    reply,
    params: params as P,
    query: DryRun,
    body: body as B,
  }),
});

export const isWrite = ({ endpoint }: ApiCall): boolean => endpoint.method !== 'GET';

/** A page of a list; the next one is asked for with `cursor`. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: z.array(item),
    nextCursor: z.string().nullable().describe('À redonner dans « cursor » ; null : la liste est finie.'),
  });
export const cursor = z.string().max(1000).optional().describe('Le « nextCursor » de la page précédente.');
export const one = z.object({ id: z.uuid() });

/** Whom and what the examples name. */
export const exampleIds = {
  campaign: '00000000-0000-4000-8000-000000000001',
  person: '00000000-0000-4000-8000-000000000002',
  draft: '00000000-0000-4000-8000-000000000003',
  search: '00000000-0000-4000-8000-000000000004',
  exclusion: '00000000-0000-4000-8000-000000000005',
  action: '00000000-0000-4000-8000-000000000006',
} as const;
