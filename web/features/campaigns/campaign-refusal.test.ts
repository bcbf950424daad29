import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { describeRefusal } from './campaign-refusal.ts';

const conflict = (message: string, details?: Record<string, unknown>) =>
  new ApiError({ status: 409, code: 'conflict', message, details });

test('a refusal says what did not happen, and why in the server’s words', () => {
  expect(describeRefusal('archive', conflict('Mettez-la d’abord en pause.'))).toEqual({
    title: 'La campagne n’a pas été archivée.',
    description: 'Mettez-la d’abord en pause.',
    hasChecks: false,
  });
});

test('a start refused by its checks tells the first that failed', () => {
  const check = (name: string, isPassed: boolean) => ({
    name,
    isPassed,
    isWarned: false,
    title: isPassed ? 'Compte connecté' : 'E-mail à vérifier',
    detail: 'Ouvrez le lien.',
    mendsAt: null,
    people: [],
  });
  const error = conflict('Un point à corriger.', { checks: [check('account', true), check('email', false)] });
  expect(describeRefusal('resume', error)).toEqual({
    title: 'La campagne n’a pas repris.',
    description: 'E-mail à vérifier\u00a0: Ouvrez le lien.',
    hasChecks: true,
  });
  expect(describeRefusal('resume', conflict('Non.', { checks: 'x' }))).toMatchObject({
    description: 'Non.',
    hasChecks: false,
  });
});
