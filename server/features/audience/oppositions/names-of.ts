import { and, eq } from 'drizzle-orm';
import { namingOf } from '#core/people/naming.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { OpposableKey } from './opposition-hash.ts';

/** Every name by which one of the user's people could come back. */
export async function namesOfPerson(
  ctx: Pick<Ctx, 'db'>,
  workspaceId: string,
  personId: string,
): Promise<OpposableKey[]> {
  const [person] = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, workspaceId), eq(people.id, personId)));
  if (!person) return [];
  const rows = await ctx.db
    .select({ kind: personIdentities.kind, value: personIdentities.value })
    .from(personIdentities)
    .where(and(own(personIdentities, workspaceId), eq(personIdentities.personId, personId)));
  const names: OpposableKey[] = [...rows, ...namingOf(person)];
  if (person.publicIdentifier) names.push({ kind: 'public_identifier', value: person.publicIdentifier });
  if (person.email) names.push({ kind: 'email', value: person.email });
  return names;
}
