import { expect, test } from 'vitest';
import { writeIcs } from './write-ics.ts';

const reminder = {
  id: '1',
  at: new Date('2026-12-01T07:00:00Z'),
  now: new Date('2026-11-16T09:30:00Z'),
  title: 'Reprendre contact avec Camille Moreau',
  description: 'Responsable paie\nTréfileries du Nord',
  url: 'https://accroche.example/prospects',
};

test('a reminder is an event of a quarter of an hour, with an alarm', () => {
  const lines = writeIcs(reminder).split('\r\n');
  expect(lines.at(0)).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('DTSTART:20261201T070000Z');
  expect(lines).toContain('DTEND:20261201T071500Z');
  expect(lines).toContain('DESCRIPTION:Responsable paie\\nTréfileries du Nord');
  expect(lines).toContain('BEGIN:VALARM');
});

test('no name begins a line of its own, and signs of the format are escaped', () => {
  const file = writeIcs({ ...reminder, title: 'A; B, C\\D\r\nATTENDEE:mailto:x@y.fr\u0007' });
  expect(file).toContain('SUMMARY:A\\; B\\, C\\\\D\\nATTENDEE:mailto:x@y.fr');
  expect(file).not.toMatch(/^ATTENDEE/m);
});

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const file = writeIcs({ ...reminder, title: 'é'.repeat(200) });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain('é'.repeat(200));
});
