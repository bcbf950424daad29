import { asc, count, gt, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { IncidentFile, NewIncident } from '#contract/overview/incidents.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { recordAdminAct } from '#server/features/identity/audit/record-act.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { ownAmong } from '#server/platform/db/own.ts';
import { wrongField } from '#server/platform/errors.ts';
import { incidentAccounts, incidents } from './incidents.table.ts';
import { readIncident } from './read-incidents.ts';

const batch = 1000;

export const declareIncident = (
  ctx: MemberCtx,
  { emails, discoveredAt, beganAt, ...given }: z.output<typeof NewIncident>,
): Promise<IncidentFile> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const discovered = new Date(discoveredAt);
    const began = beganAt === null ? null : new Date(beganAt);
    if (discovered > now) throw wrongField('discoveredAt', 'La découverte ne peut pas être à venir.');
    if (began && began > discovered) throw wrongField('beganAt', 'Le début précède la découverte.');
    const [incident] = await ctx.db
      .insert(incidents)
      .values({ ...given, discoveredAt: discovered, beganAt: began, declaredAt: now })
      .returning();
    const { id } = incident!;
    const touched = given.isEveryone ? await addEveryone(ctx, id) : await addAccounts(ctx, id, emails);
    await recordAdminAct(ctx, null, 'incident_declared', { count: touched });
    return readIncident(ctx, id);
  });

async function addEveryone(ctx: Ctx, incidentId: string): Promise<number> {
  let touched = 0;
  let last: string | null = null;
  for (;;) {
    const some: { id: string }[] = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(last === null ? undefined : gt(users.id, last))
      .orderBy(asc(users.id))
      .limit(batch);
    await saveAffected(
      ctx,
      incidentId,
      some.map(({ id }) => id),
    );
    touched += some.length;
    last = some.at(-1)?.id ?? null;
    if (some.length < batch) return touched;
  }
}

/** An address that nobody has is refused: an account left out by a slip of the hand would not be warned. */
export async function addAccounts(ctx: Ctx, incidentId: string, emails: readonly string[]): Promise<number> {
  const wanted = [...new Set(emails)];
  if (wanted.length === 0) return 0;
  const found = await ctx.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.email, wanted));
  const known = new Set(found.map(({ email }) => email));
  const unknown = wanted.filter((email) => !known.has(email));
  if (unknown.length > 0)
    throw wrongField('emails', `Aucun compte n’a cette adresse\u00a0: ${unknown.join(', ')}.`);
  await saveAffected(
    ctx,
    incidentId,
    found.map(({ id }) => id),
  );
  return found.length;
}

async function saveAffected(ctx: Ctx, incidentId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const counted = await ctx.db
    .select({ workspaceId: people.workspaceId, count: count() })
    .from(people)
    .where(ownAmong(people, userIds.map(workspaceOf)))
    .groupBy(people.workspaceId);
  const byWorkspace = new Map(counted.map((one) => [one.workspaceId, one.count]));
  const rows = userIds.map((touchedId) => ({
    incidentId,
    touchedId,
    people: byWorkspace.get(workspaceOf(touchedId)) ?? 0,
  }));
  await ctx.db.insert(incidentAccounts).values(rows).onConflictDoNothing();
}
