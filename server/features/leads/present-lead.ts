import type { Lead } from '#contract/leads.ts';
import type { PersonRow } from '#server/features/people/people.table.ts';

type Judgement = Pick<Lead, 'verdict' | 'score' | 'reasons'> & { addedAt: Date };

/** A person, and what was thought of them. */
export const presentLead = (person: PersonRow, { addedAt, ...judgement }: Judgement): Lead => ({
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
  addedAt: addedAt.toISOString(),
});
