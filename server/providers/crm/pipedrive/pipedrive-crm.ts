import { callCrm, read } from '../call-crm.ts';
import { keptByToken } from '../call-pace.ts';
import type { Crm, CrmConfig, CrmKind, CrmProvider, CrmTokens } from '../crm.ts';
import { fewAtOnce, once } from '../few-at-once.ts';
import { companyIn, contactIn, readCompanyBook, readPeopleBook } from './pipedrive-book.ts';
import {
  openPipedrivePace,
  type PipedriveClient,
  type PipedriveType,
  pipedriveClient,
  readPipedriveMessage,
} from './pipedrive-client.ts';
import { keyField, makeFields, readFields } from './pipedrive-fields.ts';
import { readFollowed } from './pipedrive-followed.ts';
import { recordOf, standardTexts } from './pipedrive-people.ts';
import { saveActivities, saveDeals, saveOrganizations, savePeople } from './pipedrive-save.ts';
import { WireMe, WireOrganization, WirePerson, WireTokens } from './wire.ts';

const types: Record<CrmKind, PipedriveType> = {
  company: 'organizations',
  contact: 'persons',
  activity: 'activities',
  deal: 'deals',
};

export const pipedriveProvider = ({ origin, authorizeOrigin, oauth }: CrmConfig): CrmProvider => {
  const paceOf = keptByToken(openPipedrivePace);
  const askTokens = async (form: Record<string, string>, now: Date): Promise<CrmTokens> => {
    const ours = Buffer.from(`${oauth?.clientId}:${oauth?.clientSecret}`).toString('base64');
    const { body } = await callCrm(
      {
        origin: authorizeOrigin,
        headers: { authorization: `Basic ${ours}` },
        readMessage: readPipedriveMessage,
      },
      { method: 'POST', path: '/oauth/token', form },
    );
    const { access_token: access, refresh_token: refresh, expires_in } = read(WireTokens, body);
    return { access, refresh, expiresAt: new Date(now.getTime() + expires_in * 1000) };
  };
  return {
    service: 'pipedrive',
    takesToken: true,
    open: (tokens) => openPipedrive(pipedriveClient(origin, tokens, paceOf(tokens.access))),
    authorization: oauth && {
      urlFor: (state, redirect_uri) =>
        `${authorizeOrigin}/oauth/authorize?${new URLSearchParams({ client_id: oauth.clientId, redirect_uri, state })}`,
      exchange: (code, redirect_uri, now) =>
        askTokens({ grant_type: 'authorization_code', code, redirect_uri }, now),
      renew: (refresh_token, now) => askTokens({ grant_type: 'refresh_token', refresh_token }, now),
    },
  };
};

/** For as long as somebody works with it, what the fields are called and who is there is read once. */
function openPipedrive(client: PipedriveClient): Crm {
  const fields = {
    person: once(() => readFields(client, 'person')),
    organization: once(() => readFields(client, 'organization')),
    deal: once(() => readFields(client, 'deal')),
  };
  const people = once(async () => readPeopleBook(client, await fields.person()));
  const companies = once(async () => readCompanyBook(client, await fields.organization()));
  return {
    readAccount: async () => {
      const { data } = await client.get('/v1/users/me', WireMe);
      return { id: String(data.company_id), name: data.company_name };
    },
    listProperties: async () => {
      const { known, nameOf } = await fields.person();
      const custom = known.map(({ field_code, field_name }) => ({
        name: nameOf(field_code),
        label: field_name,
      }));
      return [...standardTexts, ...custom].filter(({ name }) => name !== keyField);
    },
    prepare: () => makeFields(client),
    findContacts: async (sought) => {
      const book = sought.some(({ remoteId }) => !remoteId) ? await people() : null;
      const idOf = new Map(
        sought.flatMap((one) => {
          const id = one.remoteId ?? (book && contactIn(book, one));
          return id ? [[one.key, id] as const] : [];
        }),
      );
      const named = await fields.person();
      const found = await client.listByIds('persons', WirePerson, [...idOf.values()]);
      const records = new Map(found.map((one) => [String(one.id), recordOf(one, named)]));
      return pick(idOf, records);
    },
    findCompanies: async (sought) => {
      const book = sought.some(({ remoteId }) => !remoteId) ? await companies() : null;
      const idOf = new Map(
        sought.flatMap((one) => {
          const id = one.remoteId ?? (book && companyIn(book, one));
          return id ? [[one.key, id] as const] : [];
        }),
      );
      const found = await client.listByIds('organizations', WireOrganization, [...idOf.values()]);
      return pick(idOf, new Map(found.map(({ id }) => [String(id), { id: String(id), values: {} }])));
    },
    saveContacts: async (contacts) =>
      savePeople(client, contacts, { fields: await fields.person(), readBook: people }),
    saveCompanies: async (all) =>
      saveOrganizations(client, all, { fields: await fields.organization(), readBook: companies }),
    saveActivities: (activities) => saveActivities(client, activities),
    saveDeals: async (deals) => saveDeals(client, deals, await fields.deal()),
    remove: async (kind, ids) => {
      await fewAtOnce(ids, (id) => client.remove(types[kind], id));
    },
    readFollowed: (ownEmail, cursor) => readFollowed(client, fields, ownEmail, cursor),
  };
}

function pick<T>(idOf: ReadonlyMap<string, string>, records: ReadonlyMap<string, T>): Map<string, T> {
  return new Map(
    [...idOf].flatMap(([key, id]) => {
      const record = records.get(id);
      return record ? [[key, record] as const] : [];
    }),
  );
}
