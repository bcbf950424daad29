import type { Argumentaire } from '../offers/argumentaire.ts';
import type { OfferData } from '../offers/offer-data.ts';

/** What is asked when a text says too little: one thing, the first that messages cannot do without. */
export type MissingPart = {
  field: 'service' | 'fact' | 'company' | 'market';
  question: string;
  isNeeded: boolean;
};

/** Who works alone needs no other name than theirs. */
const worksAlone = /(?<!\p{L})(?:je(?!\p{L})|j’)/iu;

/** null: there is enough to write with, and one knows to whom. */
export function findMissing(offer: OfferData, argumentaire: Argumentaire): MissingPart | null {
  const { companyName, serviceDescription, serviceOffer, uniqueSellingPoints } = offer.companyInfo;
  if (serviceDescription.trim() === '')
    return { field: 'service', question: 'Que faites-vous, en une phrase\u00a0?', isNeeded: true };
  const facts = [
    serviceOffer,
    uniqueSellingPoints,
    ...argumentaire.arguments.flatMap(({ problem, proof }) => [problem, proof]),
  ].filter((text) => text.trim() !== '');
  if (facts.length === 0)
    return {
      field: 'fact',
      question: 'Qu’y gagnent vos clients\u00a0? Un chiffre, un cas ou une façon de faire suffit.',
      isNeeded: true,
    };
  if (companyName.trim() === '' && !worksAlone.test(serviceDescription))
    return { field: 'company', question: 'Comment s’appelle votre entreprise\u00a0?', isNeeded: false };
  if (offer.targetingInfo.targetMarket.trim() === '')
    return { field: 'market', question: 'À qui vendez-vous\u00a0?', isNeeded: false };
  return null;
}
