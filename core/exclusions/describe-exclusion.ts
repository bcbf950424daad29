import { withFirst } from '#core/french/first-of-month.ts';
import { quote } from '#core/words/quote.ts';
import type { ExclusionRule } from './exclusion.ts';

const date = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const onDate = (moment: Date) => `le ${withFirst(date.format(moment))}`;

/** Why somebody is out of every campaign, in a sentence that gives them no gender. */
export function describeExclusion({
  kind,
  value,
  label,
  note,
  createdAt,
}: Omit<ExclusionRule, 'id'>): string {
  const since = note ? ` (${note})` : '';
  const why = {
    person: () => `vous l’avez demandé ${onDate(createdAt)}`,
    company: () => `travaille chez ${label}, entreprise exclue ${onDate(createdAt)}`,
    customer: () =>
      `${customerTie(value, label)}, client depuis votre liste du ${onDate(createdAt).slice(3)}`,
    domain: () => `adresse ou site en ${label}, domaine exclu ${onDate(createdAt)}`,
    followed: () => `un suivi existe dans votre CRM, constaté ${onDate(createdAt)}`,
    keyword: () => `${quote(label)} dans le titre ou l’entreprise, mot exclu ${onDate(createdAt)}`,
  }[kind]();
  return `Hors campagne\u00a0: ${why}${since}`;
}

function customerTie(value: string, label: string): string {
  if (value.startsWith('domain:')) return `adresse ou site en ${value.slice('domain:'.length)}`;
  if (value.startsWith('siren:')) return `travaille chez ${label} (même SIREN)`;
  return `travaille chez ${label}`;
}
