import { listAlternatives, missingCriteria } from './alternatives.ts';
import {
  type CriteriaField,
  companySizes,
  type IcpCriteria,
  seniorities,
  seniorityLabels,
  sizeBounds,
  tenureLabels,
  tenures,
} from './icp-criteria.ts';

/** A target that asks for less in one place, and how that is said: « de 11 à 1 000 salariés ». */
export type Loosening = { field: CriteriaField; criteria: IcpCriteria; label: string };

/** One step wider on one criterion, for each kind of wanted people; null where a target could not do without it, or says whom never to contact. */
export function loosenCriterion(criteria: IcpCriteria, field: CriteriaField): Loosening | null {
  const [loosened, ...others] = listAlternatives(criteria).map((kind) => steps[field](kind));
  const shown = loosened ?? others.find((one) => one != null);
  if (!shown) return null;
  const wider: IcpCriteria = {
    ...(loosened?.criteria ?? criteria),
    alternatives: criteria.alternatives.map((alternative, rank) => {
      const own = others[rank]?.criteria;
      return own && Object.hasOwn(alternative, field) ? { ...alternative, [field]: own[field] } : alternative;
    }),
  };
  if (missingCriteria(wider).length > 0) return null;
  return { field, criteria: wider, label: shown.label };
}

type Step = (criteria: IcpCriteria) => Omit<Loosening, 'field'> | null;
type Listed = Exclude<CriteriaField, 'exclusions'>;

/** The whole criterion, when some of it is asked. */
const drop =
  (field: Listed, label: string): Step =>
  (criteria) =>
    criteria[field].length > 0 ? { criteria: { ...criteria, [field]: [] }, label } : null;

/** With the values beside those asked; without the criterion once none is left out. */
const widen =
  <Value extends string>(
    field: 'companySizes' | 'seniorities' | 'tenures',
    all: readonly Value[],
    say: (wider: Value[], added: Value[]) => string,
    everything: string,
  ): Step =>
  (criteria) => {
    const asked: readonly string[] = criteria[field];
    if (asked.length === 0) return null;
    const isAsked = (index: number) => asked.includes(all[index] ?? '');
    const wider = all.filter((_, index) => isAsked(index - 1) || isAsked(index) || isAsked(index + 1));
    if (wider.length === all.length) return { criteria: { ...criteria, [field]: [] }, label: everything };
    const added = wider.filter((value) => !asked.includes(value));
    return { criteria: { ...criteria, [field]: wider }, label: say(wider, added) };
  };

const number = (value: number) => value.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0');

function formatSizes(sizes: (typeof companySizes)[number][]): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (!first || !last) return '';
  const { min } = sizeBounds[first];
  const { max } = sizeBounds[last];
  if (max === null) return `à partir de ${number(min)} ${min > 1 ? 'salariés' : 'salarié'}`;
  return `de ${number(min)} à ${number(max)} salariés`;
}

const steps: Readonly<Record<CriteriaField, Step>> = {
  titles: (criteria) =>
    criteria.titles.length > 0 && !criteria.hasSynonyms
      ? { criteria: { ...criteria, hasSynonyms: true }, label: 'avec les autres noms de ces postes' }
      : drop('titles', 'tous les intitulés')(criteria),
  seniorities: widen(
    'seniorities',
    seniorities,
    (_, added) => `avec ${added.map((one) => seniorityLabels[one]).join(', ')}`,
    'tous les niveaux',
  ),
  functions: drop('functions', 'toutes les fonctions'),
  tenures: widen(
    'tenures',
    tenures,
    (_, added) => `avec ${added.map((one) => tenureLabels[one].toLowerCase()).join(', ')}`,
    'toutes les anciennetés',
  ),
  industries: drop('industries', 'tous les secteurs'),
  nafCodes: drop('nafCodes', 'tous les codes NAF'),
  companySizes: widen('companySizes', companySizes, formatSizes, 'toutes les tailles'),
  places: drop('places', 'tous les lieux'),
  departments: drop('departments', 'tous les départements'),
  languages: drop('languages', 'toutes les langues'),
  mustHave: drop('mustHave', 'sans mot indispensable'),
  mustNotHave: drop('mustNotHave', 'sans mot à éviter'),
  exclusions: () => null,
};
