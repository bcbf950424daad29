import type { WorldIndex } from '../network/world-index.ts';
import { currentPosition } from '../network/world-index.ts';
import type { JobFunction, Named, Seniority } from '../world/world.ts';

/** Numbers and French names the network gives to departments. */
export const departments: readonly (Named & { jobFunction: JobFunction })[] = [
  { id: '10', name: 'Finance', jobFunction: 'finance' },
  { id: '12', name: 'Ressources humaines', jobFunction: 'human_resources' },
  { id: '13', name: 'Informatique', jobFunction: 'information_technology' },
  { id: '14', name: 'Juridique', jobFunction: 'legal' },
  { id: '15', name: 'Marketing', jobFunction: 'marketing' },
  { id: '16', name: 'Communication', jobFunction: 'communication' },
  { id: '18', name: 'Opérations', jobFunction: 'operations' },
  { id: '19', name: 'Gestion de produit', jobFunction: 'product' },
  { id: '20', name: 'Achats', jobFunction: 'purchasing' },
  { id: '25', name: 'Ventes', jobFunction: 'sales' },
  { id: '26', name: 'Relation client', jobFunction: 'customer_success' },
  { id: '4', name: 'Direction générale', jobFunction: 'general_management' },
  { id: '8', name: 'Ingénierie', jobFunction: 'engineering' },
];

/** Sales Navigator's words for the levels of the world. */
export const seniorityWords: Record<string, Seniority> = {
  'owner/partner': 'owner',
  cxo: 'cxo',
  vice_president: 'vp',
  director: 'director',
  experienced_manager: 'manager',
  entry_level_manager: 'manager',
  strategic: 'senior',
  senior: 'senior',
  entry_level: 'entry',
  in_training: 'in_training',
};

/** Titles people really have, the most frequent first, numbered. */
export const listTitles = (index: WorldIndex): Named[] =>
  numberByFrequency(
    index.world.people.map((person) => currentPosition(person)?.title ?? ''),
    1000,
  );

export const listSkills = (index: WorldIndex): Named[] =>
  numberByFrequency(
    index.world.people.flatMap(({ skills }) => skills),
    50_000,
  );

function numberByFrequency(names: readonly string[], firstId: number): Named[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([name], rank) => ({ id: String(firstId + rank), name }));
}
