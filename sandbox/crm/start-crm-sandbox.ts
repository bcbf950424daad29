import { fastify } from 'fastify';
import {
  calendarTokens,
  emptyBooks,
  openBooks,
  serveCalcom,
  serveCalendly,
} from '../calendar/serve-calendars.ts';
import { openStore } from './crm-store.ts';
import { type Answered, type FindFault, serveFaults } from './faults.ts';
import { emptyPortal, makeObject, privateToken } from './hubspot/hubspot-portal.ts';
import { defaultHubspotLimits, type HubspotLimits, serveHubspot } from './hubspot/serve-hubspot.ts';
import * as pipedriveCompany from './pipedrive/pipedrive-company.ts';
import { defaultPipedriveLimits, type PipedriveLimits, servePipedrive } from './pipedrive/serve-pipedrive.ts';
import { type CrmCall, recordCalls } from './record-calls.ts';
import * as salesforceOrg from './salesforce/salesforce-org.ts';
import {
  defaultSalesforceLimits,
  type SalesforceLimits,
  serveSalesforce,
} from './salesforce/serve-salesforce.ts';

type CrmSandboxOptions = {
  /** 0 or absent: a free one. */
  port?: number;
  /** Absent: nothing is kept. */
  dataDir?: string;
  hubspotLimits?: HubspotLimits;
  pipedriveLimits?: PipedriveLimits;
  salesforceLimits?: SalesforceLimits;
  /** Told of everything that is asked of a CRM, and of its answer. */
  onCall?: (call: CrmCall) => void;
};
export type CrmSandbox = Awaited<ReturnType<typeof startCrmSandbox>>;

/** The user's other tools, for the demonstration and the tests: CRMs and calendars, each under its own path. */
export async function startCrmSandbox({
  port = 0,
  dataDir,
  hubspotLimits = defaultHubspotLimits,
  pipedriveLimits = defaultPipedriveLimits,
  salesforceLimits = defaultSalesforceLimits,
  onCall,
}: CrmSandboxOptions = {}) {
  const hubspot = openStore('hubspot', emptyPortal, dataDir);
  const pipedrive = openStore('pipedrive', pipedriveCompany.emptyCompany, dataDir);
  const salesforce = openStore('salesforce', salesforceOrg.emptyOrg, dataDir);
  const now = () => new Date().toISOString();
  let findFault: FindFault | null = null;
  let watch: ((call: Answered) => void) | null = null;
  const app = fastify({
    bodyLimit: 4 * 1024 * 1024,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  const faults = serveFaults(
    app,
    () => findFault,
    () => watch,
  );
  if (onCall) recordCalls(app, onCall);
  const [portal, company, org] = [hubspot.state, pipedrive.state, salesforce.state];
  let url = '';
  const origin = () => `${url}/salesforce`;
  await app.register((scope) => serveHubspot(scope, { portal, now, save: hubspot.save }, hubspotLimits), {
    prefix: '/hubspot',
  });
  await app.register(
    (scope) => servePipedrive(scope, { company, now, save: pipedrive.save }, pipedriveLimits),
    { prefix: '/pipedrive' },
  );
  await app.register(
    (scope) => serveSalesforce(scope, { org, origin, save: salesforce.save }, salesforceLimits),
    { prefix: '/salesforce' },
  );
  const calendars = openStore('calendars', emptyBooks, dataDir);
  const books = { books: calendars.state, save: calendars.save, origin: () => url };
  await app.register(async (scope) => serveCalcom(scope, books), { prefix: '/calcom' });
  await app.register(async (scope) => serveCalendly(scope, books), { prefix: '/calendly' });
  app.get('/control/ready', async () => ({ isReady: true }));
  url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    hubspot: {
      origin: `${url}/hubspot`,
      token: privateToken,
      portal,
      make: (...[type, properties]: [Parameters<typeof makeObject>[1], Record<string, string>]) =>
        makeObject(portal, type, properties, now()),
    },
    pipedrive: {
      origin: `${url}/pipedrive`,
      token: pipedriveCompany.privateToken,
      company,
      make: (
        type: pipedriveCompany.RecordType,
        values: pipedriveCompany.Values,
        custom: Record<string, string> = {},
      ) => pipedriveCompany.make(company, type, values, custom, now()),
    },
    salesforce: {
      origin: origin(),
      org,
      make: (type: salesforceOrg.RecordType, fields: salesforceOrg.Fields) =>
        salesforceOrg.make(org, type, fields),
    },
    calendars: { tokens: calendarTokens, state: calendars.state, ...openBooks(books) },
    setFaults: (next: FindFault | null) => {
      findFault = next;
    },
    /** Told of every call as it was answered. */
    setWatch: (next: typeof watch) => {
      watch = next;
    },
    calls: faults.calls,
    close: async () => {
      await app.close();
      hubspot.close();
      pipedrive.close();
      salesforce.close();
      calendars.close();
    },
  };
}
