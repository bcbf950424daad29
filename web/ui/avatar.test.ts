import { expect, test } from 'vitest';
import { hueOfName, initialsOf } from './avatar.tsx';

test.each([
  ['Noémie Oulhaci', 'NO'],
  ['Jean-Baptiste  Delcroix-Morel', 'JD'],
  ['Maria de la Cruz', 'MC'],
  ['Cher', 'C'],
  ['\u{1d5a0}lice Bo', '\u{1d5a0}B'],
  ['', ''],
  ['Baptiste Muller ✨', 'BM'],
  ['Marine Benoit, PhD', 'MB'],
])('initials of « %s »', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('a name has one colour, and names have several', () => {
  expect(hueOfName('Noémie Oulhaci')).toBe(hueOfName('Noémie Oulhaci'));
  const names = ['Ava Zola', 'Bob Yvon', 'Cléo Xuan', 'Dan Wolf', 'Ève Vial', 'Flo Urvoy', 'Gil Tardy'];
  expect(new Set(names.map(hueOfName)).size).toBeGreaterThan(3);
  for (const name of names) expect(hueOfName(name)).toBeLessThan(360);
});
