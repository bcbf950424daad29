import { expect, test } from 'vitest';
import { oppositionSentence, senderLine, withLine } from './sender-line.ts';

test('the link of the sender stands under the text, which stays whole', () => {
  const sent = withLine('Bonjour Léa,\n\nÀ bientôt.', senderLine('https://accroche.example/x'));
  expect(sent).toMatch(/^Bonjour Léa,\n\nÀ bientôt\.\n\nD’où .*\s: https:\/\/accroche\.example\/x$/s);
});

test('the sentence on how to say no speaks as the campaign does', () => {
  expect(oppositionSentence('vous')).toMatch(/^Si vous .* écrirai plus\.$/);
  expect(oppositionSentence('tu')).toMatch(/^Si tu .* t’écrirai plus\.$/);
});
