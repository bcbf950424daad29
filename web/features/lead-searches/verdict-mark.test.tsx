import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VerdictMark } from './verdict-mark.tsx';

afterEach(cleanup);

const textOf = (mark: Parameters<typeof VerdictMark>[0]) =>
  render(<VerdictMark {...mark} />).container.textContent;

test('nobody is in the target and outside the market at once', () => {
  expect(textOf({ verdict: 'qualified' })).toBe('Dans la cible');
  expect(textOf({ verdict: 'qualified', isOutside: true })).toBe('Hors de votre marché');
  // The graver of the two is what the target says.
  expect(textOf({ verdict: 'unqualified', isOutside: true })).toBe('Hors cible');
});
