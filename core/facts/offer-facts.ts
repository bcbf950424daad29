import type { OfferData } from '../offers/offer-data.ts';
import { cleanText, withoutOrnaments } from './clean-text.ts';
import type { FactKind } from './fact.ts';
import type { FactWithoutId } from './fact-input.ts';
import { sentencesOf } from './prose-sentences.ts';
import { looksHostile, saysNothing } from './unfit.ts';

const longestSentence = 400;

/** What the sender says of themselves and of what they sell: one fact per selling point and per sentence. */
export function offerFacts(offer: OfferData, seenAt: string): FactWithoutId[] {
  const { personalProfile, companyInfo, targetingInfo } = offer;
  const facts = (kind: FactKind, texts: readonly string[]): FactWithoutId[] =>
    texts
      // A link or a gap to fill is nothing to be said.
      .filter((text) => !saysNothing(text) && text.length <= longestSentence && !looksHostile(text))
      .map((text) => ({ kind, text, source: 'offer', seenAt, date: null, url: null }));
  return [
    ...facts('sender_name', [oneLine(personalProfile.displayName)]),
    ...facts('sender_role', [oneLine(personalProfile.jobTitle)]),
    ...facts('sender_company', [oneLine(companyInfo.companyName)]),
    ...facts('sender_about', prose(personalProfile.personalIntroduction)),
    ...facts('service', prose(companyInfo.serviceDescription)),
    ...facts('proposal', prose(companyInfo.serviceOffer)),
    ...facts('selling_point', points(companyInfo.uniqueSellingPoints)),
    ...facts('market', [oneLine(targetingInfo.targetMarket)]),
    ...facts('pricing', [oneLine(targetingInfo.pricing)]),
  ];
}

const oneLine = (text: string) => withoutOrnaments(cleanText(text).replaceAll('\n', ' '));
const prose = (text: string) => sentencesOf(cleanText(text));

/** One per line, or several on a line between bullets or semicolons. */
const points = (text: string) =>
  cleanText(text)
    .split(/[\n;•▪◦✓✔➤]/u)
    .map((point) => withoutOrnaments(point));
