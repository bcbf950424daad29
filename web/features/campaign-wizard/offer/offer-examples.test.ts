import { expect, test } from 'vitest';
import { emptyOfferData, mergeOfferData, type OfferDataChange } from '#core/offers/offer-data.ts';
import { offerLine, type Piece, presentationLine, sellingPoints } from './offer-examples.ts';

const offer = (change: OfferDataChange) => mergeOfferData(emptyOfferData, change);
const read = (pieces: Piece[]) => pieces.map(({ text }) => text).join('');

test('an empty offer shows where each text will go', () => {
  expect(read(presentationLine(emptyOfferData))).toBe(
    'Bonjour, je suis [votre nom], [votre fonction] chez [votre entreprise].',
  );
  expect(presentationLine(emptyOfferData).filter(({ isMissing }) => isMissing)).toHaveLength(3);
  expect(read(offerLine(emptyOfferData))).toBe(
    '[votre entreprise]\u00a0: [ce que fait votre entreprise] [ce que vous proposez]',
  );
});

test('what is typed takes its place, as a sentence would write it', () => {
  const typed = offer({
    personalProfile: {
      displayName: ' Hélène Vasseur-Guérin ',
      jobTitle: 'Directrice commerciale',
      personalIntroduction: 'Dix ans de paie en cabinet. Et autre chose.',
    },
    companyInfo: { companyName: 'Liseré' },
  });
  expect(read(presentationLine(typed))).toBe(
    'Bonjour, je suis Hélène Vasseur-Guérin, directrice commerciale chez Liseré. Dix ans de paie en cabinet.',
  );
  expect(presentationLine(typed).some(({ isMissing }) => isMissing)).toBe(false);
});

test('a company that opens its own description is named once', () => {
  const companyInfo = {
    companyName: 'Registre Clair',
    serviceDescription: 'Registre Clair suit vos contrôles obligatoires.',
    serviceOffer: 'Une alerte avant chaque échéance.',
  };
  expect(read(offerLine(offer({ companyInfo })))).toBe(
    'Registre Clair suit vos contrôles obligatoires. Une alerte avant chaque échéance.',
  );
});

test('an acronym keeps its capitals', () => {
  expect(read(presentationLine(offer({ personalProfile: { jobTitle: 'DRH' } })))).toContain(', DRH chez');
});

test('arguments are one per line, with or without a dash', () => {
  expect(
    sellingPoints(
      offer({ companyInfo: { uniqueSellingPoints: '- Sans accès au logiciel\n\n• Dix jours ' } }),
    ),
  ).toEqual(['Sans accès au logiciel', 'Dix jours']);
});
