/** @module-tag heavy */
import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleApi } from '#contract/audience/people.ts';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { canary } from '#tests/support/plant-canary.ts';
import {
  goToMonday,
  launch,
  plantCampaign,
  readAttempts,
  runUntil,
  steps,
} from '#tests/support/plant-running.ts';
import { startCollector } from '#tests/support/telemetry-collector.ts';
import { plainPath } from './watch-calls.ts';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
});
const t = setUpNetworkApp(() => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }));
afterAll(() => collector.close());

test('a collector is given requests, acts and calls down to their statements, with ids, and nobody’s name', async () => {
  goToMonday(t);
  const planted = await plantCampaign(t, { people: 2, steps: [steps.withNote, steps.wait, steps.message] });
  const { ana, workspaceId, campaignId, accountId, leads } = planted;
  const [lead] = leads;
  await t.deps.db
    .update(people)
    .set({ firstName: canary.firstName, lastName: canary.lastName, email: canary.email })
    .where(eq(people.id, lead?.id ?? ''));
  await ana.call(peopleApi.find, { query: { q: canary.lastName } });
  await launch(t, planted);
  await runUntil(t, async () =>
    (await readAttempts(t, workspaceId)).some(({ state }) => state === 'confirmed'),
  );
  const [attempt] = (await readAttempts(t, workspaceId)).filter(({ state }) => state === 'confirmed');
  await t.deps.telemetry.close();

  const named = (name: string) => collector.spans.filter((span) => span.name === name);
  const namesUnder = (name: string) =>
    named(name)
      .flatMap(collector.childrenOf)
      .map((span) => span.name);

  const [request] = named(`POST ${campaignsApi.launch.path}`);
  if (!request) throw new Error('the launch left no trace');
  expect(collector.attributesOf(request)).toMatchObject({
    'http.route': campaignsApi.launch.path,
    'http.response.status_code': 200,
    'accroche.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(namesUnder(request.name)).toContain(`serve ${campaignsApi.launch.path}`);
  expect(namesUnder(`serve ${campaignsApi.launch.path}`)).toContain('update campaigns');

  const act = collector.spans.find(
    (span) => collector.attributesOf(span)['accroche.attempt_id'] === attempt?.id,
  );
  if (!act) throw new Error('the act left no trace');
  expect(act.name).toBe('act invite');
  expect(collector.attributesOf(act)).toMatchObject({
    'accroche.workspace_id': workspaceId,
    'accroche.campaign_id': campaignId,
    'accroche.account_id': accountId,
  });
  const parts = collector.childrenOf(act);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['update attempts', 'POST network']));
  const call = parts.find(({ name }) => name === 'POST network');
  expect(call && collector.attributesOf(call)).toMatchObject({
    'url.template': '/api/v1/users/invite',
    'http.response.status_code': 200,
  });

  const everything = collector.bodies.join();
  const written = (await readAttempts(t, workspaceId)).flatMap(({ text }) => text ?? []);
  expect(written.length).toBeGreaterThan(0);
  for (const word of [...Object.values(canary), ana.email, ...leads.map(({ slug }) => slug), ...written])
    expect(everything).not.toContain(word);

  const metric = (name: string) => collector.metrics.findLast((one) => one.name === name);
  for (const name of [
    'accroche_claim_seconds',
    'accroche_provider_call_seconds',
    'accroche_pool_wait_seconds',
  ])
    expect(Number(metric(name)?.histogram?.dataPoints[0]?.count), name).toBeGreaterThan(0);
  expect(metric('accroche_undecided_sends')).toBeDefined();
});

test('a path is told by the words of the service alone', () => {
  expect(plainPath('/api/v1/users/claire-guillou-12b?account_id=x')).toBe('/api/v1/users/*');
  expect(plainPath('/api/v1/chats/abc/messages')).toBe('/api/v1/chats/*/messages');
});

test('packages of OpenTelemetry are behind one door, which only a configured process opens', () => {
  const using = (pattern: RegExp) =>
    globSync('server/**/*.ts').filter(
      (path) => pattern.test(readFileSync(path, 'utf8')) && !path.endsWith('.test.ts'),
    );
  expect(using(/from '@opentelemetry\//).toSorted()).toEqual([
    'server/platform/telemetry/carry-metrics.ts',
    'server/platform/telemetry/open-telemetry.ts',
  ]);
  expect(using(/open-telemetry\.ts'/)).toEqual(['server/open-observed.ts']);
  expect(readFileSync('server/open-observed.ts', 'utf8')).toContain(
    "await import('./platform/telemetry/open-telemetry.ts')",
  );
});
