import { expect, test } from 'vitest';
import { readForgeryToken } from './forgery-cookie.ts';

test('the token is that of the guarded cookie, whatever stands before it', () => {
  expect(readForgeryToken('autre=1; XSRF-TOKEN=a%2Fb; x-XSRF-TOKEN=non')).toBe('a/b');
  expect(readForgeryToken('XSRF-TOKEN=vieux; __Host-XSRF-TOKEN=neuf')).toBe('neuf');
  expect(readForgeryToken('x__Host-XSRF-TOKEN=non')).toBe('');
});
