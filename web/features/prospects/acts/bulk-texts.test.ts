import { expect, test } from 'vitest';
import { describeDone } from './bulk-texts.ts';

test('what was done is counted, and so are those left as they were', () => {
  expect(describeDone({ is: 'pause' }, 1, 0)).toEqual({ title: '1\u00a0personne en pause' });
  expect(describeDone({ is: 'resume' }, 3, 1)).toEqual({
    title: '3\u00a0personnes reprennent la séquence',
    description: 'Sans changement\u00a0: 1\u00a0personne qui n’était pas en pause.',
  });
  expect(describeDone({ is: 'tag', tags: ['vip'] }, 0, 2)).toEqual({
    title: 'Rien à changer',
    description: 'Sans changement\u00a0: 2\u00a0personnes qui portaient déjà l’étiquette.',
  });
});

test('who is not to be contacted any more is told in a sentence', () => {
  expect(describeDone({ is: 'oppose' }, 1, 0).title).toBe('1\u00a0personne ne sera plus contactée');
  expect(describeDone({ is: 'oppose' }, 2, 0).title).toBe('2\u00a0personnes ne seront plus contactées');
});
