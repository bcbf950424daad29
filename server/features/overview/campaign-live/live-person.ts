import type { LivePerson } from '#contract/overview/campaign-live.ts';
import { linkedinUrl } from '#core/people/linkedin-address.ts';
import { personName } from '#core/people/person-name.ts';
import { people } from '#server/features/audience/people/people.table.ts';

/** What `presentLivePerson` reads, for a list that joins people. */
export const livePersonColumns = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  headline: people.headline,
  company: people.company,
  publicIdentifier: people.publicIdentifier,
  source: people.source,
};
type Columns = { [K in keyof typeof livePersonColumns]: (typeof people.$inferSelect)[K] };

export const presentLivePerson = (person: Columns): LivePerson => ({
  id: person.id,
  name: personName(person),
  detail: person.company ?? person.headline,
  profileUrl: person.publicIdentifier && linkedinUrl(person.publicIdentifier),
});
