import { expect, test } from 'vitest';
import { describeReply } from './describe-reply.ts';

const sure = { kind: 'interested' as const, isCertain: true };

test('a reply is told by its beginning, without cutting a word', () => {
  expect(describeReply('Camille Moreau', ' Oui,\n\nvolontiers. ', sure)).toEqual({
    title: 'Réponse de Camille Moreau',
    message: '«\u00a0Oui, volontiers.\u00a0»',
    type: 'success',
  });
  const { message } = describeReply('Camille Moreau', 'mot '.repeat(80), sure);
  expect(message).toMatch(/ mot…\u00a0»$/);
  expect(message.length).toBeLessThan(150);
  expect(describeReply('Camille Moreau', '', sure).message).toBe('Le message ne contient pas de texte.');
});

test('the name of a person elides as one says it', () => {
  expect(describeReply('Arthur Lucas', 'Oui.', sure).title).toBe('Réponse d’Arthur Lucas');
  expect(describeReply('Inès Roy', 'Absente.', { kind: 'absence', isCertain: true }).title).toBe(
    'Réponse automatique d’Inès Roy',
  );
});

test('an absence is told as such, and colleagues who wait are counted', () => {
  expect(describeReply('Camille Moreau', 'Absente.', { kind: 'absence', isCertain: true }).title).toBe(
    'Réponse automatique de Camille Moreau',
  );
  expect(describeReply('X', 'Non.', sure, 1).message).toContain('Une autre personne');
  expect(describeReply('X', 'Non.', sure, 3).message).toContain('3 autres personnes');
});

test('a no says what it changes, and whether it leaves a doubt', () => {
  const no = describeReply('Camille Moreau', 'Stop.', { kind: 'opposition', isCertain: true });
  expect(no).toMatchObject({ type: 'warning', title: 'Camille Moreau ne veut plus de messages' });
  expect(no.message).not.toContain('doute');
  expect(describeReply('X', 'Marre.', { kind: 'opposition', isCertain: false }).message).toContain(
    'relisez-la',
  );
});
