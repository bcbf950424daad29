import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  type Cookie,
  expect,
  type Page,
} from '@playwright/test';
import { errorTexts } from '#contract/errors.ts';
import { authApi } from '#contract/identity/auth.ts';
import { paths } from '#contract/paths.ts';
import type { Plan } from '#core/identity/plans.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { createServerDatabase, type ServerDatabase } from '../support/server-database.ts';
import { type RunningServer, startServer } from '../support/start-server.ts';

export { expect };

export type Credentials = { email: string; password: string };
type Names = { firstName: string; lastName: string };
type Wanted = Partial<Names> & { plan?: Plan };

type TestFixtures = {
  mailbox: Mailbox;
  /** Registers a new user through the API; nobody is signed in by it. With a plan, their address is confirmed. */
  newAccount: (wanted?: Wanted) => Promise<Credentials & Names>;
  /** Gives the page's browser a session, without going through the form. */
  signIn: (page: Page, credentials: Credentials) => Promise<void>;
  /** Another browser: own cookies, own address, same rules. */
  newVisitor: () => Promise<Page>;
  /** From here on, console errors that match are part of the test. */
  allowConsoleErrors: (pattern: RegExp) => void;
  consoleGuard: { watch: (context: BrowserContext) => void; allow: (pattern: RegExp) => void };
};

type WorkerFixtures = {
  /** Environment variables of the server, for a file that needs other ones. */
  serverVariables: Record<string, string>;
  server: RunningServer & { database: ServerDatabase | undefined };
};

/** What the browser and the campaign calls say while a test has cut the network: whichever call was on its way. */
const cutNetwork = [
  /ERR_INTERNET_DISCONNECTED/,
  new RegExp(`campaigns: \\w+ failed .*${errorTexts.network}`),
];

/** Registering opens a session: the first to sign in takes it, for a password is slow to check. */
const firstSessions = new Map<string, Cookie[]>();

export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverVariables: [{}, { scope: 'worker', option: true }],
  /** On the cluster of the run when there is one, half the work of the embedded database; else embedded. */
  server: [
    async ({ serverVariables }, use) => {
      const cluster = process.env.TEST_DATABASE_URL;
      const database = cluster ? await createServerDatabase(cluster) : undefined;
      const server = await startServer({
        ...(database ? { DATABASE_URL: database.url } : {}),
        ...serverVariables,
      });
      await use({ ...server, database });
      await server.stop();
      await database?.drop();
    },
    { scope: 'worker', timeout: 170_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
  extraHTTPHeaders: ({ server }, use) => use({ 'X-Forwarded-For': server.newAddress() }),
  mailbox: ({ server }, use) => use(openMailbox(server.dataDir)),

  consoleGuard: [
    async ({ context, server }, use) => {
      const allowed = [...cutNetwork];
      const lengthBefore = server.output().length;
      const problems: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
        });
        watched.on('weberror', (problem) => problems.push(`uncaught: ${problem.error().message}`));
      };
      watch(context);
      await use({ watch, allow: (pattern) => allowed.push(pattern) });
      const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      if (unexpected.some((problem) => /status of 5\d\d/.test(problem)))
        unexpected.push(`the server said: ${server.output().slice(lengthBefore).slice(-2_000)}`);
      expect(
        unexpected,
        'console errors, uncaught exceptions and refusals of the content security policy',
      ).toEqual([]);
    },
    { auto: true },
  ],
  allowConsoleErrors: ({ consoleGuard }, use) => use(consoleGuard.allow),

  newVisitor: async ({ browser, server, consoleGuard, locale, timezoneId, viewport }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'X-Forwarded-For': server.newAddress() },
        locale,
        timezoneId,
        viewport,
      });
      opened.push(context);
      consoleGuard.watch(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },

  newAccount: ({ playwright, server, userAgent }, use) =>
    use(async ({ plan, ...names } = {}) => {
      const account = {
        email: `camille.${crypto.randomUUID()}@exemple.fr`,
        // The strength of a long random one takes a tenth of a second to work out.
        password: 'cheval-pile-agrafe-correct',
        firstName: 'Camille',
        lastName: 'Durand',
        ...names,
      };
      const request = await playwright.request.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'X-Forwarded-For': server.newAddress() },
        userAgent,
      });
      await post(request, server.url, authApi.register.path, { ...account, acceptTerms: true });
      firstSessions.set(account.email, (await request.storageState()).cookies);
      await request.dispose();
      if (plan) await givePlan(server.database, account.email, plan);
      return account;
    }),

  signIn: ({ server }, use) =>
    use(async (page, { email, password }) => {
      const opened = firstSessions.get(email);
      if (opened && firstSessions.delete(email)) return page.context().addCookies(opened);
      await post(page.context().request, server.url, authApi.login.path, { email, password });
    }),
});

/** Nobody can buy a plan yet: it is written where the running server reads it, with a confirmed address. */
async function givePlan(database: ServerDatabase | undefined, email: string, plan: Plan): Promise<void> {
  if (!database) throw new Error('A plan needs the cluster: run these tests with "npm test -- browser".');
  await database.run('update users set subscription = $1, email_verified_at = created_at where email = $2', [
    plan,
    email,
  ]);
}

/** As the product's own client calls: with the token of the cookie that any answer sets. */
export async function post(
  request: APIRequestContext,
  url: string,
  path: string,
  data: object = {},
): Promise<unknown> {
  const readToken = async () =>
    (await request.storageState()).cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value;
  if (!(await readToken())) await request.get(paths.signIn);
  const answer = await request.post(path, {
    data,
    headers: {
      Origin: url,
      'X-Requested-With': 'XMLHttpRequest',
      'X-XSRF-TOKEN': decodeURIComponent((await readToken()) ?? ''),
    },
  });
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Of the server that this page's calls go to. */
export const originOf = async (page: Page): Promise<string> =>
  new URL((await page.request.get(paths.signIn)).url()).origin;
