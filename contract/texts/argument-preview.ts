import { z } from 'zod';
import { signKinds } from '#core/offers/argumentaire.ts';
import { endpoint } from '../endpoint.ts';
import { Fact } from './drafts.ts';

/** What somebody of the campaign would read first; nothing of it is stored. */
const PreviewedPerson = z.object({
  personId: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  company: z.string().nullable(),
  /** Why the offer is not for them, in French; null: it may be. */
  outside: z.string().nullable(),
  /** The argument that concerns them, and the facts that say so; null: none does. */
  reason: z.object({ argumentId: z.string(), sign: z.enum(signKinds), evidence: z.array(Fact) }).nullable(),
  /** null: nothing true fits, or the offer is not for them. */
  text: z.string().nullable(),
});
export type PreviewedPerson = z.infer<typeof PreviewedPerson>;

export const ArgumentPreview = z.object({
  /** Qualified people who were looked at: the best ones where they are many. */
  people: z.number(),
  areAll: z.boolean(),
  /** How many of them each argument concerns, by its id. */
  counts: z.record(z.string(), z.number()),
  outside: z.number(),
  withoutArgument: z.number(),
  shown: z.array(PreviewedPerson),
});
export type ArgumentPreview = z.infer<typeof ArgumentPreview>;

export const argumentPreviewApi = {
  /** Of the argumentaire as it is stored. `page` turns round: after the last people come the first again. */
  read: endpoint('GET', '/api/campaigns/:id/argument-preview', {
    params: z.object({ id: z.uuid() }),
    query: z.object({ page: z.coerce.number().int().min(0).max(1_000).default(0) }),
    reply: ArgumentPreview,
  }),
};
