import type { PersonFacts } from '#core/people/person-facts.ts';
import { fieldsOfFacts, type PersonFields } from '#core/people/person-fields.ts';
import type { Deps } from '#server/deps.ts';
import { type PersonRow, people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { columnsAfter } from '#server/features/audience/people/person-columns.ts';
import { aPerson, aPosition } from './a-person.ts';

type Columns = typeof people.$inferInsert;
type IdentityKind = typeof personIdentities.$inferInsert.kind;

export type PlantedPerson = Partial<PersonFields> &
  Partial<
    Pick<
      Columns,
      | ('id' | 'publicIdentifier' | 'tags' | 'source' | 'sourceDetail' | 'score' | 'verdict')
      | ('profileReadAt' | 'createdAt' | 'lastContactAt')
    >
  > & {
    /** What is judged, where the fields do not say it. */
    facts?: Partial<PersonFacts>;
    /** As the network names them. */
    names?: Partial<Record<IdentityKind, string>>;
  };

/** People of a user, written straight to the tables; they come back in the order given. */
export async function plantPeople(
  { db }: Pick<Deps, 'db'>,
  workspaceId: string,
  planted: readonly PlantedPerson[],
): Promise<PersonRow[]> {
  const now = new Date();
  const created: PersonRow[] = [];
  for (let from = 0; from < planted.length; from += 500) {
    const rows = planted.slice(from, from + 500).map((one) => rowOf(workspaceId, one, now));
    created.push(...(await db.insert(people).values(rows).returning()));
  }
  const identities = created.flatMap(({ id: personId }, index) =>
    Object.entries(planted[index]?.names ?? {}).map(([kind, value]) => ({
      ...{ workspaceId, personId, kind: kind as IdentityKind, value },
    })),
  );
  if (identities.length > 0) await db.insert(personIdentities).values(identities);
  return created;
}

function rowOf(workspaceId: string, planted: PlantedPerson, now: Date): Columns {
  const {
    id,
    publicIdentifier,
    tags = [],
    source = 'search',
    sourceDetail,
    score,
    verdict,
    ...more
  } = planted;
  const { profileReadAt, createdAt = now, lastContactAt, facts: known, names: _, ...fields } = more;
  const { firstName = null, lastName = null, headline = null, location = null, company = null } = fields;
  const facts = aPerson({
    ...{ firstName, lastName, headline, location },
    positions: [aPosition({ title: headline ?? '', company })],
    isProfileRead: profileReadAt != null,
    ...known,
  });
  return {
    ...(id && { id }),
    ...{ workspaceId, publicIdentifier, tags, source, sourceDetail, score, verdict, facts },
    ...{ profileReadAt, createdAt, lastContactAt, updatedAt: createdAt },
    ...columnsAfter(
      null,
      { ...(known && fieldsOfFacts(facts)), ...fields },
      { from: 'search', at: createdAt.toISOString() },
    ),
  };
}

/** One record under the names that merging goes by. */
export async function plantRecord(
  deps: Pick<Deps, 'db'>,
  workspaceId: string,
  { memberUrn, ...planted }: PlantedPerson & { memberUrn?: string },
): Promise<string> {
  const names = {
    ...(planted.publicIdentifier && { public_identifier: planted.publicIdentifier }),
    ...(memberUrn && { member_urn: memberUrn }),
  };
  const [row] = await plantPeople(deps, workspaceId, [
    { firstName: 'Camille', lastName: 'Moreau', names, ...planted },
  ]);
  return row?.id ?? '';
}
