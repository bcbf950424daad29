import { z } from 'zod';

/** Numbers and booleans come as words. */
export const int = z
  .string()
  .regex(/^-?\d+$/, 'must be an integer')
  .transform(Number);
export const bool = z.enum(['true', 'false']).transform((value) => value === 'true');
export const metadata = z.record(z.string(), z.string());
export const expand = z.array(z.string()).optional();
export const paging = {
  limit: int.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  expand,
};
export const address = z.strictObject({
  city: z.string().optional(),
  country: z.string().length(2).optional(),
  line1: z.string().optional(),
  line2: z.string().optional(),
  postal_code: z.string().optional(),
  state: z.string().optional(),
});
