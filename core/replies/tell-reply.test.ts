import { expect, test } from 'vitest';
import { tellReply } from './tell-reply.ts';

const sure = { kind: 'interested' as const, isCertain: true };

test('a reply is told by its beginning, without cutting a word', () => {
  expect(tellReply('Camille Moreau', ' Oui,\n\nvolontiers. ', sure)).toEqual({
    title: 'Réponse de Camille Moreau',
    message: '«\u00a0Oui, volontiers.\u00a0»',
    type: 'success',
  });
  const { message } = tellReply('Camille Moreau', 'mot '.repeat(80), sure);
  expect(message).toMatch(/ mot…\u00a0»$/);
  expect(message.length).toBeLessThan(150);
  expect(tellReply('Camille Moreau', '', sure).message).toBe('Le message ne contient pas de texte.');
});

test('the name of a person elides as one says it', () => {
  expect(tellReply('Arthur Lucas', 'Oui.', sure).title).toBe('Réponse d’Arthur Lucas');
  expect(tellReply('Inès Roy', 'Absente.', { kind: 'absence', isCertain: true }).title).toBe(
    'Réponse automatique d’Inès Roy',
  );
});

test('an absence is told as such, and colleagues who wait are counted', () => {
  expect(tellReply('Camille Moreau', 'Absente.', { kind: 'absence', isCertain: true }).title).toBe(
    'Réponse automatique de Camille Moreau',
  );
  expect(tellReply('X', 'Non.', sure, 1).message).toContain('Une autre personne');
  expect(tellReply('X', 'Non.', sure, 3).message).toContain('3 autres personnes');
});

test('a no says what it changes, and whether it leaves a doubt', () => {
  const no = tellReply('Camille Moreau', 'Stop.', { kind: 'opposition', isCertain: true });
  expect(no).toMatchObject({ type: 'warning', title: 'Camille Moreau ne veut plus de messages' });
  expect(no.message).not.toContain('doute');
  expect(tellReply('X', 'Marre.', { kind: 'opposition', isCertain: false }).message).toContain('relisez-la');
});
