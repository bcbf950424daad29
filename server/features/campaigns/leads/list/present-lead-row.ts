import type { LeadRow } from '#contract/campaigns/lead-list.ts';
import type { ExclusionRow } from '#server/features/audience/exclusions/exclusions.table.ts';
import { type PersonRow, people } from '#server/features/audience/people/people.table.ts';

/** What a row of the list shows; the whole of what is known of a person is far longer. */
export const shownColumns = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  headline: people.headline,
  company: people.company,
  location: people.location,
  publicIdentifier: people.publicIdentifier,
  verdict: people.verdict,
  score: people.score,
  tags: people.tags,
  source: people.source,
  exclusionId: people.exclusionId,
  profileReadAt: people.profileReadAt,
  createdAt: people.createdAt,
} as const;
export type ShownPerson = Pick<PersonRow, keyof typeof shownColumns>;

export const presentLeadRow = (
  person: ShownPerson,
  exclusion: ExclusionRow | null,
  isOutside: boolean,
): LeadRow => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  headline: person.headline,
  company: person.company,
  location: person.location,
  publicIdentifier: person.publicIdentifier,
  verdict: person.verdict,
  score: person.score,
  isOutside,
  tags: person.tags,
  source: person.source,
  excludedBy: exclusion && { kind: exclusion.kind, label: exclusion.label, note: exclusion.note },
  isProfileRead: person.profileReadAt !== null,
  addedAt: person.createdAt.toISOString(),
});
