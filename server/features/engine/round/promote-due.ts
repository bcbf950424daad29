import { and, asc, eq, lte } from 'drizzle-orm';
import { dayMs, hourMs } from '#core/time/durations.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { type LoadedPerson, loadPeople } from '../claim/load-people.ts';
import { isEnrolmentOf, writeDecisions } from '../claim/write-decision.ts';
import { wakeAccounts } from '../wake/wake-engine.ts';

const atOnce = 100;

/** Decides for everybody who is due, a batch at a time, until nobody is or the turn is over. Returns how many. */
export async function promoteDue(ctx: Ctx, atMost = 2000): Promise<number> {
  let promoted = 0;
  while (promoted < atMost) {
    const { count, accountIds } = await promoteBatch(ctx, decideTogether).catch((err) => {
      ctx.log.warn({ err }, 'people who are due are decided one by one');
      return promoteBatch(ctx, decideOneByOne);
    });
    // After the commit: an account's row is never locked while an enrolment is. The sweep heals what a crash cuts.
    await wakeAccounts(ctx, accountIds);
    promoted += count;
    if (count < atOnce) break;
  }
  return promoted;
}

type Decide = (ctx: Ctx, due: EnrolmentRow[]) => Promise<Set<string>>;

const promoteBatch = (ctx: Ctx, decide: Decide): Promise<{ count: number; accountIds: string[] }> =>
  inTransaction(ctx, async (ctx) => {
    const due = await ctx.db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.state, 'waiting'), lte(enrolments.nextActionAt, ctx.campaignClock.now())))
      .orderBy(asc(enrolments.nextActionAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const accountIds = await decide(ctx, due);
    return { count: due.length, accountIds: [...accountIds].sort() };
  });

/** Returns the accounts that somebody became ready for. */
async function decideTogether(ctx: Ctx, due: EnrolmentRow[]): Promise<Set<string>> {
  const accountIds = new Set<string>();
  const found = await loadPeople(ctx, due);
  await putOff(ctx, due, found);
  for (const { loaded, decision } of await writeDecisions(ctx, found))
    if (decision.is === 'act') accountIds.add(loaded.enrolment.accountId);
  return accountIds;
}

/** After a batch failed: each person alone, so that only the one whose decision fails is put off, by an hour. */
async function decideOneByOne(ctx: Ctx, due: EnrolmentRow[]): Promise<Set<string>> {
  const accountIds = new Set<string>();
  for (const row of due)
    try {
      const ready = await inTransaction(ctx, (ctx) => decideTogether(ctx, [row]));
      for (const accountId of ready) accountIds.add(accountId);
    } catch (err) {
      const { campaignId, personId } = row;
      ctx.log.error({ err, campaignId, personId }, 'nothing could be decided for a person');
      const later = new Date(ctx.campaignClock.now().getTime() + hourMs);
      await ctx.db.update(enrolments).set({ nextActionAt: later }).where(isEnrolmentOf(row));
    }
  return accountIds;
}

/** Without a sequence there is nothing to decide: looked at again another day, and nobody behind them is kept waiting. */
async function putOff(ctx: Ctx, due: readonly EnrolmentRow[], found: readonly LoadedPerson[]): Promise<void> {
  const known = new Set(found.map(({ enrolment }) => enrolment));
  const later = new Date(ctx.campaignClock.now().getTime() + dayMs);
  for (const row of due)
    if (!known.has(row))
      await ctx.db.update(enrolments).set({ nextActionAt: later }).where(isEnrolmentOf(row));
}
