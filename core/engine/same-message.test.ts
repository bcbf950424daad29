import { expect, test } from 'vitest';
import { isSameMessage } from './same-message.ts';

const calledAt = new Date('2026-11-16T09:00:00Z');
const sent = {
  act: 'message' as const,
  state: 'in_flight' as const,
  text: 'Bonjour Camille,\n\nVotre équipe recrute.',
  networkId: null as string | null,
  calledAt,
};
const minutesLater = (minutes: number) => new Date(calledAt.getTime() + minutes * 60_000);

test('the same words at the same time are the same message, however they are spaced', () => {
  const reported = { networkId: 'p1', text: 'Bonjour Camille, Votre équipe recrute. ', at: minutesLater(2) };
  expect(isSameMessage(sent, reported)).toBe(true);
  expect(isSameMessage(sent, { ...reported, text: reported.text.normalize('NFD') })).toBe(true);
  expect(isSameMessage(sent, { ...reported, text: 'Bonjour Camille' })).toBe(false);
});

test('the same words much later were written by hand, unless nobody knows when', () => {
  const reported = { networkId: 'p1', text: sent.text, at: minutesLater(12 * 60 + 1) };
  expect(isSameMessage(sent, reported)).toBe(false);
  expect(isSameMessage(sent, { ...reported, at: null })).toBe(true);
});

test('the words of a note come back whenever it is accepted', () => {
  const note = { ...sent, act: 'invite' as const, state: 'confirmed' as const };
  const reported = { networkId: 'p1', text: sent.text, at: minutesLater(60 * 24 * 9) };
  expect(isSameMessage(note, reported)).toBe(true);
});

test('the same id is the same message, whatever it says', () => {
  const named = { ...sent, networkId: 'p1', state: 'confirmed' as const };
  expect(isSameMessage(named, { networkId: 'p1', text: 'Autre', at: minutesLater(900) })).toBe(true);
});

test('without words, only what may just have left', () => {
  const reported = { networkId: 'p1', text: null, at: minutesLater(1) };
  expect(isSameMessage(sent, reported)).toBe(true);
  expect(isSameMessage({ ...sent, state: 'unknown' }, reported)).toBe(true);
  expect(isSameMessage({ ...sent, state: 'confirmed' }, reported)).toBe(false);
});
