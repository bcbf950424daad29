import { afterAll, beforeAll } from 'vitest';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { type RunningSandbox, startUnipileSandbox } from '../../sandbox/unipile/start-sandbox.ts';
import { signInByPage } from '../../sandbox/unipile/testing/sign-in-by-page.ts';
import { freePort } from '../../scripts/free-port.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type NetworkApp = TestApp & {
  sandbox: RunningSandbox;
  /** Webhooks arrive, then everything they woke up runs. */
  settle(): Promise<void>;
  /** The whole way: link, sign-in page, news, callback page. */
  connect(person: TestClient, email?: string): Promise<{ providerAccountId: string }>;
};

let trial = 0;

/** The application and the simulated network, speaking over HTTP in both directions. */
export function setUpNetworkApp(variables: () => Record<string, string> = () => ({})): NetworkApp {
  const holder = {} as NetworkApp;
  beforeAll(async () => {
    const sandbox = await startUnipileSandbox({
      people: 600,
      companies: 120,
      behaviour: { isSpontaneous: false, relationNoticeHours: 0, closedDoorShare: 0 },
      webhooks: { retryDelaysMs: [1, 1, 1, 1, 1], timeoutMs: 60_000 },
    });
    const port = await freePort();
    const app = await openTestApp({
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      UNIPILE_DSN: sandbox.url,
      UNIPILE_API_KEY: sandbox.key,
      ...variables(),
    });
    await app.app.listen({ port, host: '127.0.0.1' });
    const settle = async () => {
      await sandbox.control.settleWebhooks();
      await app.runJobs();
    };
    const connect = async (person: TestClient, email = `membre.essai-${++trial}@reseau.example`) => {
      const { attemptId, url } = await person.call(socialAccountsApi.connect);
      await signInByPage(url, { email, password: 'reseau' });
      await settle();
      await person.call(socialAccountsApi.finish, { params: { id: attemptId }, body: {} });
      const providerAccountId = sandbox.control.state().accounts.findLast((one) => one.email === email)?.id;
      return { providerAccountId: providerAccountId ?? '' };
    };
    Object.assign(holder, app, { sandbox, settle, connect });
  });
  afterAll(async () => {
    await holder.close();
    await holder.sandbox.close();
  });
  return holder;
}
