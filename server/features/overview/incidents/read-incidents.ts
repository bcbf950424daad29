import { asc, count, desc, eq, sql, sum } from 'drizzle-orm';
import type { Incident, IncidentFile } from '#contract/overview/incidents.ts';
import { clockOf, describeClock, notifyBefore } from '#core/privacy/incident.ts';
import { draftMessage, draftNotification, type IncidentFacts } from '#core/privacy/incident-texts.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { type IncidentRow, incidentAccounts, incidents } from './incidents.table.ts';

const mostShown = 100;

type Counted = { incident: IncidentRow; accounts: number; people: number };

const selectCounted = (ctx: MemberCtx) =>
  ctx.db
    .select({
      incident: incidents,
      accounts: count(incidentAccounts.id),
      people: sql<number>`coalesce(${sum(incidentAccounts.people)}, 0)::int`,
    })
    .from(incidents)
    .leftJoin(incidentAccounts, eq(incidentAccounts.incidentId, incidents.id))
    .groupBy(incidents.id);

/** The whole register, what is open first. */
export async function listIncidents(ctx: MemberCtx): Promise<Incident[]> {
  const rows = await selectCounted(ctx).orderBy(
    sql`${incidents.closedAt} is not null`,
    desc(incidents.discoveredAt),
    asc(incidents.id),
  );
  return rows.map((row) => presentIncident(row, ctx.clock.now()));
}

export async function readIncident(ctx: MemberCtx, id: string): Promise<IncidentFile> {
  const counted = await findCounted(ctx, id);
  const now = ctx.clock.now();
  const facts = factsOf(counted);
  const publisher = publisherOf(ctx);
  const touched = await listAffected(ctx, id, mostShown);
  return {
    incident: presentIncident(counted, now),
    touched: touched.map((one) => ({ ...one, message: draftMessage(facts, publisher, one.people) })),
    notification: draftNotification(facts, publisher, now),
  };
}

export async function findCounted(ctx: MemberCtx, id: string): Promise<Counted> {
  const [counted] = await selectCounted(ctx).where(eq(incidents.id, id));
  if (!counted) throw notFound('Incident');
  return counted;
}

export async function listAffected(ctx: MemberCtx, incidentId: string, most?: number) {
  const query = ctx.db
    .select({
      id: incidentAccounts.id,
      userId: incidentAccounts.touchedId,
      name: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      email: users.email,
      people: incidentAccounts.people,
    })
    .from(incidentAccounts)
    .leftJoin(users, eq(users.id, incidentAccounts.touchedId))
    .where(eq(incidentAccounts.incidentId, incidentId))
    .orderBy(desc(incidentAccounts.people), asc(incidentAccounts.id));
  return most === undefined ? query : query.limit(most);
}

export const publisherOf = ({ env: { site } }: MemberCtx) => ({
  name: site.publisher.name,
  contact: site.contactEmail,
});

export const factsOf = ({ incident, accounts, people }: Counted): IncidentFacts => ({
  ...incident,
  accounts,
  people,
});

function presentIncident({ incident, accounts, people }: Counted, now: Date): Incident {
  const iso = (date: Date | null) => date?.toISOString() ?? null;
  return {
    ...incident,
    accounts,
    people,
    discoveredAt: incident.discoveredAt.toISOString(),
    declaredAt: incident.declaredAt.toISOString(),
    dueAt: notifyBefore(incident.discoveredAt).toISOString(),
    beganAt: iso(incident.beganAt),
    notifiedAt: iso(incident.notifiedAt),
    informedAt: iso(incident.informedAt),
    closedAt: iso(incident.closedAt),
    clock: clockOf(incident, now),
    clockText: describeClock(incident, now),
  };
}
