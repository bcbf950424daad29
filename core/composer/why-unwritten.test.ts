import { expect, test } from 'vitest';
import { sampleBrief } from '#tests/support/sample-brief.ts';
import { whyUnwritten } from './why-unwritten.ts';

test('a note that has no room says so, and what to do', () => {
  const why = whyUnwritten(sampleBrief({ kind: 'note', noteLength: 20 }));
  expect(why.title).toBe('Rien de sûr ne tient en 20 caractères');
  expect(why.explanation).toContain('écrivez cette note vous-même, ou passez-la.');
});

test('a message whose every try is refused names what is refused', () => {
  const why = whyUnwritten(sampleBrief({ bannedPhrases: ['Bonjour'] }));
  expect(why.title).toBe('Ce message n’a pas pu être écrit');
  expect(why.explanation).toContain('«\u00a0Bonjour\u00a0» est une formule que vous évitez.');
  expect(why.explanation).toContain('réglages d’écriture');
});

test('what could be written by now says so', () => {
  expect(whyUnwritten(sampleBrief()).explanation).toContain('«\u00a0Régénérer\u00a0»');
});
