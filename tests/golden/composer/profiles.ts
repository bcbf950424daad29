import { companiesThatMislead, placesThatMislead } from './companies-and-places.ts';
import { injections, leftovers } from './injections.ts';
import { titlesThatMislead } from './jobs.ts';
import { livesThatMislead } from './lives.ts';
import { namesThatMislead } from './names.ts';
import type { TrapProfile } from './trap-profile.ts';

/** Everybody that a message must never be wrong about. */
export const trapProfiles: readonly TrapProfile[] = [
  ...namesThatMislead,
  ...titlesThatMislead,
  ...companiesThatMislead,
  ...placesThatMislead,
  ...livesThatMislead,
  ...injections,
  ...leftovers,
];
