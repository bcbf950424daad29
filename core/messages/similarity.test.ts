import { expect, test } from 'vitest';
import { personalLikeness } from './personal-likeness.ts';
import { alikeFrom, meanSimilarity, similarity } from './similarity.ts';

test('a text is wholly like itself, whatever its accents and capitals', () => {
  expect(similarity('L’équipe est là.', 'l equipe est la')).toBe(1);
});

test('two texts that share nothing are unlike', () => {
  expect(similarity('aaaa bbbb', 'cccc dddd')).toBe(0);
});

test('a copied sentence shows, wherever it stands', () => {
  const copied = 'Nous relisons douze mois de bulletins en dix jours.';
  expect(similarity(`Bonjour. ${copied}`, `${copied} Bonne journée.`)).toBeGreaterThan(0.75);
});

test('the mean counts each pair once', () => {
  expect(meanSimilarity(['abc', 'abc', 'xyz'])).toBeCloseTo(1 / 3);
  expect(meanSimilarity(['seul'])).toBeNull();
});

test('what everybody says to everybody is alike to nobody, what a reader is told of themselves is', () => {
  const fact = { source: 'offer' as const, seenAt: '2026-11-16T09:00:00.000Z', date: null, url: null };
  const facts = [
    { ...fact, id: 'o1', kind: 'give' as const, text: 'la liste des dix contrôles que nous faisons' },
    {
      ...fact,
      id: 'p1',
      source: 'computed' as const,
      kind: 'computed' as const,
      text: '444 bulletins de paie par an',
    },
  ];
  const likeness = (one: string, other: string) => personalLikeness(one, [other], facts);
  const give = 'Puis-je vous envoyer la liste des dix contrôles que nous faisons ?';
  expect(
    likeness(
      `Bonjour Ana,\n\n${give}\n\nC’est mon dernier message à ce sujet.\n\nClaire`,
      `Bonjour Luc,\n\n${give}\n\nC’est mon dernier message à ce sujet.\n\nClaire`,
    ),
  ).toBe(0);
  const framed = (count: string, company: string, total: string) =>
    `Bonjour Ana,\n\nVous êtes ${count} chez ${company}, soit ${total} bulletins de paie par an.\n\nClaire`;
  expect(likeness(framed('37', 'Puig Aéro', '444'), framed('558', 'Négoce de Marne', '6 696'))).toBeLessThan(
    alikeFrom,
  );
  const text =
    'Vous accompagnez les managers dans leurs recrutements comme dans leurs conversations difficiles.';
  expect(likeness(`Bonjour Ana,\n\n${text}`, `Bonjour Luc,\n\n${text}`)).toBeGreaterThan(alikeFrom);
  const quoting = 'Vous écriviez : « Chaque été, 140 saisonniers rejoignent la conserverie ».';
  expect(likeness(`Bonjour Ana,\n\n${quoting}`, `Bonjour Luc,\n\n${quoting}`)).toBe(1);
});
