import type { PersonFields } from '#core/people/person-fields.ts';
import type { Deps } from '#server/deps.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { columnsAfter } from '#server/features/audience/people/person-columns.ts';
import type { FoundPerson, Profile } from '#server/providers/social-network/people.ts';
import { aPerson } from './a-person.ts';

type Planted = Partial<PersonFields> & {
  publicIdentifier?: string;
  memberUrn?: string;
  createdAt?: Date;
  lastContactAt?: Date;
  tags?: string[];
};

/** A person's record, written straight to the tables. */
export async function plantRecord(
  { db }: Pick<Deps, 'db'>,
  workspaceId: string,
  planted: Planted,
): Promise<string> {
  const {
    publicIdentifier,
    memberUrn,
    createdAt = new Date(),
    lastContactAt,
    tags = [],
    ...fields
  } = planted;
  const given = { firstName: 'Camille', lastName: 'Moreau', ...fields };
  const [person] = await db
    .insert(people)
    .values({
      workspaceId,
      publicIdentifier: publicIdentifier ?? null,
      ...columnsAfter(null, given, { from: 'search', at: createdAt.toISOString() }),
      facts: aPerson({ firstName: given.firstName, lastName: given.lastName, isProfileRead: false }),
      source: 'search',
      tags,
      createdAt,
      updatedAt: createdAt,
      lastContactAt: lastContactAt ?? null,
    })
    .returning();
  const personId = person?.id ?? '';
  const names = [
    publicIdentifier && { kind: 'public_identifier' as const, value: publicIdentifier },
    memberUrn && { kind: 'member_urn' as const, value: memberUrn },
  ].filter((name) => name !== undefined && name !== '');
  if (names.length > 0)
    await db.insert(personIdentities).values(names.map((name) => ({ ...name, workspaceId, personId })));
  return personId;
}

/** A row of a search. */
export const aRow = (row: Partial<FoundPerson>): FoundPerson => ({
  personId: '',
  publicIdentifier: null,
  memberUrn: null,
  firstName: 'Camille',
  lastName: 'Moreau',
  name: null,
  headline: null,
  location: null,
  industry: null,
  pictureUrl: null,
  distance: 2,
  hasPendingInvitation: false,
  isPremium: false,
  isOpenProfile: false,
  positions: [],
  ...row,
});

export const aProfile = (profile: Partial<Profile>): Profile => ({
  personId: '',
  publicIdentifier: null,
  memberUrn: null,
  firstName: 'Camille',
  lastName: 'Moreau',
  headline: null,
  about: null,
  location: null,
  pictureUrl: null,
  language: null,
  distance: 2,
  invitation: 'none',
  isPremium: false,
  isOpenProfile: false,
  connectionsCount: null,
  followersCount: null,
  experience: [],
  education: [],
  skills: [],
  languages: [],
  missingSections: [],
  ...profile,
});
