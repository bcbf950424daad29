import { expect, test } from 'vitest';
import { formatWaited } from './format-waited.ts';

const at = (time: string) => new Date(`2026-11-17T${time}Z`);

test('a wait is told in minutes, hours, then days', () => {
  expect(formatWaited(at('10:00:00'), at('10:25:59'))).toBe('25\u00a0min');
  expect(formatWaited(at('10:00:00'), at('13:59:00'))).toBe('3\u00a0h');
  expect(formatWaited(new Date('2026-11-16T09:00:00Z'), at('10:00:00'))).toBe('1\u00a0jour');
  expect(formatWaited(new Date('2026-11-10T09:00:00Z'), at('10:00:00'))).toBe('7\u00a0jours');
  expect(formatWaited(at('10:00:01'), at('10:00:00'))).toBe('0\u00a0min');
});
