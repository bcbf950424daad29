import { hourMs } from '../time/durations.ts';
import { dataCategories } from './data-words.ts';

/** What an incident did to data, in the words of the supervisory authority. */
export const incidentNatures = {
  confidentiality: 'perte de confidentialité',
  integrity: 'perte d’intégrité',
  availability: 'perte de disponibilité',
} as const;
export type IncidentNature = keyof typeof incidentNatures;
export const natureNames = Object.keys(incidentNatures) as [IncidentNature, ...IncidentNature[]];

/** Categories of the inventory that say something of somebody; a keyed hash does not. */
const { mention: _mention, trace: _trace, ...touchable } = dataCategories;
export const incidentCategories = touchable;
export type IncidentCategory = keyof typeof incidentCategories;
export const incidentCategoryNames = Object.keys(incidentCategories) as [
  IncidentCategory,
  ...IncidentCategory[],
];

/** Article 33.1 of the GDPR. */
const legalHours = 72;

export const notifyBefore = (discoveredAt: Date): Date =>
  new Date(discoveredAt.getTime() + legalHours * hourMs);

type Reported = { discoveredAt: Date; notifiedAt: Date | null; notNeededBecause: string | null };

export const incidentClocks = ['running', 'near', 'over', 'notified', 'late', 'not_needed'] as const;
export type IncidentClock = (typeof incidentClocks)[number];

const nearHours = 24;

/** Where the seventy-two hours stand: once it was notified, or found to be without risk, nothing rings any more. */
export function clockOf({ discoveredAt, notifiedAt, notNeededBecause }: Reported, now: Date): IncidentClock {
  const dueAt = notifyBefore(discoveredAt);
  if (notifiedAt) return notifiedAt > dueAt ? 'late' : 'notified';
  if (notNeededBecause !== null) return 'not_needed';
  if (now > dueAt) return 'over';
  return dueAt.getTime() - now.getTime() <= nearHours * hourMs ? 'near' : 'running';
}

/** The state as a sentence. */
export function describeClock(given: Reported, now: Date): string {
  const dueAt = notifyBefore(given.discoveredAt);
  const clock = clockOf(given, now);
  if (clock === 'not_needed')
    return 'Sans notification\u00a0: aucun risque n’est attendu pour les personnes.';
  if (clock === 'notified' || clock === 'late') {
    const after = formatHours(hoursBetween(given.discoveredAt, given.notifiedAt ?? now));
    return clock === 'late'
      ? `CNIL notifiée ${after} après la découverte, avec les motifs du retard.`
      : `CNIL notifiée ${after} après la découverte.`;
  }
  if (clock === 'over')
    return `Délai dépassé de ${formatHours(hoursBetween(dueAt, now))}\u00a0: notifiez quand même, avec les motifs du retard.`;
  return `Il reste ${formatHours(hoursBetween(now, dueAt))} pour notifier la CNIL.`;
}

const hoursBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.floor((to.getTime() - from.getTime()) / hourMs));
const formatHours = (hours: number): string => (hours === 0 ? 'moins d’une heure' : `${hours}\u00a0h`);
