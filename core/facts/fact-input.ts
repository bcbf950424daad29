import type { Argumentaire } from '../offers/argumentaire.ts';
import type { OfferData } from '../offers/offer-data.ts';
import type { PersonFacts } from '../people/person-facts.ts';
import type { KnownFields } from '../people/person-fields.ts';
import type { Fact } from './fact.ts';

/** What the ledger is made from: the record of a person, and the offer. */
export type FactInput = {
  person: PersonFacts;
  /** When the profile, or failing that the search row, was read. */
  seenAt: string;
  /** The record's own fields and the source of each: a correction or a list wins over the profile. */
  known?: KnownFields;
  offer: OfferData;
  offerChangedAt: string;
  /** What the offer has to say, and to whom; absent: nothing yet. */
  argumentaire?: Argumentaire | undefined;
  /** The day of writing, as `2026-11-16`: what is computed from dates is true of it. Absent: nothing is computed. */
  today?: string | undefined;
};

/** A fact before it has its place. */
export type FactWithoutId = Omit<Fact, 'id'>;
