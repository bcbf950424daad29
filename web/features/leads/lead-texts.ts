import type { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import { type ExcludedBy, mostCounted } from '#contract/campaigns/lead-list.ts';
import { sourceWords, verdictWords } from '#core/leads/lead-words.ts';
import { quote } from '#core/words/quote.ts';
import { formatDay, formatNumber, peopleCount } from '#web/lib/format.ts';
import type { FilterText } from '#web/lists/filter-chips.tsx';

/** Beyond what is counted, nobody needs the number. */
export const totalText = (total: number): string =>
  total > mostCounted ? `plus de ${formatNumber(mostCounted)} personnes` : peopleCount(total);

const exclusionTexts: Record<ExcludedBy['kind'], (label: string) => string> = {
  person: () => 'Vous avez exclu cette personne.',
  company: (label) => `Son entreprise, ${quote(label)}, est exclue.`,
  customer: (label) => `Son entreprise, ${quote(label)}, est déjà cliente.`,
  domain: (label) => `Le domaine ${quote(label)} est exclu.`,
  followed: () => 'Votre CRM en fait déjà le suivi.',
  keyword: (label) => `Son profil contient ${quote(label)}, un mot exclu.`,
};

/** Why this person stays out of every campaign. */
export const exclusionReason = ({ kind, label, note }: ExcludedBy): string =>
  [exclusionTexts[kind](label), note].filter(Boolean).join(' ');

export const verdictFilterWords = { ...verdictWords, none: 'Sans verdict' } as const;

const listed = (values: readonly string[]) => values.join(', ');

export type FilterValueNames = Record<'campaign' | 'department' | 'headcount', (id: string) => string>;

/** One active filter, in a few words. */
export function filterTexts(filter: LeadFilter, names: FilterValueNames): FilterText<LeadFilter>[] {
  const { scoreMin, scoreMax, addedFrom, addedTo } = filter;
  const range = (low: string | undefined, high: string | undefined) =>
    low && high ? `de ${low} à ${high}` : low ? `à partir de ${low}` : `jusqu’à ${high}`;
  const texts: { fields: (keyof LeadFilter)[]; text: string | false | undefined }[] = [
    { fields: ['campaign'], text: filter.campaign && `Campagne\u00a0: ${names.campaign(filter.campaign)}` },
    {
      fields: ['verdict'],
      text: filter.verdict && listed(filter.verdict.map((one) => verdictFilterWords[one])),
    },
    {
      fields: ['scoreMin', 'scoreMax'],
      text:
        (scoreMin ?? scoreMax) !== undefined && `Score ${range(scoreMin?.toString(), scoreMax?.toString())}`,
    },
    { fields: ['tags'], text: filter.tags && `Étiquette\u00a0: ${listed(filter.tags)}` },
    { fields: ['source'], text: filter.source && listed(filter.source.map((one) => sourceWords[one])) },
    { fields: ['company'], text: filter.company && `Entreprise\u00a0: ${filter.company}` },
    { fields: ['place'], text: filter.place && `Lieu\u00a0: ${filter.place}` },
    { fields: ['department'], text: filter.department && listed(filter.department.map(names.department)) },
    { fields: ['headcount'], text: filter.headcount && listed(filter.headcount.map(names.headcount)) },
    { fields: ['naf'], text: filter.naf && `NAF\u00a0: ${filter.naf}` },
    {
      fields: ['excluded'],
      text: filter.excluded && (filter.excluded === 'yes' ? 'Hors campagne' : 'Sans exclusion'),
    },
    {
      fields: ['profile'],
      text: filter.profile && (filter.profile === 'read' ? 'Profil lu' : 'Profil pas encore lu'),
    },
    {
      fields: ['addedFrom', 'addedTo'],
      text:
        (addedFrom ?? addedTo) !== undefined &&
        `Ajout ${addedFrom && addedTo ? `du ${formatDay(addedFrom)} au ${formatDay(addedTo)}` : addedFrom ? `depuis le ${formatDay(addedFrom)}` : `jusqu’au ${formatDay(addedTo ?? '')}`}`,
    },
  ];
  return texts.flatMap(({ fields, text }) => (text ? [{ fields, text }] : []));
}
