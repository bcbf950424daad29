import { fastify } from 'fastify';
import { openStore } from './crm-store.ts';
import { type FindFault, serveFaults } from './faults.ts';
import { application, emptyPortal, makeObject, privateToken } from './hubspot/hubspot-portal.ts';
import { type HubspotLimits, serveHubspot, usualLimits } from './hubspot/serve-hubspot.ts';

type CrmSandboxOptions = {
  /** 0 or absent: a free one. */
  port?: number;
  /** Absent: nothing is kept. */
  dataDir?: string;
  hubspotLimits?: HubspotLimits;
};
export type CrmSandbox = Awaited<ReturnType<typeof startCrmSandbox>>;

/** CRMs for the demonstration and the tests: their official clients talk to them, each under its own path. */
export async function startCrmSandbox({
  port = 0,
  dataDir,
  hubspotLimits = usualLimits,
}: CrmSandboxOptions = {}) {
  const hubspot = openStore('hubspot', emptyPortal, dataDir);
  const now = () => new Date().toISOString();
  let findFault: FindFault | null = null;
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
  const faults = serveFaults(app, () => findFault);
  const portal = hubspot.state;
  await app.register((scope) => serveHubspot(scope, { portal, now, save: hubspot.save }, hubspotLimits), {
    prefix: '/hubspot',
  });
  app.get('/control/ready', async () => ({ isReady: true }));
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    hubspot: {
      origin: `${url}/hubspot`,
      token: privateToken,
      application,
      portal,
      make: (...[type, properties]: [Parameters<typeof makeObject>[1], Record<string, string>]) =>
        makeObject(portal, type, properties, now()),
    },
    setFaults: (next: FindFault | null) => {
      findFault = next;
    },
    calls: faults.calls,
    close: async () => {
      await app.close();
      hubspot.close();
    },
  };
}
