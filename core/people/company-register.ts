import type { PersonFacts } from './person-facts.ts';
import { type FieldOrigin, type FieldOrigins, isGuess } from './person-fields.ts';

const registerFields = ['naf', 'department', 'headcountBand'] as const;
type RegisterField = (typeof registerFields)[number];

/** One field of the company in the terms of INSEE, with its source and date. */
export type RegisterEntry = { value: string; from: FieldOrigin['from'] | null; at: string | null };
export type CompanyRegister = Partial<Record<RegisterField, RegisterEntry>>;

/** What a person is judged on: the network's facts, and what a list or the user says of their company. */
export type JudgedFacts = PersonFacts & { register?: CompanyRegister };

type GivenFields = Record<RegisterField, string | null> & { facts: PersonFacts; origins: FieldOrigins };

export function judgedFacts({ facts, origins, ...fields }: GivenFields): JudgedFacts {
  const register: CompanyRegister = {};
  for (const field of registerFields) {
    const value = fields[field];
    const origin = origins[field];
    // The scorer makes its own of the place, and says so.
    if (value && !isGuess(origin?.from))
      register[field] = { value, from: origin?.from ?? null, at: origin?.at ?? null };
  }
  return { ...facts, register };
}
