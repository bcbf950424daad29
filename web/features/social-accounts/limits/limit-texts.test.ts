import { expect, test } from 'vitest';
import type { SocialAccount } from '#contract/social-accounts.ts';
import { defaultQuotas, type Quotas } from '#core/network/account-quotas.ts';
import { limitTexts } from './limit-texts.ts';

function sourceOfInvitations(set: Partial<Quotas>, today: Partial<Quotas> = {}): string {
  const quotas = { ...defaultQuotas, ...set };
  const notes = { maxLength: 200, usedThisMonth: 0, perMonth: 3, budget: 3 };
  return limitTexts({ quotas, todayQuotas: { ...quotas, ...today }, notes } as SocialAccount).invitations
    .source;
}

test('the source of the invitations counts their day and their 7 days', () => {
  expect(sourceOfInvitations({})).toBe('Limite d’Accroche, novembre 2026');
  expect(sourceOfInvitations({ invitationsPerDay: 10 })).toBe('Limite que vous avez réglée');
  expect(sourceOfInvitations({ invitationsPerWeek: 60 })).toBe('Limite que vous avez réglée');
});

test('every kind of account is told how long its notes may be', () => {
  const textFor = (maxLength: number, perMonth: number | null) =>
    limitTexts({
      quotas: defaultQuotas,
      todayQuotas: defaultQuotas,
      notes: { maxLength, usedThisMonth: 0, perMonth, budget: 3 },
    } as SocialAccount).notes;
  expect(textFor(200, 3).meaning).toContain(
    '200 caractères au plus. LinkedIn en accorde environ cinq par mois',
  );
  expect(textFor(300, null)).toMatchObject({
    meaning: expect.stringContaining(
      '300 caractères au plus. LinkedIn n’en limite pas le nombre sur ce type de compte.',
    ),
    source: 'Limite de LinkedIn, relevée en novembre 2026',
  });
});

test('what the ramp lowers today is told for the day, the 7 days or both', () => {
  expect(sourceOfInvitations({}, { invitationsPerDay: 3, invitationsPerWeek: 15 })).toContain(
    ' · 15 par jour et 75 en 7 jours après le démarrage progressif',
  );
  expect(sourceOfInvitations({ invitationsPerDay: 1 }, { invitationsPerWeek: 15 })).toContain(
    ' · 75 en 7 jours après le démarrage progressif',
  );
});

test('what campaigns leave for answers is told, as little as there is', () => {
  const textFor = (messagesPerDay: number) =>
    limitTexts({
      quotas: defaultQuotas,
      todayQuotas: { ...defaultQuotas, messagesPerDay },
      notes: { maxLength: 200, usedThisMonth: 0, perMonth: 3, budget: 3 },
    } as SocialAccount).messages.meaning;
  expect(textFor(25)).toContain(
    'Sur les 25 du jour, vos campagnes en utilisent 20 au plus et 5 restent pour vos réponses.',
  );
  expect(textFor(5)).toContain('en utilisent 4 au plus et 1 reste pour vos réponses.');
  expect(textFor(3)).toContain('se les partagent');
});
