import { expect, test } from 'vitest';
import { answerStorage } from './answer-storage.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('what is written stays for its owner and its conversation, until it is empty', () => {
  const store = memory();
  answerStorage(() => store, 'ana', 'c1').write('Bonjour');
  expect(answerStorage(() => store, 'ana', 'c1').read()).toBe('Bonjour');
  expect(answerStorage(() => store, 'ana', 'c2').read()).toBe('');
  expect(answerStorage(() => store, 'paul', 'c1').read()).toBe('');
  answerStorage(() => store, 'ana', 'c1').write('  ');
  expect(store.kept.size).toBe(0);
});

test('a device that refuses to keep anything only forgets', () => {
  const refused = answerStorage(
    () => {
      throw new Error('denied');
    },
    'ana',
    'c1',
  );
  expect(refused.read()).toBe('');
  expect(() => refused.write('Bonjour')).not.toThrow();
});
