import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { priceCatalogue } from '#core/identity/billing.ts';
import { crmServices } from '#core/integrations/crm-fields.ts';
import { crmFake } from '#tests/support/crm-fakes.ts';
import { setUpLlm } from '#tests/support/llm-app.ts';
import { type CrmSandbox, startCrmSandbox } from '../../sandbox/crm/start-crm-sandbox.ts';
import { startStripeSandbox } from '../../sandbox/stripe/start-stripe-sandbox.ts';
import { startUnipileSandbox } from '../../sandbox/unipile/start-sandbox.ts';
import { signInByPage } from '../../sandbox/unipile/testing/sign-in-by-page.ts';
import { type Check, runChecks } from './checks.ts';
import { privateToken } from './crm/crm.ts';
import { crmChecks } from './crm/crm-checks.ts';
import { crmProviders } from './crm/crm-providers.ts';
import { paymentChecks } from './payments/payment-checks.ts';
import { stripePayments } from './payments/stripe/stripe-payments.ts';
import { networkChecks } from './social-network/network-checks.ts';
import { unipileNetwork } from './social-network/unipile/unipile-network.ts';
import { writerChecks } from './writer/writer-checks.ts';

const now = () => new Date();
const outcomes = async (checks: Check[]) => (await runChecks(checks)).map(({ is, seen }) => `${is}: ${seen}`);
const unsound = async (checks: Check[]) =>
  (await runChecks(checks))
    .filter(({ is }) => is !== 'passed')
    .map(({ title, is, seen }) => `${title}, ${is}: ${seen}`);

describe('the professional network', () => {
  type Sandbox = Awaited<ReturnType<typeof startUnipileSandbox>>;
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startUnipileSandbox({ people: 1500, companies: 300 });
  });
  afterAll(() => sandbox.close());
  const open = (key: string = sandbox.key) =>
    unipileNetwork({ origin: sandbox.url, key, deadlineMs: 60_000 });

  test('without an account there is little to look at; with one, all is sound', async () => {
    const before = await outcomes(networkChecks(open, now));
    expect(before.slice(0, 4).map((line) => line.split(':')[0])).toEqual(Array(4).fill('passed'));
    expect(before.slice(4)).toEqual(Array(before.length - 4).fill('left_out: aucun compte connecté à lire'));

    const site = 'http://localhost/';
    const link = await open().connectionLink({
      ...{ reconnects: null, token: 'jeton', expiresAt: new Date(Date.now() + 60_000) },
      ...{ notifyUrl: site, successUrl: site, failureUrl: site },
    });
    if (link.is !== 'done') throw new Error('no link');
    await signInByPage(link.value.url, { email: 'camille.moreau@reseau.example', password: 'reseau' });
    expect(await unsound(networkChecks(open, now))).toEqual([]);
  });

  test('a key that opens nothing is told', async () => {
    const seen = await outcomes(networkChecks(() => open('fausse'), now));
    expect(seen[0]).toMatch(/^failed: refused provider_key_refused/);
  });
});

test('payments: a catalogue that is not whole is told by name; prepared, all is sound, and a real key makes nothing', async () => {
  const sandbox = await startStripeSandbox();
  const open = (key = 'sk_test_sandbox') =>
    stripePayments({ key, webhookSecret: 'whsec_sandbox', origin: sandbox.url });
  const [prices] = await outcomes(paymentChecks(open, { isTestKey: true, now }));
  expect(prices).toContain(priceCatalogue[0]?.key);
  expect(prices).toMatch(/^failed: il manque /);
  await open().prepareCatalogue();
  expect(await unsound(paymentChecks(open, { isTestKey: true, now }))).toEqual([]);
  const customers = Object.keys(sandbox.control.state.customers).length;
  expect(await unsound(paymentChecks(open, { isTestKey: false, now }))).toEqual([
    'une page de paiement s’ouvre et se ferme, left_out: clé réelle : rien n’y est créé',
  ]);
  expect(Object.keys(sandbox.control.state.customers)).toHaveLength(customers);
  await sandbox.close();
});

describe.each(crmServices)('the CRM %s', (service) => {
  let sandbox: CrmSandbox;
  beforeAll(async () => {
    sandbox = await startCrmSandbox();
    sandbox.salesforce.org.tokens.push(token);
    // Accroche was connected there once: its fields are there.
    await open().prepare();
  });
  afterAll(() => sandbox.close());
  const token = 'jeton-de-salesforce';
  const tokenOf = () => (service === 'salesforce' ? token : sandbox[service].token);
  const open = (given = tokenOf()) => {
    const { origin } = sandbox[service];
    const config = { origin, authorizeOrigin: origin, oauth: null };
    return crmProviders({ hubspot: config, pipedrive: config, salesforce: config })[service].open(
      privateToken(given),
    );
  };
  const made = () => {
    const { hubspot, pipedrive, salesforce } = sandbox;
    return [hubspot.portal.ledger, pipedrive.company.ledger, salesforce.org.ledger].flat().length;
  };

  test('all is sound, and nothing was written', async () => {
    crmFake(sandbox, service).plant({ email: 'ana@exemple.fr' });
    const before = made();
    expect(await unsound(crmChecks(open))).toEqual([]);
    expect(made()).toBe(before);
  });

  test('a token that opens nothing is told', async () => {
    const [first] = await outcomes(crmChecks(() => open('faux')));
    expect(first).toBe('failed: Error token');
  });
});

describe('the model', () => {
  const t = setUpLlm();
  const open = async (key?: string) => t.open(key ? { apiKey: key } : {}, { retries: 0 });

  test('all is sound', { tags: 'heavy' }, async () => {
    expect(await unsound(writerChecks(open, { hasKey: true, now }))).toEqual([]);
  });

  test('one that fails is told by its own status, and one that invents by our gate', {
    tags: 'heavy',
  }, async () => {
    t.llm.play('broken');
    const [reading] = await outcomes(writerChecks(open, { hasKey: true, now }));
    expect(reading).toMatch(/^failed: .*AI_APICallError 500$/);
    t.llm.play('good', 'invents');
    const [, message] = await outcomes(writerChecks(open, { hasKey: true, now }));
    expect(message).toBe('failed: écrit sans lui : refused_by_gate');
  });
});
