import { expect, test } from 'vitest';
import { ArgumentaireChange } from '#contract/campaigns/argumentaire.ts';
import { demoArgumentaire } from './demo-argumentaire.ts';

test('the arguments of the demonstration are ones that a user could have saved', () => {
  expect(ArgumentaireChange.parse(demoArgumentaire)).toEqual(demoArgumentaire);
});
