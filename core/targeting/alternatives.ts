import {
  type Alternative,
  type AlternativeField,
  alternativeFields,
  type CriteriaField,
  type IcpCriteria,
  seniorityLabels,
} from './icp-criteria.ts';

const own = (alternative: Alternative): Partial<IcpCriteria> =>
  Object.fromEntries(Object.entries(alternative).filter(([, values]) => values !== undefined));

/** Each kind of wanted people as a target of its own, the first one as it stands; whoever meets one of them is wanted. */
export const listAlternatives = (criteria: IcpCriteria): IcpCriteria[] => [
  { ...criteria, alternatives: [] },
  ...criteria.alternatives.map((alternative) => ({ ...criteria, ...own(alternative), alternatives: [] })),
];

/** « DRH, DAF », « Dirigeant, associé »: who is wanted, in a few words. */
export function nameWanted({ titles, functions, seniorities }: IcpCriteria): string {
  const names =
    titles.length > 0
      ? titles
      : functions.length > 0
        ? functions.map(({ label }) => label)
        : seniorities.map((one) => seniorityLabels[one]);
  return `${names.slice(0, 2).join(', ')}${names.length > 2 ? '…' : ''}`;
}

const keyOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify((value as { label: string }).label);

/** One list that lets everybody through whom one of them does; empty where one of them asks for nothing. */
function unite<T>(lists: readonly T[][]): T[] {
  if (lists.some(({ length }) => length === 0)) return [];
  return [...new Map(lists.flat().map((value) => [keyOf(value), value])).values()];
}

/** Words to meet must all be met: only those that every kind asks for. */
const shareWords = ([first = [], ...others]: readonly string[][]): string[] =>
  first.filter((word) => others.every((words) => words.includes(word)));

/** One target without alternatives that loses none of the wanted people: what the network is asked for. */
export function uniteAlternatives(criteria: IcpCriteria): IcpCriteria {
  if (criteria.alternatives.length === 0) return criteria;
  const kinds = listAlternatives(criteria);
  return {
    ...criteria,
    titles: unite(kinds.map(({ titles }) => titles)),
    seniorities: unite(kinds.map(({ seniorities }) => seniorities)),
    functions: unite(kinds.map(({ functions }) => functions)),
    industries: unite(kinds.map(({ industries }) => industries)),
    companySizes: unite(kinds.map(({ companySizes }) => companySizes)),
    places: unite(kinds.map(({ places }) => places)),
    departments: unite(kinds.map(({ departments }) => departments)),
    mustHave: shareWords(kinds.map(({ mustHave }) => mustHave)),
    alternatives: [],
  };
}

/** The criteria on which the kinds of wanted people differ: no one search tells them apart. */
export function differingFields(criteria: IcpCriteria): AlternativeField[] {
  const kinds = listAlternatives(criteria);
  const written = (kind: IcpCriteria, field: AlternativeField) => kind[field].map(keyOf).sort().join('\n');
  return alternativeFields.filter((field) => new Set(kinds.map((kind) => written(kind, field))).size > 1);
}

export type Missing = { field: CriteriaField; message: string };

/** What the targeting step still asks for, of the target and of each « ou ». */
export function missingCriteria(criteria: IcpCriteria): Missing[] {
  const byField = new Map<CriteriaField, Missing>();
  for (const kind of listAlternatives(criteria))
    for (const one of missingOf(kind)) if (!byField.has(one.field)) byField.set(one.field, one);
  return [...byField.values()];
}

function missingOf(criteria: IcpCriteria): Missing[] {
  const missing: Missing[] = [];
  const { titles, functions, seniorities, industries, nafCodes, companySizes, places, departments } =
    criteria;
  if (titles.length + functions.length + seniorities.length === 0)
    missing.push({
      field: 'titles',
      message: 'Indiquez au moins un intitulé de poste, une fonction ou un niveau.',
    });
  const company = [industries, nafCodes, companySizes, places, departments];
  if (company.every(({ length }) => length === 0))
    missing.push({
      field: 'places',
      message: 'Précisez au moins un lieu, un secteur, un code NAF ou une taille d’entreprise.',
    });
  return missing;
}
