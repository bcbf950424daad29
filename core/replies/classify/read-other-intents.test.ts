import { expect, test } from 'vitest';
import { classifyReply } from './classify-reply.ts';

const at = { now: new Date('2026-11-16T09:00:00Z'), zone: 'Europe/Paris' };
const read = (text: string) => {
  const { kind, also } = classifyReply(text, at);
  return { kind, also };
};

test.each([
  [
    'Oui, ça m’intéresse beaucoup, envoyez-moi votre plaquette. Combien coûte l’abonnement par mois ?',
    { kind: 'interested', also: ['question'] },
  ],
  [
    'Je suis absente du bureau jusqu’au 27 novembre. Voyez avec ma collègue Camille Roy, elle gère ce sujet.',
    { kind: 'absence', also: ['wrong_person'] },
  ],
])('%s', (text, expected) => expect(read(text)).toEqual(expected));

test.each(['Oui, avec plaisir.', 'Non merci.', 'Merci de ne plus m’écrire.', '👍', ''])(
  'one thing is said by « %s »',
  (text) => expect(read(text).also).toEqual([]),
);

test('what a reply says besides is never what it says first', () => {
  const long =
    'Merci pour votre message. Nous avons déjà un prestataire. Pas intéressé. Cordialement, Camille Roy';
  const { kind, also } = read(long);
  expect(also).not.toContain(kind);
});

test('somebody to write to instead is read beside a no', () => {
  const { also, referral } = classifyReply(
    'Ce n’est pas un sujet pour nous, merci. Par contre voyez avec Camille Roy, c’est elle qui gère les achats du groupe.',
    at,
  );
  expect([...also, 'wrong_person']).toContain('wrong_person');
  expect(referral).toMatchObject({ name: 'Camille Roy' });
});
