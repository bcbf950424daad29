import { expect, test } from 'vitest';
import { hourMs } from '../time/durations.ts';
import { clockOf, describeClock } from './incident.ts';
import { draftMessage, draftNotification, type IncidentFacts } from './incident-texts.ts';

const discoveredAt = new Date('2026-11-16T08:00:00Z');
const after = (hours: number) => new Date(discoveredAt.getTime() + hours * hourMs);
const unreported = { discoveredAt, notifiedAt: null, notNeededBecause: null };

test('the seventy-two hours run, come near and pass, and ring no more once the authority knows', () => {
  expect(clockOf(unreported, after(1))).toBe('running');
  expect(clockOf(unreported, after(48))).toBe('near');
  expect(clockOf(unreported, after(72))).toBe('near');
  expect(clockOf(unreported, after(72.001))).toBe('over');
  for (const hours of [1, 71, 500]) {
    expect(clockOf({ ...unreported, notifiedAt: after(72) }, after(hours))).toBe('notified');
    expect(clockOf({ ...unreported, notifiedAt: after(73) }, after(hours))).toBe('late');
    expect(clockOf({ ...unreported, notNeededBecause: 'chiffré' }, after(hours))).toBe('not_needed');
  }
});

test('the clock is said in words', () => {
  expect(describeClock(unreported, after(31))).toBe('Il reste 41\u00a0h pour notifier la CNIL.');
  expect(describeClock(unreported, after(71.5))).toBe('Il reste moins d’une heure pour notifier la CNIL.');
  expect(describeClock(unreported, after(77))).toContain('Délai dépassé de 5\u00a0h');
  expect(describeClock({ ...unreported, notifiedAt: after(12) }, after(900))).toBe(
    'CNIL notifiée 12\u00a0h après la découverte.',
  );
  expect(describeClock({ ...unreported, notifiedAt: after(80) }, after(900))).toContain('motifs du retard');
});

const facts: IncidentFacts = {
  ...unreported,
  beganAt: null,
  natures: ['confidentiality'],
  categories: ['account', 'exchange'],
  what: 'Une sauvegarde est restée lisible.',
  consequences: '',
  measures: 'Accès fermé.',
  accounts: 2,
  people: 1340,
  lateBecause: null,
  informedAt: null,
};
const publisher = { name: null, contact: 'contact@accroche.example' };
const textOf = (title: string, change: Partial<IncidentFacts> = {}, now = after(1)) =>
  draftNotification({ ...facts, ...change }, publisher, now).find((one) => one.title === title)?.text;

test('a draft says what was entered, and leaves to be filled what was not', () => {
  expect(textOf('Organisme')).toContain('à compléter');
  expect(textOf('Conséquences probables')).toBe('à compléter');
  expect(textOf('Mesures prises ou prévues')).toBe('Accès fermé.');
  expect(textOf('Personnes concernées')?.replace(/\s/g, ' ')).toBe(
    '2 comptes ; 1 340 personnes dans leurs fiches, au plus.',
  );
  expect(textOf('Dates')).toContain('16 novembre 2026');
  expect(textOf('Motifs du retard')).toBeUndefined();
  expect(textOf('Motifs du retard', {}, after(80))).toBe('à compléter');
  expect(textOf('Motifs du retard', { notifiedAt: after(80), lateBecause: 'Panne.' })).toBe('Panne.');
});

test('who answers for what follows the data that are touched', () => {
  expect(textOf('Rôle', { categories: ['account'] })).toBe(
    'Responsable du traitement, pour les comptes des utilisateurs.',
  );
  expect(textOf('Rôle', { categories: ['work'] })).toMatch(/^Sous-traitant/);
  expect(textOf('Personnes concernées', { categories: ['account'] })).toContain('Aucune donnée');
});

test('a message to an account says its own count, and none of the others', () => {
  const message = draftMessage(facts, publisher, 12);
  expect(message).toContain('Personnes concernées dans vos fiches\u00a0: 12 au plus');
  expect(message.replace(/\s/g, ' ')).not.toContain('1 340');
  expect(message).not.toContain('2 comptes');
});
