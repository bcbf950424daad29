import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';
import { siteCalls } from '../paths.ts';
import { Email } from './auth.ts';

export const supportTopics = ['question', 'problem', 'billing', 'privacy', 'enterprise'] as const;

export const SupportRequest = z.object({
  name: oneLine(120, 'Indiquez votre nom.'),
  email: Email,
  topic: z.enum(supportTopics, { error: 'Choisissez un sujet.' }),
  message: z
    .string({ error: 'Écrivez votre message.' })
    .trim()
    .min(10, 'Dites-nous-en un peu plus : 10 caractères au moins.')
    .max(5000, '5 000 caractères au plus.'),
  /** A trap for robots: people do not see this field. */
  website: z.string().max(2000).optional(),
});
export type SupportRequest = z.infer<typeof SupportRequest>;

export const supportApi = {
  send: endpoint('POST', siteCalls.support, {
    body: SupportRequest,
    reply: z.object({ message: z.string() }),
  }),
};
