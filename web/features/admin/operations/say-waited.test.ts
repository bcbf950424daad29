import { expect, test } from 'vitest';
import { sayWaited } from './say-waited.ts';

const at = (time: string) => new Date(`2026-11-17T${time}Z`);

test('a wait is told in minutes, hours, then days', () => {
  expect(sayWaited(at('10:00:00'), at('10:25:59'))).toBe('25\u00a0min');
  expect(sayWaited(at('10:00:00'), at('13:59:00'))).toBe('3\u00a0h');
  expect(sayWaited(new Date('2026-11-16T09:00:00Z'), at('10:00:00'))).toBe('1\u00a0jour');
  expect(sayWaited(new Date('2026-11-10T09:00:00Z'), at('10:00:00'))).toBe('7\u00a0jours');
  expect(sayWaited(at('10:00:01'), at('10:00:00'))).toBe('0\u00a0min');
});
