import { expect, test } from 'vitest';
import { anAnswerRequest } from '#tests/support/answer-request.ts';
import { readMoments } from '../dates/read-moments.ts';
import { addressIn, readExchange } from './read-exchange.ts';

test.each([
  ['Tu fais quoi ?', 'tu'],
  ['envoie-moi ça', 'tu'],
  ['T’as un créneau jeudi ?', 'tu'],
  ['C’est quoi ton prix', 'tu'],
  ['Envoyez-moi une plaquette', 'vous'],
  ['Quels sont vos tarifs ?', 'vous'],
  ['Oui, dites-moi', 'vous'],
  ['Prenons rendez-vous', null],
  ['Oui, chez moi, le ton est donné', null],
  ['ok', null],
])('« %s » says %s', (text, expected) => {
  expect(addressIn(text)).toBe(expected);
});

const line = (isOurs: boolean, text: string, hour: number) => ({
  isOurs,
  text,
  at: new Date(`2026-11-16T${String(hour).padStart(2, '0')}:00:00Z`),
});

test('all that they wrote since our last message is the reply; their last word for us is kept', () => {
  const thread = [
    line(true, 'Voulez-vous en parler ?', 1),
    line(false, 'Tu peux m’appeler', 2),
    line(true, 'Volontiers, quand ?', 3),
    line(false, 'Jeudi.', 4),
    line(false, 'Ou vendredi.', 5),
  ];
  const exchange = readExchange(anAnswerRequest({ thread }));
  expect(exchange).toMatchObject({ reply: 'Jeudi.\nOu vendredi.', formality: 'tu', today: '2026-11-16' });
  expect(exchange.ours?.text).toBe('Volontiers, quand ?');
});

test.each([
  ['jeudi a 10h', [['2026-11-19', '2026-11-19', 600]]],
  ['10h30 mardi', [['2026-11-17', '2026-11-17', 630]]],
  [
    'mardi 10h ou jeudi 14 h 30',
    [
      ['2026-11-17', '2026-11-17', 600],
      ['2026-11-19', '2026-11-19', 870],
    ],
  ],
  ['pas avant le 7 decembre', [['2026-12-07', null, null]]],
  ['pas mardi', []],
  ['avant vendredi si possible', [['2026-11-16', '2026-11-19', null]]],
  ['nous basculons en avril', []],
  ['plutot en janvier', [['2027-01-01', '2027-01-31', null]]],
  ['une demonstration de 2 heures jeudi', [['2026-11-19', '2026-11-19', null]]],
])('%s', (plain, expected) => {
  const { wanted } = readMoments(plain, '2026-11-16');
  expect(wanted.map(({ first, last, minutes }) => [first, last, minutes])).toEqual(expected);
});
