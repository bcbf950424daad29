import { z } from 'zod';
import { type CrmService, crmServices } from '#core/integrations/crm-fields.ts';
import { EnvError } from './env-error.ts';
import { type CrmConfig, type CrmTokens, privateToken } from './providers/crm/crm.ts';

const text = z.preprocess((value) => value || undefined, z.string().optional());
/** An application of ours at each service. */
export const crmVariables = {
  HUBSPOT_CLIENT_ID: text,
  HUBSPOT_CLIENT_SECRET: text,
  PIPEDRIVE_CLIENT_ID: text,
  PIPEDRIVE_CLIENT_SECRET: text,
  SALESFORCE_CLIENT_ID: text,
  SALESFORCE_CLIENT_SECRET: text,
};
/** Of an account of one’s own, for `npm run verify -- crm` alone. */
export const crmTokenVariables = {
  HUBSPOT_TOKEN: text,
  PIPEDRIVE_TOKEN: text,
  SALESFORCE_TOKEN: text,
  /** The address of the organization. */
  SALESFORCE_URL: text,
};
type GivenTokens = { [Name in keyof typeof crmTokenVariables]?: string | undefined };

export function crmTokensOf(given: GivenTokens): Record<CrmService, CrmTokens | null> {
  const { HUBSPOT_TOKEN, PIPEDRIVE_TOKEN, SALESFORCE_TOKEN, SALESFORCE_URL } = given;
  const tokenOf = (token: string | undefined) => (token ? privateToken(token) : null);
  const salesforce = SALESFORCE_URL ? tokenOf(SALESFORCE_TOKEN) : null;
  return {
    hubspot: tokenOf(HUBSPOT_TOKEN),
    pipedrive: tokenOf(PIPEDRIVE_TOKEN),
    salesforce: salesforce && { ...salesforce, origin: SALESFORCE_URL?.replace(/\/+$/, '') },
  };
}

type Given = { [Name in keyof typeof crmVariables]?: string | undefined };

const addresses: Record<CrmService, Pick<CrmConfig, 'origin' | 'authorizeOrigin'>> = {
  hubspot: { origin: 'https://api.hubapi.com', authorizeOrigin: 'https://app.hubspot.com' },
  pipedrive: { origin: 'https://api.pipedrive.com', authorizeOrigin: 'https://oauth.pipedrive.com' },
  // Each organization has an address of its own, that comes with its tokens.
  salesforce: { origin: 'https://login.salesforce.com', authorizeOrigin: 'https://login.salesforce.com' },
};

const namesOf = (service: CrmService) => {
  const start = service.toUpperCase() as Uppercase<CrmService>;
  return { id: `${start}_CLIENT_ID`, secret: `${start}_CLIENT_SECRET` } as const;
};

export const hasSimulatedCrm = (given: Given): boolean =>
  crmServices.some((service) => !given[namesOf(service).id]);

/** Each CRM, or the one that the demonstration brings; half a set stops the start. */
export const crmsOf = (given: Given, isDemo: boolean, sandboxPort: number) =>
  Object.fromEntries(
    crmServices.map((service) => [service, crmOf(given, service, isDemo ? sandboxPort : null)]),
  ) as Record<CrmService, CrmConfig>;

function crmOf(given: Given, service: CrmService, sandboxPort: number | null): CrmConfig {
  const { id, secret } = namesOf(service);
  const [clientId, clientSecret] = [given[id], given[secret]];
  if (clientId && !clientSecret) throw new EnvError(`${secret} : obligatoire avec ${id}`);
  if (!clientId && clientSecret) throw new EnvError(`${id} : obligatoire avec ${secret}`);
  if (clientId && clientSecret) return { ...addresses[service], oauth: { clientId, clientSecret } };
  if (sandboxPort === null) return { ...addresses[service], oauth: null };
  const origin = `http://127.0.0.1:${sandboxPort}/${service}`;
  const oauth = { clientId: 'accroche-sandbox', clientSecret: 'accroche-sandbox-secret' };
  return { origin, authorizeOrigin: origin, oauth };
}
