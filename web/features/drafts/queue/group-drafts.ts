import type { DraftRow } from '#contract/texts/drafts.ts';
import { formatDepartureDay } from '#core/drafts/departure.ts';
import { capital } from '#core/words/capital.ts';

export type DraftGroup = { id: string; name: string; drafts: DraftRow[] };

const withoutDate: Record<DraftRow['departure']['basis'], string> = {
  consent: 'Dès votre accord',
  date: 'À leur date',
  turn: 'À leur tour',
  launch: 'Après le lancement',
  resume: 'Après la reprise',
  acceptance: 'Une fois l’invitation acceptée',
  never: 'Ne partiront plus',
};

const titleOf = ({ basis, at }: DraftRow['departure'], now: Date): string =>
  at ? capital(formatDepartureDay(new Date(at), now)) : withoutDate[basis];

/**
 * What waits by departure, the rest campaign by campaign, each group at the place of its first text. One that moved
 * between two pages is in one of them only.
 */
export function groupDrafts(rows: readonly DraftRow[], now: Date): DraftGroup[] {
  const groups = new Map<string, DraftGroup>();
  for (const row of new Map(rows.map((one) => [one.id, one])).values()) {
    const isAsked = row.part === 'waiting' || row.part === 'later';
    const name =
      isAsked && row.departure.basis !== 'launch' ? titleOf(row.departure, now) : row.campaign.name;
    const id = name === row.campaign.name ? row.campaign.id : name;
    const group = groups.get(id) ?? { id, name, drafts: [] };
    group.drafts.push(row);
    groups.set(id, group);
  }
  return [...groups.values()];
}
