import { z } from 'zod';
import { errorCodes } from './errors.ts';

/** Every refusal: `error` and `message` are the same French sentence, `code` is for programs. */
export const ErrorReply = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  details: z.looseObject({ fields: z.record(z.string(), z.string()).optional() }).optional(),
});
