import { resolve } from 'node:path';
import { z } from 'zod';
import { type Processor, processorsOf, readProcessors } from '#core/processors.ts';
import { type PublisherField, publisherFields, type SiteConfig } from '#core/site-config.ts';
import { crmsOf, crmTokensOf, crmTokenVariables, crmVariables, hasSimulatedCrm } from './env-crm.ts';
import { EnvError } from './env-error.ts';
import { modelOf } from './env-model.ts';
import { readTrustedProxies } from './platform/http/trusted-proxies.ts';
import type { TelemetryConfig } from './platform/telemetry/telemetry.ts';
import { calendarsAt, realCalendars } from './providers/calendar/open-calendars.ts';
import type { StripeConfig } from './providers/payments/stripe/stripe-config.ts';
import { normaliseDsn } from './providers/social-network/unipile/normalise-dsn.ts';
import { modelProviders } from './providers/writer/model/model-config.ts';

export { EnvError };

const flag = z
  .enum(['', '0', '1', 'false', 'true'], { error: 'attend 0 ou 1' })
  .default('')
  .transform((value) => value === '1' || value === 'true');
const port = z.coerce
  .number({ error: 'attend un numéro de port' })
  .int()
  .min(1)
  .max(65535, 'attend un port de 1 à 65535');
const optional = <T extends z.ZodType>(inner: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), inner.optional());
const url = (protocols: RegExp, shown: string) =>
  z.url({ protocol: protocols, error: `attend une adresse ${shown}` });

const price = z.coerce
  .number({ error: 'attend un prix par million de jetons' })
  .min(0, 'attend un prix par million de jetons');

const isDsn = (value: string) => {
  try {
    return normaliseDsn(value) !== '';
  } catch {
    return false;
  }
};

const Variables = z.object({
  PORT: optional(port),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(url(/^postgres(ql)?$/, 'postgres://…')),
  DATABASE_DIRECT_URL: optional(url(/^postgres(ql)?$/, 'postgres://…')),
  PUBLIC_URL: optional(url(/^https?$/, 'http(s)://…')),
  UNIPILE_DSN: optional(z.string().refine(isDsn, 'attend une adresse telle que api1.unipile.com:13111')),
  UNIPILE_API_KEY: optional(z.string().min(1)),
  UNIPILE_EXCLUSIVE: flag,
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, 'attend une clé secrète telle que sk_live_…')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_', 'attend un secret tel que whsec_…')),
  ...crmVariables,
  ...crmTokenVariables,
  WRITER_PROVIDER: optional(
    z.enum(modelProviders, {
      error: `attend ${modelProviders.slice(0, -1).join(', ')} ou ${modelProviders.at(-1)}`,
    }),
  ),
  WRITER_MODEL: optional(z.string()),
  WRITER_API_KEY: optional(z.string()),
  WRITER_BASE_URL: optional(url(/^https?$/, 'http(s)://…')),
  WRITER_CONCURRENCY: optional(
    z.coerce.number({ error: 'attend un nombre' }).int().min(1, 'attend 1 ou plus').max(64),
  ),
  WRITER_PRICE_INPUT: optional(price),
  WRITER_PRICE_CACHED: optional(price),
  WRITER_PRICE_OUTPUT: optional(price),
  WRITER_CURRENCY: optional(z.string().regex(/^[A-Z]{3}$/, 'attend un code tel que EUR ou USD')),
  DEMO: flag,
  DEMO_SPEED: optional(z.coerce.number({ error: 'attend un nombre' }).min(1, 'attend 1 ou plus').max(86_400)),
  DEMO_STILL: flag,
  KEEP_DEMO_DATA: flag,
  SANDBOX_PORT: optional(port),
  STRIPE_SANDBOX_PORT: optional(port),
  CRM_SANDBOX_PORT: optional(port),
  APP_KEY: optional(z.string().min(32, 'attend au moins 32 caractères aléatoires')),
  APP_KEY_PREVIOUS: optional(z.string().min(32, 'attend au moins 32 caractères aléatoires')),
  LOG_LEVEL: optional(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'attend trace, debug, info, warn, error ou silent',
    }),
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .refine(
        (value) => readTrustedProxies(value) !== null,
        'attend un nombre de relais, ou leurs adresses telles que 10.0.0.0/8, fd00::/8',
      ),
  ),
  SMTP_URL: optional(url(/^smtps?$/, 'smtp(s)://…')),
  MAIL_FROM: optional(z.string().min(3)),
  ACCOUNT_PASSWORD: optional(z.string()),
  WORKER_PORT: optional(port),
  LEAVE_SECONDS: optional(z.coerce.number({ error: 'attend un nombre de secondes' }).min(0).max(600)),
  METRICS_TOKEN: optional(z.string().min(16, 'attend au moins 16 caractères')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url(/^https?$/, 'http(s)://…')),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_TRACES_SAMPLER_ARG: optional(
    z.coerce.number({ error: 'attend une part de 0 à 1' }).min(0).max(1, 'attend une part de 0 à 1'),
  ),
  CONTACT_EMAIL: optional(z.email('attend une adresse e-mail')),
  SUPPORT_EMAIL: optional(z.email('attend une adresse e-mail')),
  DEMO_VIDEO_URL: optional(url(/^https?$/, 'http(s)://…')),
  PUBLISHER_NAME: optional(z.string()),
  PUBLISHER_LEGAL_FORM: optional(z.string()),
  PUBLISHER_ADDRESS: optional(z.string()),
  PUBLISHER_REGISTRATION: optional(z.string()),
  PUBLISHER_VAT_NUMBER: optional(z.string()),
  PUBLISHER_DIRECTOR: optional(z.string()),
  PUBLISHER_PHONE: optional(z.string()),
  PUBLISHER_HOST: optional(z.string()),
  NEXT_PROCESSORS: optional(
    z
      .string()
      .refine(
        (value) => readProcessors(value) !== null,
        'attend la liste à venir, telle que hébergement = OVH; modèle d’écriture = Mistral AI',
      ),
  ),
  NEXT_PROCESSORS_ON: optional(z.iso.date('attend un jour tel que 2026-12-20')),
});

