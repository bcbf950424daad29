import { and, eq } from 'drizzle-orm';
import type { News } from '#core/forecast/news.ts';
import { dayMs } from '#core/time/durations.ts';
import type { Deps } from '#server/deps.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { settleAttempt } from '#server/features/engine/ledger/settle-attempt.ts';
import type { Chance } from '../chance.ts';
import type { Run } from '../open-laboratory.ts';
import type { Planted } from '../plant-scenario.ts';
import { asMember } from '../user-acts.ts';
import type { CalmScenario } from './draw-calm-scenario.ts';

const replyKinds = ['interested', 'question', 'later', 'refusal', 'absence', 'opposition'] as const;

type Context = { run: Run; deps: Deps; planted: Planted; chance: Chance; scenario: CalmScenario };

/** People and the user, busier than by themselves. Returns what the user does, as it is done. */
export function liveCalmly({ run, deps, planted, chance, scenario }: Context): News[] {
  const { timeline, sandbox } = run;
  const done: News[] = [];

  async function people() {
    for (;;) {
      await timeline.sleep(chance.between(0.02, 0.4) * dayMs);
      const { slug, campaign } = chance.oneOf([...planted.people.values()]);
      const { providerAccountId: accountId } = campaign.account;
      const roll = chance.next() / Math.max(0.01, scenario.hurries);
      const kind = chance.oneOf(replyKinds);
      try {
        if (roll < 0.45) sandbox.control.accept(slug, { accountId });
        else if (roll < 0.6) sandbox.control.reply(slug, { accountId, kind });
        else if (roll < 0.64) sandbox.control.decline(slug, { accountId });
        else if (roll < 0.67) sandbox.control.ownerMessage(accountId, { slug, text: 'Merci.' });
      } catch {
        // Nobody to accept, to answer or to write to.
      }
    }
  }

  async function user() {
    for (;;) {
      await timeline.sleep(chance.between(0.3, 1.7) * dayMs);
      const { id, campaign } = chance.oneOf([...planted.people.values()]);
      if (chance.isTrue(scenario.opposes)) {
        await oppose(asMember(deps, campaign.workspaceId), {
          workspaceId: campaign.workspaceId,
          personId: id,
          source: 'user',
        });
        done.push({ at: timeline.date(), personId: id, is: 'opposed' });
      }
      await doTasks();
    }
  }

  async function doTasks() {
    const tasks = await deps.db
      .select()
      .from(attempts)
      .where(and(eq(attempts.state, 'planned'), eq(attempts.act, 'task')));
    for (const { id, workspaceId, personId } of tasks) {
      if (chance.isTrue(0.5)) continue;
      await settleAttempt(asMember(deps, workspaceId), id, 'sent');
      done.push({ at: timeline.date(), personId, is: 'task_done' });
    }
  }

  void people();
  void user();
  return done;
}
