import { describe, expect, test } from 'vitest';
import type { Day } from '../../time/calendar-day.ts';
import type { ReplyKind, ReplyReading } from '../reply.ts';
import { type ClaimedReading, joinReadings } from './join-readings.ts';

const today: Day = '2026-11-15';
const text = 'Voyez plutôt avec Marc Petit (marc@exemple.fr), je rentre le 2 décembre.';
const rules = (change: Partial<ReplyReading> = {}): ReplyReading => ({
  kind: 'other',
  isCertain: false,
  also: [],
  evidence: [],
  needsHuman: true,
  ...change,
});
const claim = (change: Partial<ClaimedReading> = {}): ClaimedReading => ({
  kind: 'interested',
  isCertain: true,
  mayBeOpposition: false,
  quote: 'Voyez plutôt',
  date: null,
  referral: null,
  ...change,
});
const join = (one: Partial<ReplyReading>, other: Partial<ClaimedReading>) =>
  joinReadings(rules(one), claim(other), { text, today });

describe('an opposition', () => {
  test.each<ReplyKind>(['interested', 'refusal', 'other'])('of the rules is not lowered to %s', (kind) => {
    const read = rules({ kind: 'opposition', isCertain: true, needsHuman: false });
    expect(joinReadings(read, claim({ kind }), { text, today })).toBe(read);
  });

  test.each<[string, Partial<ClaimedReading>]>([
    ['claimed', { kind: 'opposition' }],
    ['only suspected', { kind: 'refusal', mayBeOpposition: true }],
  ])('%s by the model counts, and somebody reads it', (_how, claimed) => {
    expect(join({ kind: 'refusal', isCertain: true, needsHuman: false }, claimed)).toMatchObject({
      kind: 'opposition',
      isCertain: false,
      needsHuman: true,
    });
  });
});

describe('another kind', () => {
  test('that the rules are certain of stays, and somebody reads it', () => {
    expect(join({ kind: 'refusal', isCertain: true, needsHuman: false }, {})).toMatchObject({
      kind: 'refusal',
      needsHuman: true,
    });
  });

  test('is the model’s where the rules doubt, but only a passage of the reply makes it certain', () => {
    expect(join({ needsHuman: false }, {})).toEqual({
      kind: 'interested',
      isCertain: true,
      also: [],
      evidence: [{ text: 'Voyez plutôt', from: 0, to: 12 }],
      needsHuman: false,
    });
    expect(join({ needsHuman: false }, { quote: 'Je suis ravi' })).toMatchObject({
      isCertain: false,
      needsHuman: true,
    });
    expect(join({ needsHuman: true }, {}).needsHuman).toBe(true);
  });

  test('on which both agree stays as the rules read it', () => {
    const read = rules({ kind: 'question', isCertain: true, needsHuman: false });
    expect(joinReadings(read, claim({ kind: 'question' }), { text, today })).toEqual(read);
  });
});

describe('details', () => {
  test.each([
    ['2026-12-02', '2026-12-02'],
    ['2026-11-15', undefined],
    ['2026-02-31', undefined],
    ['2030-01-01', undefined],
    ['demain', undefined],
    ['2026-13-01', undefined],
  ])('the date %s becomes %s', (date, expected) => {
    expect(join({}, { kind: 'absence', date }).returnsOn).toBe(expected);
    expect(join({}, { kind: 'later', date }).laterOn).toBe(expected);
    expect(join({}, { kind: 'interested', date })).not.toHaveProperty('laterOn');
  });

  test('the day that the rules read counts first', () => {
    const read = { kind: 'later', isCertain: true, laterOn: '2027-01-04' } as const;
    expect(join(read, { kind: 'later', date: '2027-02-01' }).laterOn).toBe('2027-01-04');
  });

  test('a referral is somebody whom the reply names', () => {
    const referral = { name: 'Marc Petit', role: 'Directeur', email: 'marc@exemple.fr' };
    expect(join({}, { kind: 'wrong_person', referral }).referral).toEqual({
      name: 'Marc Petit',
      email: 'marc@exemple.fr',
    });
    const invented = { name: 'Luc Grand', role: null, email: null };
    expect(join({}, { kind: 'wrong_person', referral: invented })).not.toHaveProperty('referral');
  });
});
