import texts from '#datasets/sandbox/owner-texts.json' with { type: 'json' };
import { fill } from './french-text.ts';
import { randomFrom } from './seeded-random.ts';
import type { Person } from './world.ts';

type OwnerTextRequest = {
  person: Pick<Person, 'firstName'>;
  owner: Pick<Person, 'firstName'> & Partial<Pick<Person, 'gender'>>;
  /** Numbers from 0 to 1. */
  random: () => number;
  now: Date;
};

/** Typed by hand on the network itself, outside the product. */
const HAND_TYPED: readonly string[] = texts;

/** A message of the account's owner; the words agree with the owner. */
export function composeOwnerMessage({ person, owner, random, now }: OwnerTextRequest): string {
  const wish = now.getUTCDay() >= 4 ? 'bon week-end' : 'bonne journée';
  return fill(
    randomFrom(random).pick(HAND_TYPED),
    { person: person.firstName, owner: owner.firstName, wish },
    owner.gender ?? 'masculine',
  );
}
