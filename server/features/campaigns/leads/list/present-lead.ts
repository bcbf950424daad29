import type { ExclusionReason } from '#contract/audience/exclusions.ts';
import type { Lead } from '#contract/campaigns/leads.ts';
import type { OutsideMarket } from '#core/argumentaire/outside-market.ts';
import type { PersonRow } from '#server/features/audience/people/people.table.ts';

export type Judgement = Pick<Lead, 'verdict' | 'score' | 'reasons'> & {
  addedAt: Date;
  outsideMarket?: OutsideMarket | null;
  keptAt?: Date | null;
};

/** Only a campaign has a market: found people have none yet. */
export const presentOutside = ({ outsideMarket, keptAt }: Pick<Judgement, 'outsideMarket' | 'keptAt'>) =>
  outsideMarket ? { ...outsideMarket, isKept: keptAt != null } : null;

/** Who somebody is, as every list of people shows them. */
export const presentIdentity = (person: PersonRow) => ({
  personId: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  headline: person.headline,
  company: person.company,
  location: person.location,
  publicIdentifier: person.publicIdentifier,
  pictureUrl: person.pictureUrl,
  isProfileRead: person.profileReadAt !== null,
});

/** A person, what was thought of them, and the exclusion that keeps them out, if any. */
export const presentLead = (
  person: PersonRow,
  { addedAt, ...judgement }: Judgement,
  exclusions: ReadonlyMap<string | null, ExclusionReason>,
): Lead => ({
  ...presentIdentity(person),
  verdict: judgement.verdict,
  score: judgement.score,
  reasons: judgement.reasons,
  exclusion: exclusions.get(person.exclusionId) ?? null,
  outsideMarket: presentOutside(judgement),
  isKept: judgement.keptAt != null,
  addedAt: addedAt.toISOString(),
});
