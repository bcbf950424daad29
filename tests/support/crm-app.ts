import { afterAll, afterEach, beforeAll } from 'vitest';
import { crmApi } from '#contract/crm.ts';
import { type CrmSandbox, startCrmSandbox } from '../../sandbox/crm/start-crm-sandbox.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type CrmApp = TestApp & {
  crm: CrmSandbox;
  /** Compares, and answers with what was found. */
  tryOut(person: TestClient): ReturnType<typeof lastRun>;
  /** Writes what was compared. */
  sync(person: TestClient): ReturnType<typeof lastRun>;
};

const lastRun = async (person: TestClient) => {
  const { run } = await person.call(crmApi.get);
  if (!run) throw new Error('There is no run.');
  return run;
};

/** The application and the simulated CRMs, speaking over HTTP. */
export function setUpCrmApp(limits?: Parameters<typeof startCrmSandbox>[0]): CrmApp {
  const holder = {} as CrmApp;
  beforeAll(async () => {
    const many = { calls: 10_000, perMs: 1000 };
    const crm = await startCrmSandbox({ hubspotLimits: { calls: many, searches: many }, ...limits });
    const app = await openTestApp({ DEMO: '1', CRM_SANDBOX_PORT: new URL(crm.url).port });
    const tryOut = async (person: TestClient) => {
      await person.call(crmApi.try);
      await app.runJobs();
      return lastRun(person);
    };
    const sync = async (person: TestClient) => {
      const { id } = await tryOut(person);
      await person.call(crmApi.sync, { params: { id } });
      await app.runJobs();
      return lastRun(person);
    };
    Object.assign(holder, app, { crm, tryOut, sync });
  });
  afterEach(() => holder.crm.setFaults(null));
  afterAll(async () => {
    await holder.close();
    await holder.crm.close();
  });
  return holder;
}
