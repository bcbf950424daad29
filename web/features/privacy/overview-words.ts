import type { PurgePreview } from '#contract/audience/people.ts';
import type { Balancing, InformedPeople, PrivacyRequest } from '#contract/overview/privacy.ts';
import { plural } from '#core/words/plural.ts';
import { formatDate, formatMonth, formatNumber } from '#web/lib/format.ts';

/** One duty in a figure: how much, of what, and by when. */
export type DutyFigure = { figure: string; label: string; note: string; isDue: boolean };

export function describeRequests(requests: readonly PrivacyRequest[]): DutyFigure {
  const open = requests.filter(({ state }) => state === 'open');
  const late = open.filter(({ daysLeft }) => daysLeft < 0).length;
  const nearest = open.map(({ dueAt }) => dueAt).sort()[0];
  const dueNote = nearest ? `la plus proche\u00a0: ${formatDate(new Date(nearest))}` : 'rien à répondre';
  return {
    figure: formatNumber(open.length),
    label: plural(open.length, 'demande ouverte', 'demandes ouvertes'),
    note: late > 0 ? `dont ${formatNumber(late)} en retard` : dueNote,
    isDue: late > 0,
  };
}

export const describeInformation = ({ late, inTime }: InformedPeople): DutyFigure => ({
  figure: formatNumber(late),
  label: plural(late, 'personne à informer', 'personnes à informer'),
  note:
    inTime > 0
      ? `${formatNumber(inTime)} encore dans le mois`
      : late > 0
        ? 'le mois est passé'
        : 'tout est à jour',
  isDue: late > 0,
});

export function describeBalancing({ versions, isDue, toConfirm, draft, nextVersion }: Balancing): DutyFigure {
  const [current] = versions;
  const state = draft
    ? `version ${nextVersion} en brouillon`
    : current && `depuis le ${formatDate(new Date(current.confirmedAt))}`;
  return {
    figure: current && !isDue ? `Version ${current.version}` : 'À faire',
    label: 'mise en balance',
    note: state || 'avant un premier lancement',
    isDue: isDue && (toConfirm.length > 0 || versions.length > 0),
  };
}

/** What is to go comes before what will; what last went is said beside it. */
export function describePurges({ count, coming, reports }: PurgePreview): DutyFigure {
  const [last] = reports;
  const past = last && `dernière\u00a0: ${formatNumber(last.count)}, le ${formatDate(new Date(last.at))}`;
  if (count > 0)
    return {
      figure: formatNumber(count),
      label: plural(count, 'fiche à supprimer', 'fiches à supprimer'),
      note: past ?? 'leur durée est passée',
      isDue: true,
    };
  const [next] = coming;
  return {
    figure: formatNumber(next?.count ?? 0),
    label: plural(next?.count ?? 0, 'prochaine suppression', 'prochaines suppressions'),
    note:
      [next && `en ${formatMonth(next.month)}`, past].filter(Boolean).join(' · ') || 'aucune fiche gardée',
    isDue: false,
  };
}
