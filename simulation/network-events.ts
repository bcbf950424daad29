import { dayMs, hourMs, minuteMs } from '#core/time/durations.ts';
import type { Chance } from './chance.ts';
import type { Chaos } from './draw-scenario.ts';
import type { Run } from './open-laboratory.ts';
import type { Session } from './open-session.ts';
import type { Planted } from './plant-scenario.ts';
import type { Staff } from './workers.ts';

/** What the owner of an account writes without the product. */
export const wordsByHand = 'Merci de votre accueil.';

type Context = {
  run: Run;
  planted: Planted;
  chance: Chance;
  chaos: Chaos;
  staff: Staff;
  until: number;
  client: Session;
};

/** The sandbox says that there is nothing to do that to: fine. */
const tryTo = (act: () => void): boolean => {
  try {
    act();
    return true;
  } catch {
    // Nobody to accept, to answer or to write to.
    return false;
  }
};

/** What happens to the world outside: accounts are lost and found, processes die, clocks jump, people write. */
export function liveOnNetwork({ run, planted, chance, chaos, staff, until, client }: Context) {
  const { timeline, sandbox } = run;
  let offsetMs = 0;
  const span = until - timeline.now();
  const sometime = () => timeline.now() + chance.between(0.05, 0.85) * span;

  async function loseAccount() {
    const account = chance.oneOf(planted.accounts);
    await timeline.sleepUntil(sometime());
    const isLost = chance.isTrue(0.8);
    if (isLost) sandbox.control.disconnect(account.providerAccountId);
    else sandbox.control.restrict(account.providerAccountId);
    run.tally.add(isLost ? 'account disconnected' : 'account restricted');
    await timeline.sleep(chance.between(0.2, 60) * hourMs);
    sandbox.control.restore(account.providerAccountId);
  }

  async function jumpClock() {
    await timeline.sleepUntil(sometime());
    offsetMs = chance.between(-8, 8) * 60_000;
    run.tally.add('clock jump');
    staff.wakeEngines();
    await timeline.sleep(chance.between(0.5, 30) * hourMs);
    offsetMs = 0;
  }

  async function kill(every: number) {
    for (;;) {
      await timeline.sleep(chance.between(0.2, 1.8) * every * dayMs);
      if (timeline.now() > until) return;
      staff.killOne();
    }
  }

  /**
   * Whoever is next to be written to writes first, and nobody gets to handle it: mostly for minutes, sometimes for longer
   * than a delivery is waited for.
   */
  async function backlogs(perDay: number) {
    for (;;) {
      await timeline.sleep((chance.between(0.2, 1.8) * dayMs) / perDay);
      if (timeline.now() > until) return;
      const { rows } = await timeline.during(
        client.query<{ person_id: string; wake_at: Date }>(
          `select e.person_id, a.wake_at from enrolments e join social_accounts a on a.id = e.account_id
           where e.state = 'ready' and e.next_act = 'message' and a.wake_at is not null order by a.wake_at, e.person_id limit 3`,
        ),
      );
      const isLong = chance.isTrue(0.4);
      const aheadMs = chance.between(isLong ? 16 : 0.2, isLong ? 50 : 10) * minuteMs;
      const slot = rows[0]?.wake_at.getTime() ?? timeline.now() + aheadMs;
      await timeline.sleepUntil(Math.max(timeline.now(), slot - aheadMs));
      staff.backlog(aheadMs + chance.between(1, 10) * minuteMs);
      for (const { person_id } of rows) {
        const person = planted.people.get(person_id);
        const accountId = person?.campaign.account.providerAccountId;
        if (
          person &&
          accountId &&
          tryTo(() => sandbox.control.reply(person.slug, { accountId, kind: 'interested' }))
        )
          run.tally.add('reply into a backlog');
      }
    }
  }

  async function outage(hours: number) {
    await timeline.sleepUntil(sometime());
    staff.outage(hours * hourMs);
  }

  /** More acceptances and answers than people would give by themselves, and the owner's own messages. */
  async function people() {
    for (;;) {
      await timeline.sleep((chance.between(0.1, 1) * dayMs) / chaos.haste);
      const person = chance.oneOf([...planted.people.values()]);
      const target = { accountId: person.campaign.account.providerAccountId };
      if (chance.isTrue(0.5)) tryTo(() => sandbox.control.accept(person.slug, target));
      if (chance.isTrue(chaos.ownerMessages)) {
        const text = wordsByHand;
        const isSent = tryTo(() =>
          sandbox.control.ownerMessage(target.accountId, { slug: person.slug, text }),
        );
        if (isSent) run.tally.add('written to by hand');
      }
    }
  }

  for (let lost = 0; lost < chaos.disconnections; lost++) void loseAccount();
  for (let jump = 0; jump < chaos.clockJumps; jump++) void jumpClock();
  if (chaos.daysBetweenKills !== null) void kill(chaos.daysBetweenKills);
  if (chaos.backlogsPerDay > 0) void backlogs(chaos.backlogsPerDay);
  if (chaos.outageHours !== null) void outage(chaos.outageHours);
  void people();

  const settle = () => {
    offsetMs = 0;
    for (const account of planted.accounts) sandbox.control.restore(account.providerAccountId);
  };
  return { clockOffsetMs: () => offsetMs, settle };
}

type Between = { run: Run; planted: Planted; chance: Chance; client: Session };

/** Whoever is about to be written to may answer just before; sometimes the news is there before the call. */
export const answerInBetween =
  ({ run, planted, chance, client }: Between, share: () => number): Run['beforeWrite'] =>
  async () => {
    if (!chance.isTrue(share())) return;
    const { rows } = await run.timeline.during(
      client.query<{ person_id: string }>(
        `select person_id from attempts where state in ('claimed', 'in_flight') and act = 'message' order by id limit 1`,
      ),
    );
    const person = planted.people.get(rows[0]?.person_id ?? '');
    if (!person) return;
    const accountId = person.campaign.account.providerAccountId;
    const kind = chance.oneOf(['interested', 'refusal', 'opposition', 'later'] as const);
    if (tryTo(() => run.sandbox.control.reply(person.slug, { accountId, kind })))
      run.tally.add('reply between claim and call');
    await run.timeline.sleep(chance.between(10, 8_000));
  };
