import { z } from 'zod';
import { formalities } from '#core/campaigns/engagement.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import { type Sentence, sentenceRoles } from '#core/messages/message.ts';

const mostSentences = 12;

/** What goes on the wire: the ids that may be quoted are the only ones that can be answered. No length: see `Ask`. */
export function messageSchema(factIds: readonly string[]) {
  return z.object({
    register: z.enum(formalities),
    sentences: z.array(
      z.object({
        // Counting down while writing is what makes a model keep to a length.
        signsLeft: z.number(),
        role: z.enum(sentenceRoles),
        text: z.string(),
        evidence: z.array(idOf(factIds)),
      }),
    ),
  });
}

export const sentenceSchema = (factIds: readonly string[]) =>
  z.object({ text: z.string(), evidence: z.array(idOf(factIds)) });

const idOf = (factIds: readonly string[]) => z.enum(factIds as [string, ...string[]]);

/** Checks that the JSON schema sent to the provider cannot express; the complaints go back to the model as they are. */
export function strictMessage({ formality, limits }: MessageBrief) {
  const text = z
    .string()
    .min(1, 'Une phrase est vide.')
    .max(limits.hard, `Une seule phrase dépasse déjà ${limits.hard} signes.`);
  const sentence = z.object({ role: z.enum(sentenceRoles), text, evidence: z.array(z.string()) });
  return z
    .object({ register: z.literal(formality, `Écrivez en « ${formality} ».`), sentences: z.array(sentence) })
    .refine(({ sentences }) => sentences.length <= mostSentences, `${mostSentences} phrases au plus.`)
    .refine(
      ({ sentences }) => sentences.some(({ role }) => role !== 'greeting' && role !== 'signature'),
      'Le message ne dit rien.',
    )
    .refine(
      ({ sentences }) => sentences.every(({ role }, at) => role !== 'greeting' || at === 0),
      'La salutation vient en premier, une seule fois.',
    )
    .refine(
      ({ sentences }) =>
        sentences.every(({ role }, at) => role !== 'signature' || at === sentences.length - 1),
      'La signature vient en dernier, une seule fois.',
    )
    .transform(({ sentences }): Sentence[] =>
      sentences.map(({ role, text, evidence }) => ({ role, text, evidence: [...new Set(evidence)] })),
    );
}
