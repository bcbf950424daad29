import { expect, test } from 'vitest';
import { defaultEngagement } from '../campaigns/sequence-templates.ts';
import { emptyOfferData, type OfferData } from '../offers/offer-data.ts';
import { writingObstacle } from './writing-obstacle.ts';

const offer: OfferData = {
  ...emptyOfferData,
  personalProfile: { displayName: 'Ana Dupont', jobTitle: 'Directrice', personalIntroduction: '' },
  companyInfo: {
    ...emptyOfferData.companyInfo,
    companyName: 'Liseré',
    serviceDescription: 'Audit de la paie.',
    serviceOffer: 'Un diagnostic.',
  },
};
const ready = { offer, config: defaultEngagement, qualified: 3 };

test('each thing that is missing is named, the first one first', () => {
  expect(writingObstacle({ offer: null, config: null, qualified: 0 })).toMatch(/^Complétez l’offre/);
  expect(writingObstacle({ ...ready, offer: emptyOfferData })).toMatch(/^Complétez l’offre/);
  expect(writingObstacle({ ...ready, config: null })).toMatch(/^Choisissez une séquence/);
  const silent = {
    ...defaultEngagement,
    steps: defaultEngagement.steps.filter(({ kind }) => kind === 'visit'),
  };
  expect(writingObstacle({ ...ready, config: silent })).toBe('La séquence n’envoie aucun message.');
  expect(writingObstacle({ ...ready, qualified: 0 })).toMatch(/^Aucune personne qualifiée/);
  expect(writingObstacle(ready)).toBeNull();
});
