import { join } from 'node:path';
import { eveningBeforeWork } from '#core/campaigns/evening-before-work.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { closeDemoAccounts, refuseDemoDatabase } from './features/overview/demo/demo-database.ts';
import { preparePast } from './features/overview/demo/load-past.ts';
import { runCampaignClock } from './features/shared/run-campaign-clock.ts';
import { openObserved } from './open-observed.ts';
import { openRoot } from './open-root.ts';
import { personRecords } from './person-records.ts';
import { type CampaignClock, systemClock, wallCampaignClock } from './platform/clock.ts';
import { deriveKeys } from './platform/crypto/keys.ts';
import { type OpenDatabase, openDatabase } from './platform/db/open-database.ts';
import { openJobs, prepareQueues } from './platform/jobs/jobs.ts';
import { createLog, type Log } from './platform/log.ts';
import { secureRandom } from './platform/random.ts';
import { makeSafeFetch } from './platform/safe-fetch/safe-fetch.ts';
import { openWakeUps } from './platform/wake-ups.ts';
import { openCalendars } from './providers/calendar/open-calendars.ts';
import { crmProviders } from './providers/crm/crm-providers.ts';
import type { Mailer } from './providers/mail/mailer.ts';
import { outboxMailer } from './providers/mail/outbox-mailer.ts';
import { smtpMailer } from './providers/mail/smtp-mailer.ts';
import { stripePayments } from './providers/payments/stripe/stripe-payments.ts';
import { unipileNetwork } from './providers/social-network/unipile/unipile-network.ts';
import { hunspellSpeller } from './providers/speller/hunspell-speller.ts';
import { openWriter } from './providers/writer/open-writer.ts';
import { reactions } from './reactions.ts';
import { jobDefinitions } from './worker.ts';

const drainTimeoutMs = 10_000;
const reserveEveryMs = 2_000;

/** Opens everything the program needs, in order, and knows how to close it in the other. */
export async function openDeps(env: Env, role: { isWeb?: boolean; isWorker: boolean }) {
  const log = createLog(env.logLevel);
  const observed = await openObserved(env, role);
  const { metrics, telemetry } = observed;
  const database = await openDatabase(
    env,
    (err) => log.error({ err }, 'idle database connection lost'),
    observed.sql,
  );
  observed.watchPool(database);
  await database.migrate();
  const closedAccounts = await keepDemoOut(env, database);
  // The process that has the simulated network gives it its past.
  if (env.isDemoLively && env.hasSandbox && role.isWeb)
    await preparePast({ db: database.db, clock: systemClock, env });
  // First of all: it later distinguishes a demonstration from production.
  const { campaignClock, stopClock } = await startCampaignClock(env, database, log);
  const jobs = await openJobs(database, log, role);
  await prepareQueues(jobs.boss, jobDefinitions);
  const speller = hunspellSpeller();
  const deps: Deps = {
    env,
    databaseKind: database.kind,
    db: database.db,
    copyOut: database.copyOut,
    jobs,
    clock: systemClock,
    campaignClock,
    random: secureRandom,
    keys: deriveKeys(await openRoot(env, database)),
    log,
    metrics,
    telemetry,
    mailer: openMailer(env, log),
    ...openProviders(env),
    writer: await openWriter(env.model, { log, speller }),
    speller,
    reactions,
    personRecords,
    wakeUps: openWakeUps(),
    safeFetch: makeSafeFetch(),
  };
  const close = async () => {
    await stopClock();
    await jobs.close(drainTimeoutMs);
    await deps.speller.close();
    await database.close();
    await observed.close();
  };
  return { deps, jobs, close, closedAccounts };
}

/** Third parties that only need their keys. */
export const openProviders = (env: Env) => ({
  network: env.network && unipileNetwork(env.network),
  payments: env.stripe && stripePayments(env.stripe),
  crms: crmProviders(env.crm),
  calendars: openCalendars(env.calendars),
});

/** The demonstration's accounts that this start keeps closed. */
async function keepDemoOut(env: Env, { db, close }: OpenDatabase): Promise<string[]> {
  try {
    await refuseDemoDatabase(db, env);
  } catch (error) {
    await close();
    throw error;
  }
  return env.isDemo ? [] : closeDemoAccounts(db);
}

async function startCampaignClock(env: Env, database: OpenDatabase, log: Log) {
  if (!env.isDemo) {
    const campaignClock: CampaignClock = wallCampaignClock(systemClock);
    return { campaignClock, stopClock: async () => {} };
  }
  const campaignClock = await runCampaignClock(
    database.db,
    systemClock,
    env.demoSpeed,
    env.isDemoLively ? eveningBeforeWork : undefined,
  );
  await campaignClock.reserve(2 * reserveEveryMs);
  const timer = setInterval(() => {
    campaignClock
      .reserve(2 * reserveEveryMs)
      .catch((err: unknown) => log.error({ err }, 'campaign clock not saved'));
  }, reserveEveryMs);
  const stopClock = async () => {
    clearInterval(timer);
    await campaignClock.reserve(0);
  };
  return { campaignClock: campaignClock as CampaignClock, stopClock };
}

function openMailer(env: Env, log: Log): Mailer {
  if (env.smtpUrl) return smtpMailer(env.smtpUrl, env.mailFrom);
  const outbox = join(env.dataDir, 'outbox');
  return outboxMailer(outbox, env.mailFrom, { clock: systemClock, random: secureRandom, log });
}
