import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { type CrmService, crmLabel, crmServices, defaultMapping } from '#core/integrations/crm-fields.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { privateToken } from '#server/providers/crm/crm.ts';
import { defaultHubspotLimits } from '../../sandbox/crm/hubspot/serve-hubspot.ts';
import { defaultPipedriveLimits } from '../../sandbox/crm/pipedrive/serve-pipedrive.ts';
import type { RateLimit } from '../../sandbox/crm/rate-window.ts';
import { defaultSalesforceLimits } from '../../sandbox/crm/salesforce/serve-salesforce.ts';
import { type CrmSandbox, startCrmSandbox } from '../../sandbox/crm/start-crm-sandbox.ts';
import { advanceRun } from '../../server/features/integrations/crm/advance-run.ts';
import { crmConnections, crmRuns } from '../../server/features/integrations/crm/crm.table.ts';
import { sealTokens } from '../../server/features/integrations/crm/open-crm.ts';
import { type Bench, openBench } from '../engine/open-bench.ts';
import { plantProspects } from './plant-prospects.ts';

const goal = 0.95;

type Limits = { isCounted(path: string): boolean; limit: RateLimit }[];
const everything = () => true;
/** What each simulated service allows. Salesforce counts the calls of a day, whatever their speed. */
const limitsOf: Record<CrmService, Limits> = {
  hubspot: [
    { isCounted: everything, limit: defaultHubspotLimits.calls },
    { isCounted: (path) => path.endsWith('/search'), limit: defaultHubspotLimits.searches },
  ],
  pipedrive: [{ isCounted: everything, limit: defaultPipedriveLimits.calls }],
  salesforce: [],
};

type Phase = { calls: number; seconds: number; least: number };
const shareOf = ({ seconds, least }: Phase) => least / seconds;

/**
 * A first sync, step after step as the worker does it: the comparison of the trial, then what is written. Each beside
 * the least time in which the service lets the same calls through; the goal is of whichever it holds back the most.
 */
export async function measureSyncs(databaseUrl: string, people: number): Promise<boolean> {
  const rows: Record<string, Record<string, number | string>> = {};
  let isMissed = false;
  for (const service of crmServices) {
    const sandbox = await startCrmSandbox();
    const bench = await openBench(databaseUrl, { DEMO: '1', CRM_SANDBOX_PORT: new URL(sandbox.url).port });
    try {
      const { phases, refused } = await syncOnce(bench, sandbox, service, people);
      const bare = await bareCall(sandbox, service);
      for (const [name, phase] of Object.entries(phases))
        rows[`${crmLabel(service)}, ${name}`] = {
          ...{ calls: phase.calls, seconds: round(phase.seconds), 'least seconds': round(phase.least) },
          'of the limit': phase.least > 0 ? `${round(shareOf(phase) * 100)} %` : 'not limited',
          ...{ refused, 'bare call ms': round(bare) },
        };
      const [longest] = Object.values(phases).toSorted((a, b) => b.least - a.least);
      isMissed ||= longest !== undefined && longest.least > 0 && shareOf(longest) < goal;
    } finally {
      await bench.close();
      await sandbox.close();
    }
  }
  console.log(
    `First sync of ${people} people; goal: ${goal * 100} % of what the simulated service allows where it limits. Salesforce limits the calls of a day alone, to ${defaultSalesforceLimits.calls}.`,
  );
  console.table(rows);
  return isMissed;
}

