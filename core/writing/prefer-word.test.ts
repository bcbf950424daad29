import { expect, test } from 'vitest';
import { preferWord } from './prefer-word.ts';

test.each([
  ['Pour discuter jeudi.', 'discuter', 'échanger', 'Pour échanger jeudi.'],
  ['Envie de discuter ?', 'discuter', 'échanger', 'Envie d’échanger ?'],
  ['Envie d’échanger ?', 'échanger', 'discuter', 'Envie de discuter ?'],
  ['Que discuter ?', 'discuter', 'échanger', 'Qu’échanger ?'],
  ['J’écris peu.', 'écris', 'parle', 'Je parle peu.'],
  ['Qu’apporter de plus ?', 'apporter', 'montrer', 'Que montrer de plus ?'],
  ['L’entreprise et son entreprise.', 'entreprise', 'société', 'L’entreprise et son société.'],
  ['La société grandit.', 'société', 'entreprise', 'L’entreprise grandit.'],
  ['Ce rendez-vous, le rendez-vous.', 'rendez-vous', 'échange', 'Cet échange, l’échange.'],
  ['Cet échange.', 'échange', 'appel', 'Cet appel.'],
  ['Cet échange.', 'échange', 'rendez-vous', 'Cet échange.'],
  ['Un appel, des appels.', 'appel', 'coup de fil', 'Un coup de fil, des appels.'],
  ['Appel rapide.', 'appel', 'coup de fil', 'Coup de fil rapide.'],
  ['L’appel d’aujourd’hui.', 'aujourd’hui', 'ce jour', 'L’appel de ce jour.'],
  ['Un point d’étape (rapide).', "point d'étape", 'point', 'Un point (rapide).'],
  ['Rien à voir.', '  ', 'x', 'Rien à voir.'],
  ['a.b et aXb', 'a.b', 'c', 'c et aXb'],
])('%s: %s becomes %s', (text, over, preferred, expected) => {
  expect(preferWord({ over, text: preferred })(text)).toBe(expected);
});
