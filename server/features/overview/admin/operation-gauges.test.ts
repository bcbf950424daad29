import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { countingNetwork, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday, steps, systemOf } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { tickEngine } from '../../engine/round/tick-engine.ts';

const token = 'metrics-token-metrics-token';
const t = setUpTestApp({ METRICS_TOKEN: token });

async function readMetrics(): Promise<string> {
  const answer = await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}
const numberOf = (metrics: string, name: string) =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)?.[1]);

test('a send of which nobody knows the end, and an account whose turn is late, show', async () => {
  goToMonday(t);
  expect(numberOf(await readMetrics(), 'accroche_undecided_sends')).toBe(0);
  await plantReady(t, { people: 2, steps: [steps.invitation, steps.wait] });
  t.clock.advance(90_000);
  expect(numberOf(await readMetrics(), 'accroche_turn_late_seconds')).toBeGreaterThanOrEqual(60);
  const { network } = countingNetwork({ invite: async () => ({ is: 'unknown', cause: 'timeout' }) });
  await tickEngine({ ...systemOf(t), network }, { token: randomUUID() });
  expect(await t.deps.db.select().from(attempts)).toMatchObject([{ state: 'unknown' }]);
  expect(numberOf(await readMetrics(), 'accroche_undecided_sends')).toBe(1);
});

test('alerts, dashboard and guide name metrics that exist', async () => {
  const metrics = await readMetrics();
  const known = new Set([...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const root = new URL('../../../../', import.meta.url);
  const named = ['deploy/alerts.yml', 'deploy/dashboard.json', 'docs/operating.md'].flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/\baccroche_[a-z0-9_]+/g)].map(([name]) =>
      name.replace(/_(count|bucket|sum)$/, ''),
    ),
  );
  expect(named.length).toBeGreaterThan(15);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});
