import { and, asc, eq, sql } from 'drizzle-orm';
import { companyKey } from '#core/companies/company-key.ts';
import { skipReasons } from '#core/engine/decide/decision.ts';
import type { News } from '#core/forecast/news.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import {
  type NetworkNews,
  networkNews,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { LedgerEntry } from '../../sandbox/unipile/network/network-state.ts';
import type { Planted } from '../plant-scenario.ts';
import { readDeliveries } from '../read-ledger.ts';
import type { Line } from './compare.ts';

/** What the engine did from a moment on: each act, each step passed over, and where everybody stands at the end. */
export async function readReality(db: Database, accountId: string, from: Date): Promise<Line[]> {
  const lines: Line[] = [];
  for (const one of await db.select().from(attempts).where(eq(attempts.accountId, accountId))) {
    const { personId, stepKey, act, state, outcome, hasNote } = one;
    const isSkip = (skipReasons as readonly (string | null)[]).includes(outcome) && state === 'not_sent';
    // Taken back by no step: planned, and refused by a rule or still to leave.
    if (act === 'withdraw' && !one.claimedAt && !isSkip) continue;
    const at = isSkip ? one.settledAt : (one.claimedAt ?? one.plannedAt);
    if (!at || at < from) continue;
    const what = isSkip ? `skips: ${outcome}` : `does: ${act}${hasNote ? ' with a note' : ''}`;
    lines.push({ at, personId, what: `${what} (${stepKey})` });
    // An invitation that was answered a moment before, which the network had not reported yet.
    const isGone = act === 'withdraw' && outcome === 'not_found';
    if (state === 'not_sent' && !isSkip && !isGone)
      lines.push({ at, personId, what: `is refused: ${outcome}` });
    if (state === 'unknown' || state === 'in_flight' || state === 'claimed')
      lines.push({ at, personId, what: `is ${state}` });
  }
  for (const one of await db.select().from(enrolments).where(eq(enrolments.accountId, accountId))) {
    const { personId, state, reason } = one;
    if (one.finishedAt && one.finishedAt < from) continue;
    lines.push({ at: one.finishedAt ?? one.nextActionAt, personId, what: `ends ${state}: ${reason ?? '-'}` });
  }
  return lines;
}

/**
 * What the network itself says that it received. Not what was taken back: somebody may have accepted just before, of whom
 * it had not reported yet.
 */
export const readArrivals = (ledger: readonly LedgerEntry[], planted: Planted, from: Date): Line[] =>
  readDeliveries(ledger).flatMap(({ at, act, slug, hasEffect }) =>
    hasEffect && act !== 'withdraw' && at >= from.getTime()
      ? [
          {
            at: new Date(at),
            personId: namesOf(planted).get(slug) ?? slug,
            what: `reaches the network: ${act}`,
          },
        ]
      : [],
  );

const namesOf = ({ people }: Planted) =>
  new Map(
    [...people.values()].flatMap(({ id, slug, networkId }) => [
      [slug, id],
      [networkId, id],
    ]),
  );

/** Those whose sequence is over and who never said a word: should they, their colleagues wait. */
export async function readSilentCompanies(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: people.id, company: people.company })
    .from(enrolments)
    .innerJoin(people, eq(people.id, enrolments.personId))
    .where(
      and(
        eq(enrolments.state, 'finished'),
        sql`not exists (select 1 from ${conversations} c join ${messages} m on m.conversation_id = c.id
          where c.person_id = ${people.id} and m.author = 'person' and m.reply_kind is distinct from 'absence')`,
      ),
    );
  return new Map(rows.map(({ id, company }) => [id, companyKey(company ?? '')]));
}

type Context = { planted: Planted; companies: ReadonlyMap<string, string>; from: Date };

/** What the network reported, as it reported it and when it was handled. */
export async function readNews(db: Database, { planted, companies, from }: Context): Promise<News[]> {
  const byName = namesOf(planted);
  const written = new Map(
    (await db.select().from(messages)).map((message) => [message.networkMessageId, message]),
  );
  const kindOf = ({ kind, messageId }: NetworkNews): News['is'] | null => {
    switch (kind) {
      case 'relation':
        return 'accepted';
      case 'invitation_gone':
        return 'declined';
      case 'message_received':
        return written.get(messageId)?.replyKind === 'absence' ? 'away' : 'replied';
      case 'message_sent':
        return written.get(messageId)?.author === 'owner' ? 'taken_over' : null;
      case 'message_read':
      case 'unreadable':
        return null;
    }
  };
  const rows = await db.select().from(networkNews).orderBy(asc(networkNews.handledAt));
  return rows.flatMap((news): News[] => {
    const { handledAt: at, personId: networkId, publicIdentifier: slug, occurredAt: since } = news;
    const is = kindOf(news);
    const personId = byName.get(networkId ?? '') ?? byName.get(slug ?? '');
    return at && is && personId && at >= from
      ? [{ at, since, personId, is, company: companies.get(personId) ?? null }]
      : [];
  });
}
