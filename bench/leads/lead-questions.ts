import type { LeadFilterInput } from '#contract/campaigns/lead-filter.ts';
import { type LeadSort, leadSorts } from '#core/leads/lead-sort.ts';

export const departmentsAskedFor = ['01', '13', '33', '38', '42', '44', '59', '69', '74', '75', '92'];

export type Question = { name: string; filter: LeadFilterInput; sort: LeadSort };

/** Each filter alone, as a user would choose it; campaigns by how many of their people are in. */
export const filtersAsked = (campaignIds: string[]): Record<string, LeadFilterInput> => ({
  everyone: {},
  'verdict qualified': { verdict: 'qualified' },
  'source import': { source: 'import' },
  'department 69': { department: '69' },
  'band 12': { headcount: '12' },
  'NAF 62.01Z': { naf: '62.01Z' },
  'tag vip': { tags: 'vip' },
  excluded: { excluded: 'yes' },
  'campaign, 1 in 10': { campaign: campaignIds[0] },
  'campaign, 1 in 100': { campaign: campaignIds[1] },
  'campaign, 1 in 1000': { campaign: campaignIds[2] },
  'NAF division 62': { naf: '62' },
  'score 80 to 90': { scoreMin: 80, scoreMax: 90 },
  company: { company: 'société guérin' },
  place: { place: 'saint étienne' },
  'profile unread': { profile: 'unread' },
  'not excluded': { excluded: 'no' },
  'two departments': { department: '69,42' },
  'two verdicts': { verdict: 'qualified,unknown' },
  'never judged': { verdict: 'none' },
  'added in a week': { addedFrom: '2026-10-01', addedTo: '2026-10-07' },
  'rare: tag, department, verdict': { tags: 'vip', department: '69', verdict: 'qualified' },
  'rare: words and department': { q: 'guerin besancon', department: '75' },
  nobody: { tags: 'absent', department: '69' },
});

/** The first page and the twelve pairs that are asked most. */
const mostAsked: [filter: string, sort: LeadSort][] = [
  ['everyone', 'recent'],
  ['everyone', 'score'],
  ['everyone', 'name'],
  ['everyone', 'company'],
  ['verdict qualified', 'recent'],
  ['verdict qualified', 'score'],
  ['verdict qualified', 'name'],
  ['source import', 'recent'],
  ['department 69', 'recent'],
  ['department 69', 'score'],
  ['band 12', 'recent'],
  ['NAF 62.01Z', 'recent'],
  ['excluded', 'recent'],
];

export function listQuestions(campaignIds: string[]): { most: Question[]; others: Question[] } {
  const filters = Object.entries(filtersAsked(campaignIds));
  const all = filters.flatMap(([name, filter]) =>
    leadSorts.map((sort): Question => ({ name: `${name} × ${sort}`, filter, sort })),
  );
  const isMost = ({ name }: Question) => mostAsked.some(([filter, sort]) => name === `${filter} × ${sort}`);
  return { most: all.filter(isMost), others: all.filter((question) => !isMost(question)) };
}

/** Typed as people type: few letters, accents or not, one word or three. */
export const searchesTyped = [
  'guérin',
  'GUERIN marie',
  'mar dup',
  'eleonore',
  'zoé annecy',
  'drh',
  'resp',
  'paie lyon',
  'd',
  'ma',
  'société péan 12',
  'absolument personne',
];
