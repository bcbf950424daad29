import type { ExclusionReason } from '#contract/exclusions.ts';
import type { Lead } from '#contract/leads.ts';
import type { PersonRow } from '#server/features/audience/people/people.table.ts';

type Judgement = Pick<Lead, 'verdict' | 'score' | 'reasons'> & { addedAt: Date };

/** A person, what was thought of them, and the exclusion that keeps them out, if any. */
export const presentLead = (
  person: PersonRow,
  { addedAt, ...judgement }: Judgement,
  exclusions: ReadonlyMap<string | null, ExclusionReason>,
): Lead => ({
  personId: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  headline: person.headline,
  company: person.company,
  location: person.location,
  publicIdentifier: person.publicIdentifier,
  pictureUrl: person.pictureUrl,
  verdict: judgement.verdict,
  score: judgement.score,
  reasons: judgement.reasons,
  isProfileRead: person.profileReadAt !== null,
  exclusion: exclusions.get(person.exclusionId) ?? null,
  addedAt: addedAt.toISOString(),
});
