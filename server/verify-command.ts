import { type CrmService, crmLabel, crmServices } from '#core/integrations/crm-fields.ts';
import { type Env, readServiceEnv } from './env.ts';
import { failStart } from './fail-start.ts';
import { systemClock } from './platform/clock.ts';
import { createLog } from './platform/log.ts';
import { type Check, type CheckResult, runChecks } from './providers/checks.ts';
import { crmChecks } from './providers/crm/crm-checks.ts';
import { crmProviders } from './providers/crm/crm-providers.ts';
import { paymentChecks } from './providers/payments/payment-checks.ts';
import { stripePayments } from './providers/payments/stripe/stripe-payments.ts';
import { networkChecks } from './providers/social-network/network-checks.ts';
import { unipileNetwork } from './providers/social-network/unipile/unipile-network.ts';
import { hunspellSpeller } from './providers/speller/hunspell-speller.ts';
import { openWriter } from './providers/writer/open-writer.ts';
import { writerChecks } from './providers/writer/writer-checks.ts';
import { CommandError } from './read-admin-command.ts';

/** `needs`: the variables that are missing; null when the real service can be asked. */
type Service = {
  name: string;
  where: string;
  needs: string | null;
  checks: Check[];
  close?(): Promise<void>;
};

const now = () => systemClock.now();

const services: Record<string, (env: Env) => Promise<Service>> = {
  unipile: async ({ network }) => ({
    name: 'Unipile',
    where: network ? new URL(network.origin).host : '',
    needs: network ? null : 'UNIPILE_DSN et UNIPILE_API_KEY',
    checks: networkChecks((key) => unipileNetwork({ ...configured(network), ...(key && { key }) }), now),
  }),
  stripe: async ({ stripe }) => ({
    name: 'Stripe',
    where: 'api.stripe.com',
    needs: stripe ? null : 'STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET',
    checks: paymentChecks((key) => stripePayments({ ...configured(stripe), ...(key && { key }) }), {
      isTestKey: /^.k_test_/.test(stripe?.key ?? ''),
      now,
    }),
  }),
  model: async ({ model }) => {
    const speller = hunspellSpeller();
    const tools = { log: createLog('silent'), speller };
    const open = async (key?: string) =>
      openWriter({ ...configured(model), ...(key && { apiKey: key }) }, tools);
    return {
      name: 'Modèle',
      where: model ? `${model.model}, ${model.provider}` : '',
      needs: model ? null : 'WRITER_PROVIDER, WRITER_MODEL et WRITER_API_KEY',
      checks: writerChecks(open, { hasKey: model?.apiKey !== '', now }),
      close: () => speller.close(),
    };
  },
  crm: async ({ crm, crmTokens }) => {
    const providers = crmProviders(crm);
    const given = crmServices.filter((service) => crmTokens[service]);
    const checksOf = (service: CrmService): Check[] => {
      const open = (access?: string) =>
        providers[service].open({ ...configured(crmTokens[service]), ...(access && { access }) });
      return crmChecks(open).map((check) => ({ ...check, title: `${crmLabel(service)}, ${check.title}` }));
    };
    return {
      name: 'CRM',
      where: given
        .map((service) => new URL(crmTokens[service]?.origin ?? crm[service].origin).host)
        .join(', '),
      needs:
        given.length > 0
          ? null
          : 'HUBSPOT_TOKEN, PIPEDRIVE_TOKEN, ou SALESFORCE_TOKEN avec SALESFORCE_URL (d’un compte à vous)',
      checks: (given.length > 0 ? given : crmServices).flatMap(checksOf),
    };
  },
};
const usage = `Usage : npm run verify -- ${Object.keys(services).join('|')}`;

function configured<T>(config: T | null): T {
  if (config === null) throw new CommandError('Le service n’est pas configuré.');
  return config;
}

/** npm run verify: whether a real service does what we count on. It reads; what it makes, it says. */
async function runVerifyCommand([name = '', ...more]: string[]): Promise<void> {
  const describe = Object.hasOwn(services, name) ? services[name] : undefined;
  if (!describe || more.length > 0) throw new CommandError(usage);
  const env = readServiceEnv(process.env);
  const { name: label, where, needs, checks, close } = await describe(env);
  try {
    if (needs) {
      say(`${label} : rien n’a été demandé, il manque ${needs}. Avec cela serait vérifié que :`);
      for (const { title } of checks) say(`  · ${title}`);
      return;
    }
    say(`${label} (${where}) :`);
    const results = await runChecks(checks, (result) =>
      say(`  ${marks[result.is]} ${result.title} : ${result.seen}`),
    );
    if (results.some(({ is }) => is === 'failed')) process.exitCode = 1;
    say(summary(results));
  } finally {
    await close?.();
  }
}

const marks: Record<CheckResult['is'], string> = { passed: '✓', failed: '✗', left_out: '·' };
const say = (line: string) => process.stdout.write(`${line}\n`);

function summary(results: readonly CheckResult[]): string {
  const count = (wanted: CheckResult['is']) => results.filter(({ is }) => is === wanted).length;
  return `${count('passed')} vérifiés, ${count('failed')} en défaut, ${count('left_out')} sans objet.`;
}

runVerifyCommand(process.argv.slice(2)).catch(failStart);
