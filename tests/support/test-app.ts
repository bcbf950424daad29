import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { sitePaths } from '#contract/paths.ts';
import { createApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { openProviders } from '#server/open-deps.ts';
import { openObserved } from '#server/open-observed.ts';
import { personRecords } from '#server/person-records.ts';
import { wallCampaignClock } from '#server/platform/clock.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { openJobs, prepareQueues } from '#server/platform/jobs/jobs.ts';
import { drainJobs } from '#server/platform/jobs/run-jobs.ts';
import { createLog } from '#server/platform/log.ts';
import { secureRandom } from '#server/platform/random.ts';
import { makeSafeFetch } from '#server/platform/safe-fetch/safe-fetch.ts';
import { openWakeUps } from '#server/platform/wake-ups.ts';
import { outboxMailer } from '#server/providers/mail/outbox-mailer.ts';
import { hunspellSpeller } from '#server/providers/speller/hunspell-speller.ts';
import { openWriter } from '#server/providers/writer/open-writer.ts';
import { reactions } from '#server/reactions.ts';
import { jobDefinitions, jobHandlers } from '#server/worker.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { TestClient } from './test-client.ts';
import { openTestDatabase } from './test-database.ts';

export const goodPassword = 'cheval-pile-agrafe-correct';

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** One application per test file, on its own database; people are made per test. */
export function setUpTestApp(variables: Record<string, string> = {}): TestApp {
  const holder = {} as TestApp;
  beforeAll(async () => {
    Object.assign(holder, await openTestApp(variables));
  });
  afterAll(() => holder.close());
  return holder;
}

export async function openTestApp(variables: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'accroche-feature-'));
  const env = readEnv({
    APP_KEY: 'test-key-test-key-test-key-test-key',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'trace',
    ...variables,
  });
  const observed = await openObserved(env, { isWeb: true, isWorker: true });
  const database = await openTestDatabase(observed.sql);
  observed.watchPool(database);
  const logLines: string[] = [];
  const log = createLog(env.logLevel, { write: (line: string) => void logLines.push(line) });
  const jobs = await openJobs(database, log, { isWorker: false });
  await prepareQueues(jobs.boss, jobDefinitions);
  const clock = movableClock();
  const speller = hunspellSpeller();
  const deps: Deps = {
    env,
    databaseKind: database.kind,
    db: database.db,
    copyOut: database.copyOut,
    jobs,
    clock,
    campaignClock: wallCampaignClock(clock),
    random: secureRandom,
    keys: deriveKeys(env.appKey ?? ''),
    log,
    metrics: observed.metrics,
    telemetry: observed.telemetry,
    ...openProviders(env),
    writer: await openWriter(env.model, { log, speller }),
    speller,
    reactions,
    personRecords,
    wakeUps: openWakeUps(),
    // No name leads anywhere: a test that reads an address says where it leads.
    safeFetch: makeSafeFetch({ resolve: async () => [], connect: () => new Duplex() }),
    mailer: outboxMailer(join(dataDir, 'outbox'), env.mailFrom, { clock, random: secureRandom, log }),
  };
  const app = await createApp(deps, stubWeb(dataDir));
  await app.ready();
  const mailbox: Mailbox = openMailbox(dataDir);

  const client = () => new TestClient(app);
  return {
    app,
    deps,
    clock,
    logLines,
    mailbox,
    databaseUrl: database.url,
    client,
    runJobs: () => drainJobs(deps, jobHandlers),
    /** A signed-in user, made through the real sign-up. */
    member: async (fields: Partial<typeof users.$inferInsert> = {}) => {
      const person = client();
      const email = `${randomBytes(6).toString('hex')}@exemple.fr`;
      const { user } = await person.call(authApi.register, {
        body: { email, password: goodPassword, firstName: 'Ana', lastName: 'Dupont', acceptTerms: true },
      });
      if (Object.keys(fields).length > 0)
        await deps.db.update(users).set(fields).where(eq(users.id, user.id));
      return Object.assign(person, { user, email });
    },
    close: async () => {
      await app.close();
      await jobs.boss.stop({ graceful: false });
      await deps.speller.close();
      await database.close();
      await observed.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function movableClock() {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (ms: number) => {
      offsetMs += ms;
    },
  };
}

/** Its frame is the folder where the pages lie. */
const prerenderStub = `import { existsSync, readFileSync } from 'node:fs';
export const openDocuments = (folder, { publicUrl }) => ({
  html: async (file) => (existsSync(folder + '/' + file) ? readFileSync(folder + '/' + file, 'utf8') : null),
  rootFiles: { 'robots.txt': 'User-agent: *', 'sitemap.xml': publicUrl },
});
`;

/** Pages without their scripts: enough to see which one answers. */
function stubWeb(folder: string): string {
  const html = (name: string) =>
    `<!doctype html><html lang="fr" data-session="maybe"><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>${name}</title></html>`;
  const web = join(folder, 'web');
  const files = [
    'app.html',
    'pages/404.html',
    'pages/index.html',
    ...sitePaths.map((path) => `pages${path}.html`),
  ];
  for (const file of files) {
    mkdirSync(join(web, file, '..'), { recursive: true });
    writeFileSync(join(web, file), html(file));
  }
  mkdirSync(join(web, 'prerender'), { recursive: true });
  writeFileSync(join(web, 'prerender/frame.json'), JSON.stringify(web));
  writeFileSync(join(web, 'prerender/prerender.js'), prerenderStub);
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'assets/site.js'), 'export {};');
  writeFileSync(join(web, 'assets/site.js.br'), brotliCompressSync('export {};'));
  mkdirSync(join(web, 'media'), { recursive: true });
  writeFileSync(join(web, 'media/demo.mp4'), 'film');
  writeFileSync(join(web, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  return web;
}
