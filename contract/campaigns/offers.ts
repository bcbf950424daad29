import { z } from 'zod';
import { campaignStatuses } from '#core/campaigns/campaign-status.ts';
import {
  currentFieldOf,
  fromLegacyOffer,
  type LegacyOffer,
  legacyOfferFields,
  mergeChanges,
} from '#core/offers/legacy-offer.ts';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../one-line.ts';
import { Argumentaire, ArgumentaireChange } from './argumentaire.ts';

const line = oneLine;
const prose = z.string().trim().max(4000, '4 000 caractères au plus.');
/** A text, or an old list of points: joined with newlines. */
const points = z
  .union([z.array(z.string()), z.string()])
  .transform((value) => (Array.isArray(value) ? value.join('\n') : value))
  .pipe(prose);

const PersonalProfile = z.object({
  displayName: line(160),
  jobTitle: line(200),
  personalIntroduction: prose,
});
const CompanyInfo = z.object({
  companyName: line(200),
  website: line(500),
  linkedinPage: line(500),
  serviceDescription: prose,
  serviceOffer: prose,
  uniqueSellingPoints: points,
});
const TargetingInfo = z.object({ targetMarket: prose, pricing: prose });

const texts = <Name extends string>(...names: Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>);

/** As it is answered: never stricter than what was stored. */
export const OfferData = z.object({
  personalProfile: texts('displayName', 'jobTitle', 'personalIntroduction'),
  companyInfo: texts(
    'companyName',
    'website',
    'linkedinPage',
    'serviceDescription',
    'serviceOffer',
    'uniqueSellingPoints',
  ),
  targetingInfo: texts('targetMarket', 'pricing'),
  summary: z.string(),
});
export type OfferData = z.infer<typeof OfferData>;

const NestedChange = z.object({
  personalProfile: PersonalProfile.partial().optional(),
  companyInfo: CompanyInfo.partial().optional(),
  targetingInfo: TargetingInfo.partial().optional(),
  summary: prose.optional(),
});

const groups: Record<string, Record<string, z.ZodType<string>>> = {
  personalProfile: PersonalProfile.shape,
  companyInfo: CompanyInfo.shape,
  targetingInfo: TargetingInfo.shape,
};

/** The flat fields of older clients, each as long as where it belongs now allows. */
const legacyShape = Object.fromEntries(
  legacyOfferFields.map((field) => {
    const [group, name] = currentFieldOf(field);
    return [field, (name ? groups[group]?.[name] : prose)?.optional()];
  }),
) as unknown as { [Field in keyof LegacyOffer]: z.ZodOptional<typeof prose> };
export const LegacyOfferFields = z.object(legacyShape);

/** What an offer changes to: today's nested shape, the old flat one, or both; only what is given changes. */
export const OfferDataChange = NestedChange.extend(legacyShape).transform(
  ({ personalProfile, companyInfo, targetingInfo, summary, ...flat }) =>
    mergeChanges(fromLegacyOffer(flat), { personalProfile, companyInfo, targetingInfo, summary }),
);

/** A campaign that an offer or a target serves. */
export const UsedBy = z.object({ id: z.uuid(), name: z.string(), status: z.enum(campaignStatuses) });
export type UsedBy = z.infer<typeof UsedBy>;

export const Offer = z.object({
  id: z.uuid(),
  name: z.string(),
  offerData: OfferData,
  argumentaire: Argumentaire,
  version: z.number(),
  /** Beyond what the plan holds: shown, not usable, back with a higher plan. */
  isFrozen: z.boolean(),
  usedBy: z.array(UsedBy),
  created: z.iso.datetime(),
  lastModified: z.iso.datetime(),
});
export type Offer = z.infer<typeof Offer>;

export const EntityName = line(120, 'Donnez un nom.');

export const NewOffer = z.object({
  name: EntityName.optional(),
  offerData: OfferDataChange.optional(),
  argumentaire: ArgumentaireChange.optional(),
});
export const OfferChange = NewOffer.extend({
  version: z.number().int().optional(),
});

/** What the connected account says of the user and of their company; null where it says nothing. */
export const ImportedProfile = z.object({
  personalProfile: z.object({
    displayName: z.string().nullable(),
    jobTitle: z.string().nullable(),
    personalIntroduction: z.string().nullable(),
  }),
  companyInfo: z.object({
    companyName: z.string().nullable(),
    website: z.string().nullable(),
    linkedinPage: z.string().nullable(),
    serviceDescription: z.string().nullable(),
  }),
});
export type ImportedProfile = z.infer<typeof ImportedProfile>;

const one = z.object({ id: z.uuid() });

export const offersApi = {
  list: endpoint('GET', '/api/offers', { reply: z.array(Offer) }),
  create: endpoint('POST', '/api/offers', { body: NewOffer, reply: Offer }),
  update: endpoint('PATCH', '/api/offers/:id', { params: one, body: OfferChange, reply: Offer }),
  remove: endpoint('DELETE', '/api/offers/:id', { params: one, reply: z.object({ message: z.string() }) }),
  /** Writes a summary of what is given; stores nothing. */
  summarise: endpoint('POST', '/api/offers/summary', {
    body: z.object({ offerData: OfferDataChange }),
    reply: z.object({ summary: z.string() }),
  }),
  /** An argumentaire to correct, made of the user's own words: an offer, or what it says by now, and a text of theirs; stores nothing. */
  proposeArguments: endpoint('POST', '/api/offers/argument-proposals', {
    body: z.object({
      offerId: z.uuid().optional(),
      offerData: OfferDataChange.optional(),
      text: z.string().max(20_000, '20\u00a0000\u00a0caractères au plus.').default(''),
    }),
    reply: Argumentaire,
  }),
  importProfile: endpoint('POST', '/api/offers/profile-import', { reply: ImportedProfile }),
};