export type Env = ReturnType<typeof readEnv>;

/** Announced before they begin. */
type NextProcessors = { processors: Processor[]; effectiveAt: Date };

const oneDayPerMinute = 1440;

export function readEnv(source: Record<string, string | undefined>) {
  const parsed = Variables.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new EnvError(
      `${name} : ${issue?.message ?? 'valeur refusée'} (reçu : ${shown(name, source[name])})`,
    );
  }
  const value = parsed.data;
  const isDemo = value.DEMO || !(value.DATABASE_URL || value.UNIPILE_DSN || value.PUBLIC_URL);
  if (!isDemo && !value.APP_KEY) {
    throw new EnvError('APP_KEY : obligatoire hors démonstration (32 caractères aléatoires ou plus)');
  }
  const listenPort = value.PORT ?? 3000;
  const sandboxPort = value.SANDBOX_PORT ?? listenPort + 1;
  const stripeSandboxPort = value.STRIPE_SANDBOX_PORT ?? sandboxPort + 1;
  const crmSandboxPort = value.CRM_SANDBOX_PORT ?? stripeSandboxPort + 1;
  const publicUrl = (value.PUBLIC_URL ?? `http://127.0.0.1:${listenPort}`).replace(/\/+$/, '');
  return {
    isDemo,
    port: listenPort,
    // The demonstration has known passwords, so it never leaves this machine.
    host: isDemo ? '127.0.0.1' : (value.HOST ?? '127.0.0.1'),
    dataDir: resolve(value.DATA_DIR ?? './data'),
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    network: networkOf(value, isDemo, sandboxPort),
    /** Who takes payments; null where nobody does. */
    stripe: stripeOf(value, isDemo, stripeSandboxPort),
    crm: crmsOf(value, isDemo, crmSandboxPort),
    /** A private token of a CRM of one's own, that `npm run verify` opens it with. */
    crmTokens: crmTokensOf(value),
    /** Users bring their own keys: nothing has to be configured. */
    calendars: isDemo ? calendarsAt(`http://127.0.0.1:${crmSandboxPort}`) : realCalendars,
    /** null: the built-in writer alone. */
    model: modelOf(value),
    publicUrl,
    hasPublicUrl: value.PUBLIC_URL !== undefined,
    isHttps: value.PUBLIC_URL?.startsWith('https:') ?? false,
    demoSpeed: isDemo ? (value.DEMO_SPEED ?? oneDayPerMinute) : 1,
    /** The demonstration begins its campaign by itself, so that a visitor finds it living. */
    isDemoLively: isDemo && !value.DEMO_STILL,
    /** A database that was a demonstration may go on in production, its accounts closed. */
    keepsDemoData: value.KEEP_DEMO_DATA,
    sandboxPort,
    /** The demonstration brings its own network, unless a real one is given. */
    hasSandbox: isDemo && !value.UNIPILE_DSN,
    stripeSandboxPort,
    hasStripeSandbox: isDemo && !value.STRIPE_SECRET_KEY,
    crmSandboxPort,
    /** The demonstration brings its own CRMs, unless real ones are given. */
    hasCrmSandbox: isDemo && hasSimulatedCrm(value),
    appKey: value.APP_KEY,
    /** Opens what APP_KEY does not yet: given while the key is being changed. */
    previousAppKey: value.APP_KEY_PREVIOUS,
    logLevel: value.LOG_LEVEL ?? 'info',
    trustsProxy: readTrustedProxies(value.TRUST_PROXY ?? '0') ?? (() => false),
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM ?? 'Accroche <bonjour@accroche.example>',
    metricsToken: value.METRICS_TOKEN,
    /** Where an OpenTelemetry collector answers; null: nobody collects. */
    telemetry: telemetryOf(value),
    /** Where a worker tells its health; it listens nowhere without it. */
    workerPort: value.WORKER_PORT,
    /** How long a process that was asked to stop still serves, so that balancers see it leave first. */
    leaveMs: (value.LEAVE_SECONDS ?? 0) * 1_000,
    /** Of the account that `npm run admin -- create` makes. */
    accountPassword: value.ACCOUNT_PASSWORD,
    site: readSiteConfig(value, publicUrl),
    nextProcessors: readNextProcessors(value),
  };
}

