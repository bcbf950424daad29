import { callCrm, inPieces, read } from '../call-crm.ts';
import { keptByToken } from '../call-pace.ts';
import type { Crm, CrmConfig, CrmKind, CrmProvider, CrmTokens } from '../crm.ts';
import {
  type HubspotClient,
  type HubspotType,
  hubspotClient,
  keyProperty,
  openHubspotPaces,
  readHubspotMessage,
} from './hubspot-client.ts';
import { readFollowed } from './hubspot-followed.ts';
import { saveObjects } from './hubspot-save.ts';
import { findCompanies, findContacts } from './hubspot-search.ts';
import { WireAccount, WirePipelines, WireProperties, WireTokens } from './wire.ts';

const types: Record<CrmKind, HubspotType> = {
  company: 'companies',
  contact: 'contacts',
  activity: 'notes',
  deal: 'deals',
};
const groups: Record<HubspotType, string> = {
  contacts: 'contactinformation',
  companies: 'companyinformation',
  notes: 'engagement',
  deals: 'dealinformation',
};
const scopes = ['contacts', 'companies', 'deals']
  .flatMap((name) => [
    `crm.objects.${name}.read`,
    `crm.objects.${name}.write`,
    `crm.schemas.${name}.read`,
    `crm.schemas.${name}.write`,
  ])
  .concat('crm.objects.owners.read', 'oauth')
  .join(' ');

export const hubspotProvider = ({ origin, authorizeOrigin, oauth }: CrmConfig): CrmProvider => {
  const pacesOf = keptByToken(openHubspotPaces);
  const askTokens = async (grant: Record<string, string>, now: Date): Promise<CrmTokens> => {
    const { body } = await callCrm(
      { origin, headers: {}, readMessage: readHubspotMessage },
      {
        method: 'POST',
        path: '/oauth/v1/token',
        form: { ...grant, client_id: oauth?.clientId ?? '', client_secret: oauth?.clientSecret ?? '' },
      },
    );
    const { access_token: access, refresh_token: refresh, expires_in } = read(WireTokens, body);
    return { access, refresh, expiresAt: new Date(now.getTime() + expires_in * 1000) };
  };
  return {
    service: 'hubspot',
    takesToken: true,
    open: ({ access }) => openHubspot(hubspotClient(origin, access, pacesOf(access))),
    authorization: oauth && {
      urlFor: (state, redirect_uri) =>
        `${authorizeOrigin}/oauth/authorize?${new URLSearchParams({ client_id: oauth.clientId, redirect_uri, scope: scopes, state })}`,
      exchange: (code, redirect_uri, now) =>
        askTokens({ grant_type: 'authorization_code', code, redirect_uri }, now),
      renew: (refresh_token, now) => askTokens({ grant_type: 'refresh_token', refresh_token }, now),
    },
  };
};

const openHubspot = (client: HubspotClient): Crm => ({
  readAccount: async () => {
    const { portalId } = await client.get('/account-info/v3/details', WireAccount);
    return { id: String(portalId), name: `portail ${portalId}` };
  },
  listProperties: async () => {
    const { results } = await client.get('/crm/v3/properties/contacts', WireProperties);
    return results
      .filter((one) => one.type === 'string' && !one.hidden && !one.calculated)
      .filter((one) => !one.modificationMetadata?.readOnlyValue && one.name !== keyProperty)
      .map(({ name, label }) => ({ name, label }));
  },
  prepare: async () => {
    const text = { type: 'string', fieldType: 'text' };
    for (const type of Object.values(types))
      await makeProperty(client, type, {
        ...{ ...text, name: keyProperty, label: 'Identifiant Accroche', hasUniqueValue: true },
      });
    await makeProperty(client, 'contacts', { ...text, name: 'accroche_etape', label: 'Étape Accroche' });
  },
  findContacts: (sought, properties) => findContacts(client, sought, properties),
  findCompanies: (sought) => findCompanies(client, sought),
  saveContacts: async (contacts) => {
    const saved = await saveObjects(
      client,
      'contacts',
      contacts.map(({ key, remoteId, values }) => ({ key, remoteId, properties: values })),
    );
    await tie(
      client,
      'contacts/companies',
      pairs(saved, (key) => contacts.find((one) => one.key === key)?.companyId),
    );
    return saved;
  },
  saveCompanies: (companies) =>
    saveObjects(
      client,
      'companies',
      companies.map(({ key, name, domain }) => ({
        key,
        remoteId: null,
        properties: { name, ...(domain && { domain }) },
      })),
    ),
  saveActivities: async (activities) => {
    const saved = await saveObjects(
      client,
      'notes',
      activities.map(({ key, text, at }) => ({
        key,
        remoteId: null,
        properties: { hs_note_body: text, hs_timestamp: at.toISOString() },
      })),
    );
    await tie(
      client,
      'notes/contacts',
      pairs(saved, (key) => activities.find((one) => one.key === key)?.contactId),
    );
    return saved;
  },
  saveDeals: async (deals) => {
    const place = await firstStage(client);
    const saved = await saveObjects(
      client,
      'deals',
      deals.map(({ key, name }) => ({ key, remoteId: null, properties: { dealname: name, ...place } })),
    );
    const dealOf = (key: string) => deals.find((one) => one.key === key);
    await tie(
      client,
      'deals/contacts',
      pairs(saved, (key) => dealOf(key)?.contactId),
    );
    await tie(
      client,
      'deals/companies',
      pairs(saved, (key) => dealOf(key)?.companyId),
    );
    return saved;
  },
  remove: async (kind, ids) => {
    for (const piece of inPieces(ids))
      await client.post(`/crm/v3/objects/${types[kind]}/batch/archive`, {
        inputs: piece.map((id) => ({ id })),
      });
  },
  readFollowed: (ownEmail, cursor) => readFollowed(client, ownEmail, cursor),
});

type NewProperty = { name: string; label: string; type: string; fieldType: string; hasUniqueValue?: boolean };

/** One that is there already is answered by a 409. */
const makeProperty = (client: HubspotClient, type: HubspotType, property: NewProperty) =>
  client.post(`/crm/v3/properties/${type}`, { ...property, groupName: groups[type] }, [409]);

const pairs = (
  saved: Awaited<ReturnType<typeof saveObjects>>,
  otherOf: (key: string) => string | null | undefined,
): [string, string][] =>
  saved.flatMap((one): [string, string][] => {
    const other = one.is === 'saved' ? otherOf(one.key) : null;
    return one.is === 'saved' && other ? [[one.remoteId, other]] : [];
  });

/** A tie that is there already stays one. */
async function tie(client: HubspotClient, way: string, ties: readonly [string, string][]): Promise<void> {
  for (const piece of inPieces(ties))
    await client.post(`/crm/v4/associations/${way}/batch/associate/default`, {
      inputs: piece.map(([from, to]) => ({ from: { id: from }, to: { id: to } })),
    });
}

/** Where a deal begins: the first stage of the first pipeline. */
async function firstStage(client: HubspotClient): Promise<Record<string, string>> {
  const { results } = await client.get('/crm/v3/pipelines/deals', WirePipelines);
  const byOrder = (a: { displayOrder: number }, b: { displayOrder: number }) =>
    a.displayOrder - b.displayOrder;
  const [pipeline] = results.toSorted(byOrder);
  const stage = pipeline?.stages.toSorted(byOrder)[0];
  return pipeline && stage ? { pipeline: pipeline.id, dealstage: stage.id } : {};
}
