import table from '#datasets/places/communes.json' with { type: 'json' };
import { normaliseWords } from '../words/normalise-words.ts';
import { departmentsByNumber, type Place } from './place-index.ts';

let known: ReadonlyMap<string, readonly Place[]> | null = null;

/** French towns of 1,500 people or more, by name; one name may be several towns. Read by the first who asks. */
export function communesNamed(name: string): readonly Place[] {
  known ??= index();
  return known.get(normaliseWords(name)) ?? [];
}

function index(): ReadonlyMap<string, readonly Place[]> {
  const byName = new Map<string, Place[]>();
  for (const [number, names] of Object.entries(table)) {
    const department = departmentsByNumber.get(number.toLowerCase());
    if (!department) continue;
    for (const name of names.split(',')) {
      const town = normaliseWords(name);
      byName.set(town, [...(byName.get(town) ?? []), { ...department, town }]);
    }
  }
  return byName;
}
