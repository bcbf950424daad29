import { expect, test } from 'vitest';
import { waitingConversationsPath } from '#contract/paths.ts';
import { readId } from '#web/lists/use-list-address.ts';
import { readFilter, writeAddress } from './conversation-address.ts';

const id = '4be0643f-1d98-473b-97cd-ca98a65347dd';

test('a link brings back the same conversations', () => {
  const filter = { view: 'review', kind: 'later', q: 'Léa & co' } as const;
  const address = new URLSearchParams(writeAddress(filter).toString());
  expect(readFilter(address)).toEqual(filter);
  expect(address.toString()).toBe(
    'vue=conversations&etat=a-verifier&classe=plus-tard&recherche=L%C3%A9a+%26+co',
  );
});

test('the figure of the dashboard leads to those it counts', () => {
  const address = new URLSearchParams(waitingConversationsPath.split('?')[1]);
  expect(readFilter(address)).toEqual({ view: 'waiting', kind: null, q: '' });
});

test('the usual inbox has a short address, and nonsense is left out', () => {
  expect(writeAddress({ view: 'open', kind: null, q: '' }).toString()).toBe('vue=conversations');
  const address = new URLSearchParams('vue=conversations&etat=x&classe=y&conversation=z');
  expect(readFilter(address)).toEqual({ view: 'open', kind: null, q: '' });
  expect(readId(address.get('conversation'))).toBeNull();
  expect(readId(id)).toBe(id);
});
