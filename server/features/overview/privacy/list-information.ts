import { and, asc, count, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type InformedPeople, mostToInform } from '#contract/overview/privacy.ts';
import { senderPagePath } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { informBy, type Reach, waysToInform } from '#core/privacy/information.ts';
import { legalZone } from '#core/privacy/legal-delay.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { personEvents } from '#server/features/audience/people/person-history.table.ts';
import { recordPersonEvent } from '#server/features/audience/people/record-person-event.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { workspaces } from '#server/features/identity/users/workspaces.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';

/** Who was informed of what is done with their data, who still has time to be, and who should have been. */
export async function listInformation(ctx: MemberCtx): Promise<InformedPeople> {
  const { contacted, noted, isInformed, isLate } = contactsOf(ctx);
  const [counts] = await ctx.db
    .select({
      byLink: count(contacted.linkedAt),
      otherwise: sql<number>`count(*) filter (where ${contacted.linkedAt} is null and ${noted.at} is not null)::int`,
      inTime: sql<number>`count(*) filter (where not ${isInformed} and not ${isLate})::int`,
      late: sql<number>`count(*) filter (where not ${isInformed} and ${isLate})::int`,
    })
    .from(contacted)
    .leftJoin(noted, eq(noted.personId, contacted.personId));
  const rows = await ctx.db
    .select({
      id: people.id,
      firstName: people.firstName,
      lastName: people.lastName,
      publicIdentifier: people.publicIdentifier,
      company: people.company,
      firstAt: contacted.firstAt,
      isConnected: hasRelation(ctx, 'connected'),
      isInvited: hasRelation(ctx, 'invited'),
    })
    .from(contacted)
    .innerJoin(people, and(own(people, ctx.actor), eq(people.id, contacted.personId)))
    .leftJoin(noted, eq(noted.personId, contacted.personId))
    .where(and(isNull(contacted.linkedAt), isNull(noted.at), isLate))
    .orderBy(asc(contacted.firstAt), asc(people.id))
    .limit(mostToInform);
  return {
    page: await readOwnPage(ctx),
    ...{ byLink: 0, otherwise: 0, inTime: 0, late: 0, ...counts },
    people: rows.map((row) => {
      const reach: Reach = row.isConnected ? 'connected' : row.isInvited ? 'invited' : 'none';
      return {
        id: row.id,
        name: personName(row),
        company: row.company,
        firstContactAt: row.firstAt.toISOString(),
        dueAt: informBy(row.firstAt).toISOString(),
        advice: waysToInform[reach],
      };
    }),
  };
}

async function readOwnPage(ctx: MemberCtx): Promise<string> {
  const [sender] = await ctx.db
    .select({ code: workspaces.senderCode })
    .from(workspaces)
    .where(eq(workspaces.id, ctx.actor.workspaceId));
  if (!sender) throw notFound('Compte');
  return senderPagePath(sender.code);
}

/** First contact and first link of each person, and who was noted otherwise. */
function contactsOf(ctx: MemberCtx) {
  const link = `%${senderPagePath('')}%`;
  const contacted = ctx.db
    .select({
      personId: attempts.personId,
      firstAt: sql<Date>`min(${attempts.settledAt})`.mapWith(attempts.settledAt).as('first_at'),
      linkedAt: sql<Date | null>`min(${attempts.settledAt}) filter (where ${attempts.text} like ${link})`.as(
        'linked_at',
      ),
    })
    .from(attempts)
    .where(
      and(
        own(attempts, ctx.actor),
        eq(attempts.state, 'confirmed'),
        inArray(attempts.act, ['invite', 'message', 'answer']),
      ),
    )
    .groupBy(attempts.personId)
    .as('contacted');
  const noted = ctx.db
    .select({ personId: personEvents.personId, at: sql<Date>`min(${personEvents.at})`.as('noted_at') })
    .from(personEvents)
    .where(and(own(personEvents, ctx.actor), eq(personEvents.kind, 'informed')))
    .groupBy(personEvents.personId)
    .as('noted');
  const isInformed = sql`(${contacted.linkedAt} is not null or ${noted.at} is not null)`;
  const now = ctx.campaignClock.now().toISOString();
  const dayOf = (instant: SQL) => sql`(${instant} at time zone ${sql.raw(`'${legalZone}'`)})`;
  // The same month as `informBy`, its last day included.
  const isLate = sql`((${dayOf(sql`${contacted.firstAt}`)} + interval '1 month')::date < ${dayOf(sql`${now}::timestamptz`)}::date)`;
  return { contacted, noted, isInformed, isLate };
}

const hasRelation = (ctx: MemberCtx, state: 'connected' | 'invited') =>
  sql<boolean>`${exists(
    ctx.db
      .select({ one: sql`1` })
      .from(relations)
      .where(and(own(relations, people), eq(relations.personId, people.id), eq(relations.state, state))),
  )}`;

/** Told by a mail, a call, in person: written in the history of each, with how. */
export const noteInformed = (
  ctx: MemberCtx,
  personIds: readonly string[],
  how: string,
): Promise<InformedPeople> =>
  inTransaction(ctx, async (ctx) => {
    const ids = [...new Set(personIds)];
    const found = await ctx.db
      .select({ id: people.id })
      .from(people)
      .where(and(own(people, ctx.actor), inArray(people.id, ids)));
    if (found.length < ids.length) throw notFound('Personne');
    await recordPersonEvent(ctx, ctx.actor.workspaceId, ids, { kind: 'informed', detail: { how } });
    return listInformation(ctx);
  });