/** For who opens no database, and needs no key of ours: the services as production has them, never those of the demonstration. */
export const readServiceEnv = (source: Record<string, string | undefined>): Env =>
  readEnv({ ...source, DEMO: '', PUBLIC_URL: 'https://accroche.example', APP_KEY: 'x'.repeat(32) });

type Values = z.output<typeof Variables>;

function telemetryOf(value: Values): TelemetryConfig | null {
  const endpoint = value.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  if (!endpoint) return null;
  return {
    endpoint,
    serviceName: value.OTEL_SERVICE_NAME ?? 'accroche',
    share: value.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

/** Where the messaging provider answers; null when there is none. */
function networkOf(
  { UNIPILE_DSN, UNIPILE_API_KEY, UNIPILE_EXCLUSIVE }: Values,
  isDemo: boolean,
  sandboxPort: number,
) {
  if (!UNIPILE_DSN)
    return isDemo ? { origin: `http://127.0.0.1:${sandboxPort}`, key: 'sandbox', isExclusive: true } : null;
  if (!UNIPILE_API_KEY) throw new EnvError('UNIPILE_API_KEY : obligatoire avec UNIPILE_DSN');
  return { origin: normaliseDsn(UNIPILE_DSN), key: UNIPILE_API_KEY, isExclusive: UNIPILE_EXCLUSIVE };
}

/** Stripe, or the one that the demonstration brings; half a set stops the start. */
function stripeOf(
  { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret }: Values,
  isDemo: boolean,
  sandboxPort: number,
): StripeConfig | null {
  if (key && !webhookSecret) throw new EnvError('STRIPE_WEBHOOK_SECRET : obligatoire avec STRIPE_SECRET_KEY');
  if (!key && webhookSecret) throw new EnvError('STRIPE_SECRET_KEY : obligatoire avec STRIPE_WEBHOOK_SECRET');
  if (key && webhookSecret) return { key, webhookSecret, origin: null };
  if (!isDemo) return null;
  const origin = `http://127.0.0.1:${sandboxPort}`;
  return { key: 'sk_test_sandbox', webhookSecret: 'whsec_sandbox', origin };
}

function readSiteConfig(value: Values, publicUrl: string): SiteConfig {
  const publisher = Object.fromEntries(
    Object.entries(publisherFields).map(([field, variable]) => [field, value[variable] ?? null]),
  ) as Record<PublisherField, string | null>;
  return {
    publicUrl,
    contactEmail: value.CONTACT_EMAIL ?? 'contact@accroche.example',
    supportEmail: value.SUPPORT_EMAIL ?? 'support@accroche.example',
    demoVideoUrl: value.DEMO_VIDEO_URL ?? null,
    publisher,
    processors: processorsOf({
      hasNetwork: value.UNIPILE_DSN !== undefined,
      writer: value.WRITER_PROVIDER,
      hasMail: value.SMTP_URL !== undefined,
      hasPayments: value.STRIPE_SECRET_KEY !== undefined,
      host: value.PUBLISHER_HOST,
    }),
  };
}

function readNextProcessors(value: Values): NextProcessors | null {
  const { NEXT_PROCESSORS: list, NEXT_PROCESSORS_ON: on } = value;
  if ((list === undefined) !== (on === undefined))
    throw new EnvError(
      'NEXT_PROCESSORS et NEXT_PROCESSORS_ON vont ensemble : la liste, et le jour où elle vaut',
    );
  return list && on ? { processors: readProcessors(list) ?? [], effectiveAt: new Date(on) } : null;
}

const shown = (name: string, value: string | undefined) =>
  /KEY|TOKEN|URL|PASSWORD|SECRET/.test(name) ? 'valeur masquée' : JSON.stringify(value);
