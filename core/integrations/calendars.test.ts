import { expect, test } from 'vitest';
import { sortKeysOf } from './calendars.ts';

test('a name is looked for whichever of its words are the family name', () => {
  expect(sortKeysOf(['jeanne', 'le', 'goff'])).toContain('le goff jeanne');
  expect(sortKeysOf(['le', 'goff', 'jeanne'])).toContain('le goff jeanne');
  expect(sortKeysOf([])).toEqual([]);
});
