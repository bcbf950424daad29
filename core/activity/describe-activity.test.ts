import { describe, expect, test } from 'vitest';
import { defaultEngagement } from '../campaigns/sequence-templates.ts';
import { activityKinds } from './activity-kinds.ts';
import { describeActivity, type Happening } from './describe-activity.ts';

const { steps } = defaultEngagement;
const keyOf = (kind: string) => steps.find((step) => step.kind === kind)?.key ?? null;
const describeEvent = (happening: Partial<Happening> & Pick<Happening, 'kind'>) =>
  describeActivity({ stepKey: null, detail: {}, ...happening }, steps);

test('every kind is told, in words that give nobody a gender', () => {
  for (const kind of activityKinds) {
    const { title, detail } = describeEvent({ kind, stepKey: keyOf('message') });
    expect(title, kind).not.toBe('');
    expect(`${title} ${detail ?? ''}`, kind).not.toMatch(/\b(il|elle|invité|invitée|contacté|contactée)\b/i);
  }
});

describe('what was done agrees with what it was', () => {
  test.each([
    ['visit', 'Profil visité'],
    ['invitation', 'Invitation envoyée'],
    ['wait', 'Invitation retirée'],
  ])('%s', (kind, title) => {
    expect(describeEvent({ kind: 'step_done', stepKey: keyOf(kind) }).title).toBe(title);
  });
  test('messages and follow-ups by their names', () => {
    expect(describeEvent({ kind: 'step_done', stepKey: keyOf('message') }).title).toMatch(
      /^Message.* envoyé$/,
    );
    expect(describeEvent({ kind: 'step_done', stepKey: keyOf('follow_up') }).title).toMatch(
      /elance.* envoyée$/,
    );
    expect(describeEvent({ kind: 'step_done', stepKey: 'an-old-step' }).title).toBe('Étape faite');
  });
});

test('a reason is told in words; an unknown one is left out, a sentence kept', () => {
  const why = (because: unknown) => describeEvent({ kind: 'step_skipped', detail: { because } }).detail;
  expect(why('already_connected')).toBe('Déjà en relation.');
  expect(why('something_new')).toBeNull();
  expect(why('LinkedIn a dit non.')).toBe('LinkedIn a dit non.');
  expect(why(12)).toBeNull();
});

test('what was settled says which way, and by whom', () => {
  const settled = (outcome: string, by: string) =>
    describeEvent({ kind: 'step_settled', detail: { outcome, by } });
  expect(settled('confirmed', 'network')).toMatchObject({
    title: expect.stringContaining('départ confirmé'),
    detail: 'D’après LinkedIn.',
  });
  expect(settled('not_sent', 'person')).toMatchObject({
    title: expect.stringContaining('rien n’était parti'),
    detail: 'D’après votre vérification.',
  });
  const wait = { stepKey: keyOf('wait'), detail: { outcome: 'confirmed', by: 'network' } };
  expect(describeEvent({ kind: 'step_settled', ...wait }).title).toBe(
    'Retrait de l’invitation\u00a0: départ confirmé',
  );
});

test('what is only presumed is never told as confirmed, nor as the word of the network', () => {
  const presumed = (kind: string, act: string) =>
    describeEvent({
      kind: 'step_settled',
      stepKey: keyOf(kind),
      detail: { act, outcome: 'confirmed', by: 'presumed' },
    });
  expect(presumed('visit', 'visit')).toMatchObject({
    title: 'Visite du profil\u00a0: présumée faite',
    detail: 'LinkedIn n’en garde aucune trace.',
  });
  expect(presumed('wait', 'withdraw')).toMatchObject({
    title: 'Retrait de l’invitation\u00a0: présumé fait',
    detail: 'LinkedIn ne liste plus l’invitation, sans dire pourquoi.',
  });
});

test('a reply says how it was understood', () => {
  expect(describeEvent({ kind: 'reply_received', detail: { kind: 'interested' } }).detail).toBe(
    'Comprise comme\u00a0: intérêt.',
  );
  expect(describeEvent({ kind: 'reply_received', detail: { kind: 'x' } }).detail).toBeNull();
});
