import { minuteMs } from '#core/time/durations.ts';
import { callCrm, inPieces, read } from '../call-crm.ts';
import { WireDescribed, WireQuery, type WireRecord, WireRefusal, WireSaved, WireUser } from './wire.ts';

export type SalesforceType = 'Account' | 'Contact' | 'Task' | 'Opportunity' | 'OpportunityContactRole';
export type NewRecord = Record<string, string | boolean>;
export type SalesforceClient = ReturnType<typeof salesforceClient>;

const base = '/services/data/v62.0';
/** As many as one call takes. */
const mostAtOnce = 200;
/** Its limit is of a rolling day: it does not say when it allows again. */
const limitWaitMs = 15 * minuteMs;

export const readSalesforceMessage = (body: unknown): string | null => {
  const refusal = WireRefusal.safeParse(body).data;
  return Array.isArray(refusal) ? (refusal[0]?.message ?? null) : (refusal?.error_description ?? null);
};
const codeIn = (body: unknown): string | null => {
  const refusal = WireRefusal.safeParse(body).data;
  return Array.isArray(refusal) ? (refusal[0]?.errorCode ?? null) : null;
};

/** A text between quotes, whatever it holds. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, (mark) => `\\${mark}`)}'`;
export const listed = (texts: readonly string[]): string => `(${texts.map(quoted).join(',')})`;

export function salesforceClient(origin: string, token: string) {
  const caller = {
    ...{ origin, headers: { authorization: `Bearer ${token}` }, readMessage: readSalesforceMessage },
    readThrottle: (status: number, body: unknown) =>
      status === 403 && codeIn(body) === 'REQUEST_LIMIT_EXCEEDED' ? limitWaitMs : null,
  };
  const get = (path: string) => callCrm(caller, { path });
  /** One page, of two thousand: nothing that is asked for here has more. */
  const query = async (soql: string): Promise<WireRecord[]> => {
    const { body } = await get(`${base}/query?${new URLSearchParams({ q: soql })}`);
    return read(WireQuery, body).records;
  };
  const send = async (
    method: 'POST' | 'PATCH',
    path: string,
    type: SalesforceType,
    records: readonly NewRecord[],
  ) => {
    const saved: WireSaved = [];
    for (const piece of inPieces(records, mostAtOnce)) {
      const json = {
        allOrNone: false,
        records: piece.map((record) => ({ attributes: { type }, ...record })),
      };
      const { body } = await callCrm(caller, { method, path: `${base}/composite/${path}`, json });
      saved.push(...read(WireSaved, body));
    }
    return saved;
  };
  return {
    query,
    describe: async (type: SalesforceType) =>
      read(WireDescribed, (await get(`${base}/sobjects/${type}/describe`)).body).fields,
    readUserId: async () => read(WireUser, (await get('/services/oauth2/userinfo')).body).user_id,
    make: (type: SalesforceType, records: readonly NewRecord[]) => send('POST', 'sobjects', type, records),
    change: (type: SalesforceType, records: readonly NewRecord[]) => send('PATCH', 'sobjects', type, records),
    /** The same call again finds what the first one made. */
    upsert: (type: SalesforceType, field: string, records: readonly NewRecord[]) =>
      send('PATCH', `sobjects/${type}/${field}`, type, records),
    remove: async (ids: readonly string[]) => {
      for (const piece of inPieces(ids, mostAtOnce))
        await callCrm(caller, {
          method: 'DELETE',
          path: `${base}/composite/sobjects?${new URLSearchParams({ ids: piece.join(','), allOrNone: 'false' })}`,
        });
    },
    /** One that is there already is answered by a 400. */
    makeSetting: (path: string, json: object) =>
      callCrm(caller, { method: 'POST', path: `${base}/${path}`, json }, [400]),
  };
}

export const textIn = (record: WireRecord, ...path: readonly string[]): string | null => {
  let value: unknown = record;
  for (const name of path)
    value = typeof value === 'object' && value !== null ? (value as WireRecord)[name] : null;
  return typeof value === 'string' && value ? value : null;
};
