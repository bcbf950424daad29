import type { Env } from './env.ts';
import type { PersonRecords } from './features/audience/people/person-records.ts';
import type { CampaignClock, Clock } from './platform/clock.ts';
import type { Keys } from './platform/crypto/keys.ts';
import type { CopyOut } from './platform/db/copy-out.ts';
import type { Database } from './platform/db/database.ts';
import type { Reactions } from './platform/events/publish.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Random } from './platform/random.ts';
import type { SafeFetch } from './platform/safe-fetch/safe-fetch.ts';
import type { Telemetry } from './platform/telemetry/telemetry.ts';
import type { WakeUps } from './platform/wake-ups.ts';
import type { CalendarProviders } from './providers/calendar/calendar.ts';
import type { CrmProviders } from './providers/crm/crm.ts';
import type { Mailer } from './providers/mail/mailer.ts';
import type { Payments } from './providers/payments/payments.ts';
import type { SocialNetwork } from './providers/social-network/social-network.ts';
import type { Speller } from './providers/speller/speller.ts';
import type { Writer } from './providers/writer/writer.ts';

export type Deps = {
  env: Env;
  databaseKind: 'pglite' | 'postgresql';
  db: Database;
  /** null where the database cannot stream rows. */
  copyOut: CopyOut | null;
  jobs: Jobs;
  clock: Clock;
  campaignClock: CampaignClock;
  random: Random;
  keys: Keys;
  log: Log;
  metrics: Metrics;
  telemetry: Telemetry;
  mailer: Mailer;
  /** null where no provider is configured. */
  network: SocialNetwork | null;
  /** null where nobody takes payments. */
  payments: Payments | null;
  crms: CrmProviders;
  calendars: CalendarProviders;
  writer: Writer;
  speller: Speller;
  reactions: Reactions;
  personRecords: readonly PersonRecords[];
  wakeUps: WakeUps;
  /** The only way to an address that somebody typed. */
  safeFetch: SafeFetch;
};
