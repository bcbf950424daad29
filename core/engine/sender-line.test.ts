import { expect, test } from 'vitest';
import { addOppositionLine, addSenderLine, dropSenderLine } from './sender-line.ts';

test('the link of the sender stands under the text, which stays whole', () => {
  const sent = addSenderLine('Bonjour Léa,\n\nÀ bientôt.', 'https://accroche.example/x');
  expect(sent).toMatch(/^Bonjour Léa,\n\nÀ bientôt\.\n\nD’où .*\s: https:\/\/accroche\.example\/x$/s);
  expect(dropSenderLine(sent)).toBe('Bonjour Léa,\n\nÀ bientôt.');
  expect(dropSenderLine('Rien de plus.')).toBe('Rien de plus.');
});

test('the sentence on how to say no speaks as the campaign does', () => {
  expect(addOppositionLine('Bonjour Léa.', 'vous')).toMatch(/^Bonjour Léa\.\n\nSi vous .* écrirai plus\.$/s);
  expect(addOppositionLine('Salut Léa.', 'tu')).toMatch(/\n\nSi tu .* t’écrirai plus\.$/s);
});
