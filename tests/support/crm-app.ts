import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type CrmState, crmApi } from '#contract/integrations/crm.ts';
import type { CrmService } from '#core/integrations/crm-fields.ts';
import type { CrmCall } from '../../sandbox/crm/record-calls.ts';
import { type CrmSandbox, startCrmSandbox } from '../../sandbox/crm/start-crm-sandbox.ts';
import { crmFake } from './crm-fakes.ts';
import { findCrmStrangers } from './crm-wire.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type CrmApp = TestApp & {
  crm: CrmSandbox;
  /** By a token where the service takes one, else by a yes on its own page. */
  connect(person: TestClient, service: CrmService): Promise<CrmState>;
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

/** On the page of the service, as a browser would. */
export async function agreeToRun(person: TestClient, service: CrmService): Promise<CrmState> {
  const { url } = await person.call(crmApi.authorize, { body: { service } });
  const href = /class="y" href="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
  const given = new URL(href.replaceAll('&#38;', '&')).searchParams;
  const body = { code: given.get('code') ?? '', state: given.get('state') ?? '' };
  return person.call(crmApi.finishAuthorization, { body });
}

/**
 * The application and the simulated CRMs, speaking over HTTP. What they said is checked at the end against what the
 * services publish.
 */
export function setUpCrmApp(limits?: Parameters<typeof startCrmSandbox>[0]): CrmApp {
  const holder = {} as CrmApp;
  const calls: CrmCall[] = [];
  beforeAll(async () => {
    const many = { calls: 10_000, perMs: 1000 };
    const crm = await startCrmSandbox({
      onCall: (call) => calls.push(call),
      hubspotLimits: { calls: many, searches: many },
      pipedriveLimits: { calls: many, budget: 10_000_000 },
      salesforceLimits: { calls: 10_000_000 },
      ...limits,
    });
    const app = await openTestApp({ DEMO: '1', CRM_SANDBOX_PORT: new URL(crm.url).port });
    const connect = async (person: TestClient, service: CrmService) => {
      const { token } = crmFake(crm, service);
      return token ? person.call(crmApi.connect, { body: { service, token } }) : agreeToRun(person, service);
    };
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
    Object.assign(holder, app, { crm, connect, tryOut, sync });
  });
  afterEach(() => holder.crm.setFaults(null));
  afterAll(async () => {
    await holder.close();
    await holder.crm.close();
    expect(await findCrmStrangers(calls)).toEqual([]);
  });
  return holder;
}
