import { z } from 'zod';

export const verdicts = ['qualified', 'unqualified', 'unknown'] as const;

/** A person in a campaign. */
export const Lead = z.object({
  personId: z.uuid(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  headline: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  publicIdentifier: z.string().nullable(),
  verdict: z.enum(verdicts),
  addedAt: z.iso.datetime(),
});
export type Lead = z.infer<typeof Lead>;
