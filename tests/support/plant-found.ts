import { randomUUID } from 'node:crypto';
import type { PersonFacts } from '#core/people/person-facts.ts';
import { fieldsOfFacts } from '#core/people/person-fields.ts';
import type { Deps } from '#server/deps.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { columnsAfter } from '#server/features/audience/people/person-columns.ts';
import { aPerson, aPosition } from './a-person.ts';

/** Someone who was found, with the facts that matter here, written straight to the table. */
export async function plantPerson(
  { db }: Pick<Deps, 'db'>,
  workspaceId: string,
  known: { name: string; title: string; company?: string; location?: string; facts?: Partial<PersonFacts> },
): Promise<string> {
  const [firstName = '', ...rest] = known.name.split(' ');
  const facts = aPerson({
    firstName,
    lastName: rest.join(' '),
    headline: known.title,
    location: known.location ?? 'Rennes, Bretagne, France',
    positions: [aPosition({ title: known.title, company: known.company ?? null })],
    ...known.facts,
  });
  const now = new Date();
  const id = randomUUID();
  await db.insert(people).values({
    id,
    workspaceId,
    publicIdentifier: id,
    facts,
    source: 'search',
    ...columnsAfter(null, fieldsOfFacts(facts), { from: 'search', at: now.toISOString() }),
    createdAt: now,
    updatedAt: now,
    profileReadAt: now,
  });
  return id;
}
