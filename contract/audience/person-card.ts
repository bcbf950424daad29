import { z } from 'zod';

/** Who somebody is at a glance, in every list of people. */
export const personCard = {
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  headline: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  publicIdentifier: z.string().nullable(),
};
