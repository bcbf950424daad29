import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FirstReading } from '#contract/texts/first-minute.ts';
import { emptyArgumentaire } from '#core/offers/argumentaire.ts';
import { emptyOfferData } from '#core/offers/offer-data.ts';
import { ProposedArguments } from './proposed-arguments.tsx';

afterEach(cleanup);

const textWith = (mayPromise: FirstReading['argumentaire']['mayPromise']) => {
  const reading: FirstReading = {
    text: '',
    pages: [],
    fields: {
      company: null,
      service: null,
      proposal: null,
      points: null,
      market: null,
      pricing: null,
      role: null,
    },
    offerData: emptyOfferData,
    argumentaire: { ...emptyArgumentaire, mayPromise },
    target: null,
    missing: null,
  };
  return render(<ProposedArguments reading={reading} left={[]} onChange={() => undefined} />).container
    .textContent;
};

test('without a promise read, it is said that messages keep to the words of the offer', () => {
  expect(textWith([])).toContain('s’en tiennent aux mots de votre offre');
  cleanup();
  expect(textWith([{ kind: 'delay', text: 'en dix jours' }])).not.toContain('s’en tiennent');
});
