import { expect, test } from 'vitest';
import { addSenderLine, dropSenderLine } from './sender-line.ts';

test('the link of the sender stands under the text, which stays whole', () => {
  const sent = addSenderLine('Bonjour Léa,\n\nÀ bientôt.', 'https://accroche.example/x');
  expect(sent).toMatch(/^Bonjour Léa,\n\nÀ bientôt\.\n\nD’où .*\s: https:\/\/accroche\.example\/x$/s);
  expect(dropSenderLine(sent)).toBe('Bonjour Léa,\n\nÀ bientôt.');
  expect(dropSenderLine('Rien de plus.')).toBe('Rien de plus.');
});
