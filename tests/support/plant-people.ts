import type { PersonFields } from '#core/people/person-fields.ts';
import type { Deps } from '#server/deps.ts';
import { type PersonRow, people } from '#server/features/audience/people/people.table.ts';
import { columnsAfter } from '#server/features/audience/people/person-columns.ts';
import { aPerson, aPosition } from './a-person.ts';

export type PlantedPerson = Partial<PersonFields> &
  Partial<
    Pick<typeof people.$inferInsert, 'tags' | 'source' | 'sourceDetail' | 'profileReadAt' | 'createdAt'>
  > &
  Partial<Pick<typeof people.$inferInsert, 'id' | 'score' | 'verdict' | 'publicIdentifier'>>;

/** People of a user, written straight to the table; they come back in the order given. */
export async function plantPeople(
  { db }: Pick<Deps, 'db'>,
  workspaceId: string,
  planted: readonly PlantedPerson[],
): Promise<PersonRow[]> {
  const now = new Date();
  const rows = planted.map(
    ({
      id,
      tags,
      source,
      sourceDetail,
      profileReadAt,
      createdAt,
      score,
      verdict,
      publicIdentifier,
      ...fields
    }) => ({
      ...(id && { id }),
      workspaceId,
      tags: tags ?? [],
      source: source ?? ('search' as const),
      sourceDetail,
      profileReadAt,
      createdAt: createdAt ?? now,
      updatedAt: now,
      score,
      verdict,
      publicIdentifier,
      facts: aPerson({
        firstName: fields.firstName ?? null,
        lastName: fields.lastName ?? null,
        headline: fields.headline ?? null,
        location: fields.location ?? null,
        positions: [aPosition({ title: fields.headline ?? '', company: fields.company ?? null })],
        isProfileRead: profileReadAt != null,
      }),
      ...columnsAfter(null, fields, { from: 'search', at: now.toISOString() }),
    }),
  );
  const created: PersonRow[] = [];
  for (let from = 0; from < rows.length; from += 500)
    created.push(
      ...(await db
        .insert(people)
        .values(rows.slice(from, from + 500))
        .returning()),
    );
  return created;
}
