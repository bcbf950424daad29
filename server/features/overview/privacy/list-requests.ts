import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { presentRequest } from './present-request.ts';
import { type PrivacyRequestRow, privacyRequests } from './privacy-requests.table.ts';

const mostShown = 200;

/** Those that wait first, the nearest end before; then what was done, the last before. */
export async function listRequests(ctx: MemberCtx): Promise<PrivacyRequest[]> {
  const rows = await ctx.db
    .select()
    .from(privacyRequests)
    .where(own(privacyRequests, ctx.actor))
    .orderBy(
      sql`${privacyRequests.state} <> 'open'`,
      sql`case when ${privacyRequests.state} = 'open' then ${privacyRequests.receivedAt} end`,
      desc(privacyRequests.closedAt),
      asc(privacyRequests.id),
    )
    .limit(mostShown);
  return presentAll(ctx, rows);
}

export async function getRequest(ctx: MemberCtx, id: string): Promise<PrivacyRequestRow> {
  const [row] = await ctx.db
    .select()
    .from(privacyRequests)
    .where(and(own(privacyRequests, ctx.actor), eq(privacyRequests.id, id)))
    .for('update');
  if (!row) throw notFound('Demande');
  return row;
}

export async function presentOne(ctx: MemberCtx, row: PrivacyRequestRow): Promise<PrivacyRequest> {
  const [presented] = await presentAll(ctx, [row]);
  if (!presented) throw notFound('Demande');
  return presented;
}

async function presentAll(ctx: MemberCtx, rows: readonly PrivacyRequestRow[]): Promise<PrivacyRequest[]> {
  const ids = rows.flatMap(({ personId }) => (personId ? [personId] : []));
  const found = ids.length
    ? await ctx.db
        .select()
        .from(people)
        .where(and(own(people, ctx.actor), inArray(people.id, ids)))
    : [];
  const byId = new Map(found.map((person) => [person.id, person]));
  const { firstName, lastName } = await getOwnUser(ctx);
  const now = ctx.clock.now();
  return rows.map((row) =>
    presentRequest(row, { now, person: byId.get(row.personId ?? ''), sender: `${firstName} ${lastName}` }),
  );
}
