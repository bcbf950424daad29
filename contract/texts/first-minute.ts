import { z } from 'zod';
import { offerFields } from '#core/first-minute/offer-fields.ts';
import { samplePages } from '#core/first-minute/sample-pages.ts';
import { Argumentaire, ArgumentaireChange } from '../campaigns/argumentaire.ts';
import { Campaign } from '../campaigns/campaigns.ts';
import { IcpCriteria } from '../campaigns/icps.ts';
import { EntityName, OfferData, OfferDataChange } from '../campaigns/offers.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';
import { Fact } from './drafts.ts';

export const longestPasted = 20_000;

/** A value, the words of the text that it comes from, and where they stand. */
const ReadField = z.object({ value: z.string(), words: z.string(), place: z.string() });

const MissingPart = z.object({
  field: z.enum(['service', 'fact', 'company', 'market']),
  question: z.string(),
  /** Without it no message is written. */
  isNeeded: z.boolean(),
});

export const FirstReading = z.object({
  /** What was read: the text as pasted, or that of the page. */
  text: z.string(),
  /** Pages that were read, by their titles; empty for a pasted text. */
  pages: z.array(z.object({ title: z.string(), url: z.string() })),
  fields: z.record(z.enum(offerFields), ReadField.nullable()),
  offerData: OfferData,
  argumentaire: Argumentaire,
  /** null: the text does not say whom it is for. */
  target: IcpCriteria.nullable(),
  missing: MissingPart.nullable(),
});
export type FirstReading = z.infer<typeof FirstReading>;

const SampleMessage = z.object({
  /** Nobody of that name exists. */
  name: z.string(),
  title: z.string(),
  company: z.string(),
  /** What of the person made the message; null: nothing strong enough. */
  sign: Fact.nullable(),
  argumentId: z.string().nullable(),
  text: z.string(),
  sentences: z.array(
    z.object({ text: z.string(), start: z.number(), end: z.number(), evidence: z.array(z.string()) }),
  ),
  /** Those that the sentences rely on. */
  facts: z.array(Fact),
  author: z.enum(['composer', 'model']),
});
export type SampleMessage = z.infer<typeof SampleMessage>;

export const SampleMessages = z.object({ messages: z.array(SampleMessage), missing: MissingPart.nullable() });
export type SampleMessages = z.infer<typeof SampleMessages>;

export const firstMinuteApi = {
  /** An offer from a text or an address of the user's; stores nothing. */
  read: endpoint('POST', '/api/first-minute/reading', {
    body: z
      .object({
        text: z.string().max(longestPasted, '20\u00a0000\u00a0caractères au plus.').optional(),
        address: oneLine(500).optional(),
      })
      .refine(({ text, address }) => Boolean(text?.trim()) !== Boolean(address), {
        message: 'Collez l’adresse ou le texte de votre site.',
        path: ['text'],
      }),
    reply: FirstReading,
  }),
  /** Three messages for three invented people; stores nothing. */
  write: endpoint('POST', '/api/first-minute/messages', {
    body: z.object({
      offerData: OfferDataChange,
      argumentaire: ArgumentaireChange,
      target: IcpCriteria.nullable(),
      page: z
        .number()
        .int()
        .min(0)
        .max(samplePages - 1)
        .default(0),
    }),
    reply: SampleMessages,
  }),
  /** The offer, its argumentaire and the target become a campaign, at once; repeated under the same id, the same one. */
  keep: endpoint('POST', '/api/first-minute/campaign', {
    body: z.object({
      id: z.uuid('Identifiant invalide.'),
      name: EntityName.optional(),
      offerData: OfferDataChange,
      argumentaire: ArgumentaireChange,
      target: IcpCriteria.nullable(),
    }),
    reply: Campaign,
  }),
};
