import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodType | undefined;

export type Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends z.ZodType = z.ZodType,
> = {
  method: Method;
  path: string;
  params: P;
  query: Q;
  body: B;
  reply: R;
};

/** The only place a call's method, path and shapes are written; server, browser and tests read them here. */
export function endpoint<
  R extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends Shape = undefined,
>(
  method: Method,
  path: `/${string}`,
  shapes: { reply: R; params?: P; query?: Q; body?: B },
): Endpoint<P, Q, B, R> {
  return {
    method,
    path,
    params: shapes.params as P,
    query: shapes.query as Q,
    body: shapes.body as B,
    reply: shapes.reply,
  };
}

type Part<Name extends string, S extends Shape> = S extends z.ZodType ? { [K in Name]: z.input<S> } : unknown;

/** What a caller must give: only the parts the endpoint declares. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

export type Reply<E extends Endpoint> = z.output<E['reply']>;
