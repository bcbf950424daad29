import { expect, test } from 'vitest';
import { describeApprovable, describeDay } from './describe-day.ts';

test('what was confirmed, what is presumed and what is planned are counted apart', () => {
  const marks = (['confirmed', 'presumed', 'confirmed', 'planned'] as const).map((state) => ({ state }));
  expect(describeDay(marks)).toBe('2 actions confirmées, 1 présumée, 1 prévue');
  expect(describeDay([{ state: 'confirmed' }])).toBe('1 action confirmée, 0 prévue');
  expect(describeDay([{ state: 'presumed' }])).toBe('0 action confirmée, 1 présumée, 0 prévue');
  expect(describeDay([])).toBe('aucune action aujourd’hui');
});

test('no more messages may leave today than the account has left to send', () => {
  const read = (toApprove: number, left: number | null) => {
    const { count, text } = describeApprovable(toApprove, left);
    return `${count} ${text}`;
  };
  expect(read(29, 20)).toBe('20 messages au plus peuvent partir une fois validés');
  expect(read(20, 20)).toBe('20 messages peuvent partir une fois validés');
  expect(read(29, null)).toBe('29 messages peuvent partir une fois validés');
  expect(describeApprovable(3, 0).count).toBe(0);
  expect(read(2, 1)).toBe('1 message au plus peut partir une fois validé');
  expect(read(1, 20)).toBe('1 message peut partir une fois validé');
});
