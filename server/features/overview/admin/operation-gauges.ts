import { and, count, eq, isNull, min } from 'drizzle-orm';
import type { Deps } from '#server/deps.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import {
  networkNews,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { ReadGauge } from '#server/platform/http/metrics.ts';

/** What tells whoever runs the installation that campaigns stand still: of everybody, and of nobody's people. */
export const operationGauges = ({ db, clock, campaignClock }: Deps): ReadGauge[] => {
  const secondsSince = (moment: Date | null, now: Date) =>
    moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0;
  return [
    {
      name: 'accroche_undecided_sends',
      help: 'Sends that may have left, and nobody knows',
      read: async () => {
        const [row] = await db.select({ sends: count() }).from(attempts).where(eq(attempts.state, 'unknown'));
        return row?.sends ?? 0;
      },
    },
    {
      name: 'accroche_news_waiting_seconds',
      help: 'How long the oldest news of the network waits to be handled; its account sends nothing meanwhile',
      read: async () => {
        const [row] = await db
          .select({ oldest: min(networkNews.storedAt) })
          .from(networkNews)
          .where(and(isNull(networkNews.handledAt), isNull(networkNews.deadAt)));
        return secondsSince(row?.oldest ?? null, clock.now());
      },
    },
    {
      name: 'accroche_turn_late_seconds',
      help: 'How long the account that waits longest for its turn is past it, in campaign time',
      read: async () => {
        const [row] = await db.select({ first: min(socialAccounts.wakeAt) }).from(socialAccounts);
        return secondsSince(row?.first ?? null, campaignClock.now());
      },
    },
    {
      name: 'accroche_accounts_to_reconnect',
      help: 'LinkedIn accounts that are linked and not connected',
      read: async () => {
        const rows = await db
          .select({ state: socialAccounts.state, accounts: count() })
          .from(socialAccounts)
          .where(isNull(socialAccounts.removedAt))
          .groupBy(socialAccounts.state);
        return rows.reduce((sum, { state, accounts }) => sum + (state === 'connected' ? 0 : accounts), 0);
      },
    },
  ];
};
