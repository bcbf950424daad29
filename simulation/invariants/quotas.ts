import { quotasOn } from '#core/network/account-quotas.ts';
import { addDays, type Day, dayIn } from '#core/time/calendar-day.ts';
import { minuteMs } from '#core/time/durations.ts';
import type { Delivery } from '../read-ledger.ts';
import type { Invariant } from './invariant.ts';

const limitOf = { invite: 'invitationsPerDay', message: 'messagesPerDay', visit: 'visitsPerDay' } as const;

/** (2) No window of any account above its quota: a day of Paris, and seven of them. */
export const quotas: Invariant = ({ deliveries, planted, slack }) =>
  planted.accounts.flatMap((account) => {
    const own = deliveries.filter(
      (one) => one.hasEffect && one.providerAccountId === account.providerAccountId,
    );
    return (['invite', 'message', 'visit'] as const).flatMap((act) => {
      // What left around midnight belongs to the day of its claim, which the network does not know.
      const byDay = Map.groupBy(
        own.filter((one) => one.act === act && !isAroundMidnight(one, slack.callMs + slack.clockMs)),
        (one) => dayIn('Europe/Paris', new Date(one.at)),
      );
      return [...byDay].flatMap(([day, done]) => {
        const limits = quotasOn(day, account.quotas, { rampStartedOn: account.rampStartedOn as Day | null });
        const most = limits[limitOf[act]];
        const problems =
          done.length > most ? [`${account.email}: ${done.length} ${act} on ${day}, at most ${most}`] : [];
        if (act !== 'invite') return problems;
        const week = Array.from({ length: 7 }, (_, back) => byDay.get(addDays(day, -back))?.length ?? 0);
        const inWeek = week.reduce((sum, count) => sum + count, 0);
        if (inWeek > limits.invitationsPerWeek)
          problems.push(
            `${account.email}: ${inWeek} invitations in the week to ${day}, at most ${limits.invitationsPerWeek}`,
          );
        return problems;
      });
    });
  });

const isAroundMidnight = ({ at }: Delivery, slackMs: number) =>
  dayIn('Europe/Paris', new Date(at - slackMs - minuteMs)) !==
  dayIn('Europe/Paris', new Date(at + slackMs + minuteMs));
