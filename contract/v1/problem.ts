import { z } from 'zod';
import { errorCodes } from '../errors.ts';

/** Every refusal of the API, as RFC 9457 says it. */
export const Problem = z
  .object({
    type: z.string().describe('Où la référence explique les refus.'),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().describe('Une phrase en français, à montrer telle quelle.'),
    code: z.enum(errorCodes).describe('Le motif, pour un programme.'),
    instance: z.string().describe('La référence à donner au support.'),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .describe('Les champs à corriger.'),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;
