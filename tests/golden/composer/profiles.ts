import { careersThatMislead } from './careers.ts';
import { companiesThatMislead, placesThatMislead } from './companies-and-places.ts';
import { injections, leftovers } from './injections.ts';
import { titlesThatMislead } from './jobs.ts';
import { namesThatMislead } from './names.ts';
import type { TrapProfile } from './trap-profile.ts';

/** Everybody that a message must never be wrong about. */
export const trapProfiles: readonly TrapProfile[] = [
  ...namesThatMislead,
  ...titlesThatMislead,
  ...companiesThatMislead,
  ...placesThatMislead,
  ...careersThatMislead,
  ...injections,
  ...leftovers,
];
