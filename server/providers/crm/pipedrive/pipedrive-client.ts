import type { z } from 'zod';
import { callCrm, inPieces, read } from '../call-crm.ts';
import { openPace } from '../call-pace.ts';
import type { CrmTokens } from '../crm.ts';
import { pageOf, WireMade, WireRefusal } from './wire.ts';

export type PipedriveType = 'persons' | 'organizations' | 'deals' | 'activities';
type Query = Record<string, string | number>;
export type PipedriveClient = ReturnType<typeof pipedriveClient>;

const mostInPage = 500;

export const readPipedriveMessage = (body: unknown): string | null => {
  const { error, message } = WireRefusal.safeParse(body).data ?? {};
  return error ?? message ?? null;
};

/** It counts in windows of two seconds, and says how many it allows in one. */
const windowMs = 2000;
export const openPipedrivePace = () => openPace(null);

export function pipedriveClient(origin: string, { access, refresh }: CrmTokens, pace = openPipedrivePace()) {
  const headers: Record<string, string> =
    refresh === null ? { 'x-api-token': access } : { authorization: `Bearer ${access}` };
  const caller = {
    ...{ origin, headers, readMessage: readPipedriveMessage },
    pacesOf: () => [pace],
    readLimits: (given: Headers) => {
      const calls = Number(given.get('x-ratelimit-limit'));
      if (calls > 0) pace.learn({ calls, perMs: windowMs });
    },
  };
  const get = async <T extends z.ZodType>(path: string, shape: T): Promise<z.output<T>> =>
    read(shape, (await callCrm(caller, { path })).body);
  /** One page; `next` is null after the last one. */
  const page = async <T extends z.ZodType>(path: string, shape: T, query: Query) => {
    const asked = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const { data, additional_data } = await get(`/api/v2/${path}?${asked}`, pageOf(shape));
    return { items: data ?? [], next: additional_data?.next_cursor || null };
  };
  const list = async <T extends z.ZodType>(path: string, shape: T, query: Query = {}) => {
    const all: z.output<T>[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const found: Awaited<ReturnType<typeof page<T>>> = await page(path, shape, {
        ...{ ...query, limit: mostInPage },
        ...(cursor && { cursor }),
      });
      all.push(...found.items);
      cursor = found.next;
    }
    return all;
  };
  return {
    get,
    page,
    list,
    /** Those that still exist. */
    listByIds: async <T extends z.ZodType>(type: PipedriveType, shape: T, ids: readonly string[]) => {
      const all: z.output<T>[] = [];
      for (const piece of inPieces([...new Set(ids)]))
        all.push(...(await page(type, shape, { ids: piece.join(','), limit: mostInPage })).items);
      return all;
    },
    make: async (type: PipedriveType, json: object): Promise<string> => {
      const { body } = await callCrm(caller, { method: 'POST', path: `/api/v2/${type}`, json });
      return String(read(WireMade, body).data.id);
    },
    makeField: (path: string, json: object) =>
      callCrm(caller, { method: 'POST', path: `/api/v2/${path}`, json }),
    /** False: it is gone. */
    change: async (type: PipedriveType, id: string, json: object): Promise<boolean> => {
      const call = { method: 'PATCH' as const, path: `/api/v2/${type}/${id}`, json };
      return (await callCrm(caller, call, gone)).status < 400;
    },
    remove: (type: PipedriveType, id: string) =>
      callCrm(caller, { method: 'DELETE', path: `/api/v2/${type}/${id}` }, gone),
  };
}

const gone = [404, 410];