async function syncOnce(bench: Bench, sandbox: CrmSandbox, service: CrmService, people: number) {
  const workspaceId = await plantProspects(bench.pool, people, bench.now());
  const ctx = makeCtx(bench.deps, { kind: 'system' });
  const runId = await beginRun(bench, sandbox, service, workspaceId);
  const isThis = eq(crmRuns.id, runId);
  let accepted: { path: string }[] = [];
  let refused = 0;
  sandbox.setWatch(({ path, status }) => {
    if (status === 429) refused += 1;
    else accepted.push({ path: path.split('?')[0] ?? '' });
  });
  const runUntil = async (end: 'compared' | 'done'): Promise<Phase> => {
    accepted = [];
    const startedAt = performance.now();
    for (;;) {
      await advanceRun(ctx, runId);
      const [run] = await ctx.db.select().from(crmRuns).where(isThis);
      if (!run || run.phase === 'failed') throw new Error(`${service}: ${run?.problem}`);
      if (run.phase === end) break;
      await wait(Math.max(0, (run.resumeAt?.getTime() ?? 0) - Date.now()));
    }
    const seconds = (performance.now() - startedAt) / 1000;
    return { calls: accepted.length, seconds, least: leastSeconds(limitsOf[service], accepted) };
  };
  const comparison = await runUntil('compared');
  await ctx.db.update(crmRuns).set({ phase: 'companies', isTrial: false }).where(isThis);
  const writing = await runUntil('done');
  sandbox.setWatch(null);
  const ledger = [sandbox.hubspot.portal, sandbox.pipedrive.company, sandbox.salesforce.org].flatMap(
    ({ ledger }): { type: string }[] => ledger,
  );
  const made = ledger.filter(({ type }) => ['contacts', 'persons', 'Contact'].includes(type)).length;
  if (made !== people) throw new Error(`${service}: ${made} records of ${people} people`);
  return { phases: { comparison, writing }, refused };
}

/** Connected, and about to begin its trial. */
async function beginRun(bench: Bench, sandbox: CrmSandbox, service: CrmService, workspaceId: string) {
  const ctx = makeCtx(bench.deps, { kind: 'system' });
  const tokens = privateToken(tokenOf(sandbox, service));
  const crm = ctx.crms[service].open(tokens);
  const { id: account, name: accountName } = await crm.readAccount();
  await crm.prepare();
  await ctx.db.insert(crmConnections).values({
    ...{ workspaceId, service, account, accountName, mapping: defaultMapping(service) },
    sealedTokens: sealTokens(ctx, workspaceId, tokens),
    connectedAt: ctx.clock.now(),
  });
  const id = randomUUID();
  await ctx.db.insert(crmRuns).values({
    ...{ id, workspaceId, service, account, phase: 'pulling', isTrial: true },
    startedAt: ctx.clock.now(),
  });
  return id;
}

function tokenOf({ hubspot, pipedrive, salesforce }: CrmSandbox, service: CrmService): string {
  if (service === 'hubspot') return hubspot.token;
  if (service === 'pipedrive') return pipedrive.token;
  const token = 'bench-token';
  salesforce.org.tokens.push(token);
  return token;
}

/** The same calls in the same order, each as soon as the limits allow, by a service that answers at once. */
function leastSeconds(limits: Limits, calls: readonly { path: string }[]): number {
  const taken = limits.map((): number[] => []);
  let now = 0;
  for (const { path } of calls) {
    const counted = limits.flatMap(({ isCounted, limit }, at) => (isCounted(path) ? [{ at, limit }] : []));
    for (const { at, limit } of counted) {
      const before = taken[at]?.at(-limit.calls);
      if (before !== undefined) now = Math.max(now, before + limit.perMs);
    }
    for (const { at } of counted) taken[at]?.push(now);
  }
  return now / 1000;
}

/** What one call costs here, with nobody waiting. */
async function bareCall(sandbox: CrmSandbox, service: CrmService): Promise<number> {
  const { hubspot, pipedrive, salesforce } = sandbox;
  const [url, headers] = {
    hubspot: [`${hubspot.origin}/account-info/v3/details`, { authorization: `Bearer ${hubspot.token}` }],
    pipedrive: [`${pipedrive.origin}/v1/users/me`, { 'x-api-token': pipedrive.token }],
    salesforce: [`${salesforce.origin}/services/oauth2/userinfo`, { authorization: 'Bearer bench-token' }],
  }[service] as [string, Record<string, string>];
  const times: number[] = [];
  for (let at = 0; at < 30; at += 1) {
    const startedAt = performance.now();
    await (await fetch(url, { headers })).arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return times.toSorted((a, b) => a - b)[15] ?? 0;
}

const round = (value: number) => Math.round(value * 10) / 10;
