import { describe, expect, test } from 'vitest';
import { readLetter } from './letter.ts';

describe('how a text opens and closes', () => {
  test.each([
    ['Bonjour Léa,\n\nUn mot.\n\nBien à vous,\nPaul', 'Bonjour', 'Bien à vous', 'Paul', 'Un mot.'],
    ['salut Léa !\nUn mot. À bientôt !\nPaul D.', 'Salut', 'À bientôt', 'Paul D.', 'Un mot.'],
    ['Bonjour,\nUn mot.\nBien a vous, Paul', 'Bonjour', 'Bien à vous', 'Paul', 'Un mot.'],
    [
      'Hello Hugo\nUn mot.\nCordialement\nMarie-Claire Le Goff',
      'Hello',
      'Cordialement',
      'Marie-Claire Le Goff',
      'Un mot.',
    ],
    ['Un mot.\nBelle journée', null, 'Belle journée', null, 'Un mot.'],
    ['Un mot.\n\nPaul Durand\nDirecteur commercial\nKerval', null, null, 'Paul Durand', 'Un mot.'],
    ['Un mot.\n— Inès', null, null, 'Inès', 'Un mot.'],
    ['Un mot.\nKerval', null, null, 'Kerval', 'Un mot.'],
    ['Un mot.\nDites-moi\nKerval', null, null, null, 'Un mot.\nDites-moi\nKerval'],
    ['Paul', null, null, null, 'Paul'],
    ['Un mot pour vous dire bonjour', null, null, null, 'Un mot pour vous dire bonjour'],
    ['', null, null, null, ''],
  ])('%j', (text, greeting, signOff, signature, body) => {
    expect(readLetter(text)).toMatchObject({ greeting, signOff, signature, body });
  });
});

test.each([
  ['Oui !', { hasExclamation: true, hasQuestion: false, hasEmoji: false }],
  ['Voir https://x.example/?a=1!', { hasExclamation: false, hasQuestion: false }],
  ['Vu ?', { hasQuestion: true }],
  ['Bravo 🎉', { hasEmoji: true }],
  ['Merci :)', { hasEmoji: true }],
  ['Voici : (deux choses) ©', { hasEmoji: false }],
])('%j', (text, expected) => expect(readLetter(text)).toMatchObject(expected));

test('signs that nobody sees are not read', () => {
  const { signature } = readLetter('Un mot.\nPa\u200bul\u202e');
  expect(signature).toBe('Paul');
});
