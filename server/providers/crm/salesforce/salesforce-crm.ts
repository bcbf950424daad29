import { minuteMs } from '#core/time/durations.ts';
import { callCrm, read } from '../call-crm.ts';
import { type Crm, type CrmConfig, CrmError, type CrmProvider, type CrmTokens } from '../crm.ts';
import {
  readSalesforceMessage,
  type SalesforceClient,
  salesforceClient,
  textIn,
} from './salesforce-client.ts';
import { keyField, makeFields } from './salesforce-fields.ts';
import { readFollowed } from './salesforce-followed.ts';
import { saveCompanies, saveContacts, saveOpportunities, saveTasks } from './salesforce-save.ts';
import { findCompanies, findContacts } from './salesforce-search.ts';
import { WireTokens } from './wire.ts';

const textTypes = ['string', 'textarea', 'email', 'phone', 'url'];
/** It does not say how long a token lives: this is the shortest that an administrator may set. */
const renewAfterMs = 15 * minuteMs;

export const salesforceProvider = ({ authorizeOrigin, oauth }: CrmConfig): CrmProvider => {
  const askTokens = async (grant: Record<string, string>, now: Date): Promise<CrmTokens> => {
    const { body } = await callCrm(
      { origin: authorizeOrigin, headers: {}, readMessage: readSalesforceMessage },
      {
        method: 'POST',
        path: '/services/oauth2/token',
        form: { ...grant, client_id: oauth?.clientId ?? '', client_secret: oauth?.clientSecret ?? '' },
      },
    );
    const tokens = read(WireTokens, body);
    return {
      access: tokens.access_token,
      refresh: tokens.refresh_token ?? grant.refresh_token ?? null,
      expiresAt: new Date(now.getTime() + renewAfterMs),
      origin: trusted(tokens.instance_url, authorizeOrigin),
    };
  };
  return {
    service: 'salesforce',
    takesToken: false,
    open: ({ access, origin }) => openSalesforce(salesforceClient(origin ?? authorizeOrigin, access)),
    authorization: oauth && {
      urlFor: (state, redirect_uri, { challenge }) =>
        `${authorizeOrigin}/services/oauth2/authorize?${new URLSearchParams({
          ...{ response_type: 'code', client_id: oauth.clientId, redirect_uri, state },
          ...{ code_challenge: challenge, code_challenge_method: 'S256' },
          scope: 'api refresh_token openid',
        })}`,
      exchange: (code, redirect_uri, now, { verifier }) =>
        askTokens({ grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier }, now),
      renew: (refresh_token, now) => askTokens({ grant_type: 'refresh_token', refresh_token }, now),
    },
  };
};

/** The address of an organization comes from Salesforce, and leads nowhere else. */
function trusted(address: string, authorizeOrigin: string): string {
  const { origin, protocol, hostname } = new URL(address);
  const isTheirs = protocol === 'https:' && hostname.endsWith('.salesforce.com');
  if (isTheirs) return origin;
  if (origin === new URL(authorizeOrigin).origin) return address.replace(/\/+$/, '');
  throw new CrmError('refused', `l’adresse ${hostname} n’est pas la sienne.`);
}

const openSalesforce = (client: SalesforceClient): Crm => ({
  readAccount: async () => {
    const [organization] = await client.query('SELECT Id, Name FROM Organization LIMIT 1');
    const id = organization && textIn(organization, 'Id');
    if (!id) throw new CrmError('refused', 'l’organisation ne se laisse pas lire.');
    return { id, name: textIn(organization, 'Name') ?? id };
  },
  listProperties: async () =>
    (await client.describe('Contact'))
      .filter(({ type, updateable, name }) => updateable && textTypes.includes(type) && name !== keyField)
      .map(({ name, label }) => ({ name, label })),
  prepare: () => makeFields(client),
  findContacts: (sought, properties) =>
    findContacts(
      client,
      sought,
      properties.filter((name) => name !== 'AccountId'),
    ),
  findCompanies: (sought) => findCompanies(client, sought),
  saveContacts: (contacts) => saveContacts(client, contacts),
  saveCompanies: (companies) => saveCompanies(client, companies),
  saveActivities: (activities) => saveTasks(client, activities),
  saveDeals: (deals) => saveOpportunities(client, deals),
  remove: (_kind, ids) => client.remove(ids),
  readFollowed: (ownEmail, cursor) => readFollowed(client, ownEmail, cursor),
});
