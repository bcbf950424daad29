import { afterCompany } from '#core/french/sentences/own-sentence.ts';
import type { OfferData } from '#core/offers/offer-data.ts';

/** A piece of a sentence; a missing one stands in brackets for what is still to be written. */
export type Piece = { position: number; text: string; isMissing: boolean };
type Part = Omit<Piece, 'position'>;

const plainText = (text: string): Part => ({ text, isMissing: false });
const textOrPlaceholder = (text: string, missing: string): Part =>
  text.trim() === '' ? { text: `[${missing}]`, isMissing: true } : plainText(text.trim());
const withPositions = (parts: Part[]): Piece[] => parts.map((part, position) => ({ ...part, position }));

/** « Directrice commerciale » inside a sentence; « DRH » and « CEO » keep their capitals. */
const inSentence = (title: string): string =>
  /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLocaleLowerCase('fr-FR') + title.slice(1) : title;

const sentenceEnd = /(?<=[.!?…])\s/;
const firstSentence = (text: string): string => text.trim().split(sentenceEnd, 1)[0] ?? '';
const closed = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The opening line, as a message would say it. */
export function presentationLine({ personalProfile, companyInfo }: OfferData): Piece[] {
  const { displayName, jobTitle, personalIntroduction } = personalProfile;
  const line = [
    plainText('Bonjour, je suis '),
    textOrPlaceholder(displayName, 'votre nom'),
    plainText(', '),
    textOrPlaceholder(inSentence(jobTitle.trim()), 'votre fonction'),
    plainText(' chez '),
    textOrPlaceholder(companyInfo.companyName, 'votre entreprise'),
    plainText('.'),
  ];
  const introduction = firstSentence(personalIntroduction);
  return withPositions(introduction ? [...line, plainText(` ${closed(introduction)}`)] : line);
}

/** What the writer knows of the offer, a sentence each. */
export function offerLine({ companyInfo }: OfferData): Piece[] {
  const { companyName, serviceDescription, serviceOffer } = companyInfo;
  const describe = (text: string, missing: string) => {
    const sentence = firstSentence(text);
    return textOrPlaceholder(sentence ? closed(sentence) : '', missing);
  };
  const isNamed = afterCompany(serviceDescription.trim(), companyName.trim()) !== null;
  return withPositions([
    ...(isNamed ? [] : [textOrPlaceholder(companyName, 'votre entreprise'), plainText(' : ')]),
    describe(serviceDescription, 'ce que fait votre entreprise'),
    plainText(' '),
    describe(serviceOffer, 'ce que vous proposez'),
  ]);
}

/** One argument per line. */
export const sellingPoints = ({ companyInfo }: OfferData): string[] =>
  companyInfo.uniqueSellingPoints
    .split('\n')
    .map((point) => point.replace(/^[-–•*]\s*/, '').trim())
    .filter(Boolean);
