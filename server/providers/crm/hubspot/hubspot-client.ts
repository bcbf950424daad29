import type { z } from 'zod';
import { type CrmAnswer, callCrm, read } from '../call-crm.ts';
import { openPace } from '../call-pace.ts';
import { WireBatch, WirePage, WireRefusal } from './wire.ts';

export type HubspotType = 'contacts' | 'companies' | 'notes' | 'deals';
/** The property of ours, unique in each portal, under which a record is made once. */
export const keyProperty = 'accroche_id';

type Filter = { propertyName: string; operator: string; value?: string; values?: string[] };
export type HubspotClient = ReturnType<typeof hubspotClient>;

export const readHubspotMessage = (body: unknown): string | null =>
  WireRefusal.safeParse(body).data?.message ?? null;

/** Five searches a second, in every portal; of all calls it says itself how many, by what the portal pays for. */
export const openHubspotPaces = () => ({
  calls: openPace(null),
  searches: openPace({ calls: 5, perMs: 1000 }),
});

/** HubSpot refuses a search whose body is longer, and one of more than a hundred values. */
const longestSearch = 3000;
const mostValues = 100;

const searchBody = (filterGroups: { filters: Filter[] }[], properties: readonly string[], limit: number) => ({
  filterGroups,
  properties,
  limit,
  sorts: [{ propertyName: 'hs_object_id', direction: 'ASCENDING' }],
});

/** Pieces of a list whose values, written one after the other, take no more room than this. */
export function thatFit(values: readonly string[], room: number): string[][] {
  const pieces: string[][] = [];
  let left = 0;
  for (const value of values) {
    const size = JSON.stringify(value).length + 1;
    const last = pieces.at(-1);
    if (last && size <= left && last.length < mostValues) last.push(value);
    else {
      pieces.push([value]);
      left = room;
    }
    left -= size;
  }
  return pieces;
}

export function hubspotClient(origin: string, token: string, paces = openHubspotPaces()) {
  const caller = {
    ...{ origin, headers: { authorization: `Bearer ${token}` }, readMessage: readHubspotMessage },
    pacesOf: (path: string) => (path.endsWith('/search') ? [paces.searches, paces.calls] : [paces.calls]),
    readLimits: (headers: Headers) => {
      const calls = Number(headers.get('x-hubspot-ratelimit-max'));
      const perMs = Number(headers.get('x-hubspot-ratelimit-interval-milliseconds'));
      if (calls > 0 && perMs > 0) paces.calls.learn({ calls, perMs });
    },
  };
  const post = (path: string, json: unknown, accepts?: readonly number[]): Promise<CrmAnswer> =>
    callCrm(caller, { method: 'POST', path, json }, accepts);
  const search = async (
    type: HubspotType,
    filterGroups: { filters: Filter[] }[],
    properties: readonly string[],
    limit = 200,
  ) => {
    const { body } = await post(
      `/crm/v3/objects/${type}/search`,
      searchBody(filterGroups, properties, limit),
    );
    return read(WirePage, body).results;
  };
  const get = async <T extends z.ZodType>(path: string, shape: T): Promise<z.output<T>> =>
    read(shape, (await callCrm(caller, { path })).body);
  return {
    get,
    post,
    batch: async (type: HubspotType, act: string, json: object, accepts?: readonly number[]) => {
      const answer = await post(`/crm/v3/objects/${type}/batch/${act}`, json, accepts);
      return { status: answer.status, ...read(WireBatch, answer.body) };
    },
    /** Those of a page, in the order of their ids: no search of HubSpot goes beyond its first ten thousand. */
    search,
    /** Those whose property has one of these values: in as many searches as it takes. */
    searchAny: async (
      type: HubspotType,
      propertyName: string,
      values: readonly string[],
      properties: readonly string[],
    ) => {
      const filtersOf = (values: string[]) => [{ filters: [{ propertyName, operator: 'IN', values }] }];
      const room = longestSearch - JSON.stringify(searchBody(filtersOf([]), properties, 200)).length;
      const found = [];
      for (const piece of thatFit(values, room))
        found.push(...(await search(type, filtersOf(piece), properties)));
      return found;
    },
  };
}
