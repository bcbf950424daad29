import type { IcpCriteria } from '#contract/campaigns/icps.ts';
import type { FirstReading } from '#contract/texts/first-minute.ts';
import type { Argumentaire } from '#core/offers/argumentaire.ts';
import { mergeOfferData, type OfferData, type OfferDataChange } from '#core/offers/offer-data.ts';

/** Fields of the offer on this screen, in their order. */
export const shownFields = [
  'company',
  'sender',
  'role',
  'service',
  'proposal',
  'market',
  'points',
  'pricing',
] as const;
export type ShownField = (typeof shownFields)[number];

/** What this screen holds until the offer is kept: it survives a reload of its tab. */
export type FirstMinute = {
  pasted: string;
  reading: FirstReading | null;
  /** What the user wrote in the place of what was read. */
  edits: Partial<Record<ShownField, string>>;
  /** Read anew when the market was corrected. */
  target: IcpCriteria | null;
  /** Arguments that the user does not want. */
  left: string[];
  page: number;
  campaignId: string;
};

export const emptyFirstMinute = (): FirstMinute => ({
  pasted: '',
  reading: null,
  edits: {},
  target: null,
  left: [],
  page: 0,
  campaignId: crypto.randomUUID(),
});

/** Where each field stands in an offer. */
const places: Record<ShownField, (value: string) => OfferDataChange> = {
  company: (companyName) => ({ companyInfo: { companyName } }),
  sender: (displayName) => ({ personalProfile: { displayName } }),
  role: (jobTitle) => ({ personalProfile: { jobTitle } }),
  service: (serviceDescription) => ({ companyInfo: { serviceDescription } }),
  proposal: (serviceOffer) => ({ companyInfo: { serviceOffer } }),
  market: (targetMarket) => ({ targetingInfo: { targetMarket } }),
  points: (uniqueSellingPoints) => ({ companyInfo: { uniqueSellingPoints } }),
  pricing: (pricing) => ({ targetingInfo: { pricing } }),
};

export const offerWith = ({ offerData }: FirstReading, edits: FirstMinute['edits']): OfferData =>
  shownFields.reduce<OfferData>((offer, field) => {
    const value = edits[field];
    return value === undefined ? offer : mergeOfferData(offer, places[field](value));
  }, offerData);

export const argumentaireWithout = (
  { argumentaire }: FirstReading,
  left: readonly string[],
): Argumentaire => ({
  ...argumentaire,
  arguments: argumentaire.arguments.filter(({ id }) => !left.includes(id)),
});

/** « lisere.fr », « https://lisere.fr/offre »: an address alone, and not a text. */
export const looksLikeAddress = (pasted: string): boolean =>
  /^(?:https?:\/\/\S+|(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?)$/iu.test(pasted.trim());

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keptFirstMinute(store: () => Store, userId: string) {
  const key = `accroche.first-minute.${userId}`;
  return {
    read: (): FirstMinute => {
      try {
        const kept = JSON.parse(store().getItem(key) ?? 'null');
        return typeof kept?.campaignId === 'string' ? { ...emptyFirstMinute(), ...kept } : emptyFirstMinute();
      } catch {
        return emptyFirstMinute();
      }
    },
    write: (state: FirstMinute | null): void => {
      try {
        if (state) store().setItem(key, JSON.stringify(state));
        else store().removeItem(key);
      } catch {
        // A device that keeps nothing: it lives as long as the page.
      }
    },
  };
}
