import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crmServices } from '#core/integrations/crm-fields.ts';
import { minuteMs } from '#core/time/durations.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import type { Database } from '#server/platform/db/database.ts';
import { setUpCrmApp } from '#tests/support/crm-app.ts';
import { crmFake } from '#tests/support/crm-fakes.ts';
import { plantProspects } from '#tests/support/plant-engine.ts';
import { runJob } from '#tests/support/run-job.ts';
import { advanceRunJob } from './crm.jobs.ts';
import { crmExclusions, crmLinks, crmRuns } from './crm.table.ts';

const t = setUpCrmApp();

/** A process that dies before a statement: that one and all that follow never reach the database. */
const death = { atStatement: 0, statements: 0, isDead: false };
let pool: Pool;
let mortalDb: Database;
beforeAll(() => {
  pool = new Pool({ connectionString: t.databaseUrl, max: 4 });
  const logQuery = (text: string) => {
    // A transaction that is begun and ended by a dying process is none.
    if (/^(?:begin|rollback)/i.test(text)) return;
    death.statements += 1;
    if (death.statements === death.atStatement) death.isDead = true;
    if (death.isDead) throw new Error('killed');
  };
  mortalDb = drizzle(pool, { logger: { logQuery } }) as unknown as Database;
});
afterAll(() => pool.end());

const system = () => makeCtx(t.deps, { kind: 'system' });

async function plant(service: (typeof crmServices)[number]) {
  const ana = await t.member();
  const names = ['Noémie', 'Inès', 'Yann'];
  const { ids, campaignId } = await plantProspects(
    t,
    ana,
    names.map((firstName) => ({
      person: {
        ...{ firstName, lastName: 'Oulhaci', company: `Ateliers ${firstName}`, headline: 'DAF' },
        ...{ email: `${firstName}-${service}@cuts.example`, publicIdentifier: `${firstName}-${service}-cut` },
      },
      enrolment: { state: 'waiting' as const },
    })),
  );
  const about = { workspaceId: ana.user.id, campaignId, personId: ids[0] ?? '' };
  await recordActivity(
    system(),
    { ...about, kind: 'step_done', detail: { act: 'invite' } },
    { ...about, kind: 'reply_received', detail: { kind: 'interested' } },
  );
  await t.connect(ana, service);
  return { ids, workspaceId: ana.user.id };
}

describe.each(crmServices)('%s', (service) => {
  const fake = () => crmFake(t.crm, service);

  /** A first sync of three people, killed once, then taken up by another process until it is over. */
  async function syncOnce(
    workspaceId: string,
    account: string,
  ): Promise<{ hasDied: boolean; ledger: string[] }> {
    fake().empty();
    for (const table of [crmLinks, crmRuns, crmExclusions])
      await t.deps.db.delete(table).where(eq(table.workspaceId, workspaceId));
    const id = t.deps.random.uuid();
    await t.deps.db.insert(crmRuns).values({
      ...{ id, workspaceId, service, account, phase: 'pulling', isTrial: false },
      startedAt: t.clock.now(),
    });
    const mortal = { ...system(), db: mortalDb };
    await runJob(mortal, advanceRunJob, { runId: id }).catch((error: unknown) => {
      if (!death.isDead) throw error;
    });
    const hasDied = death.isDead;
    t.crm.setFaults(null);
    for (let turn = 0; turn < 4; turn += 1) {
      t.clock.advance(3 * minuteMs);
      await runJob(system(), advanceRunJob, { runId: id });
    }
    const [run] = await t.deps.db.select().from(crmRuns).where(eq(crmRuns.id, id));
    expect(run?.phase).toBe('done');
    const ledger = fake()
      .ledger()
      .map(({ kind, key }) => `${kind} ${key}`);
    return { hasDied, ledger: ledger.toSorted() };
  }

  test('a sync that is killed at any statement or call, and taken up again, makes each record once', async () => {
    const { ids, workspaceId } = await plant(service);
    const account = '1';
    Object.assign(death, { atStatement: 0, statements: 0, isDead: false });
    const whole = await syncOnce(workspaceId, account);
    expect(whole.ledger).toHaveLength(3 + 3 + 2 + 1);
    expect(new Set(whole.ledger).size).toBe(whole.ledger.length);
    const check = ({ ledger }: { ledger: string[] }, where: string) => {
      expect(ledger, where).toEqual(whole.ledger);
      expect(
        ids.map((id) => fake().contactsOf(id).length),
        where,
      ).toEqual([1, 1, 1]);
    };
    let cuts = 0;
    for (let at = 1, hasDied = true; hasDied; at += 1) {
      Object.assign(death, { atStatement: at, statements: 0, isDead: false });
      const once = await syncOnce(workspaceId, account);
      check(once, `statement ${at}`);
      hasDied = once.hasDied;
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(20);
    // Killed while a call is under way: it was done there, and nobody heard of it.
    for (let at = 1, hasDied = true; hasDied; at += 1) {
      Object.assign(death, { atStatement: 0, statements: 0, isDead: false });
      const first = t.crm.calls();
      t.crm.setFaults(({ number }) => {
        if (number !== first + at) return null;
        death.isDead = true;
        return 'lost_after';
      });
      const once = await syncOnce(workspaceId, account);
      check(once, `call ${at}`);
      hasDied = once.hasDied;
      cuts += 1;
    }
    console.info(`${service}: killed at ${cuts - 2} places`);
  });
});
