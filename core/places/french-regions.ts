import departments from '#datasets/places/french-departments.json' with { type: 'json' };
import lands from '#datasets/places/french-lands.json' with { type: 'json' };
import names from '#datasets/places/french-regions.json' with { type: 'json' };

/**
 * A region as the network names it, its other names, the lands inside it that people still name with the numbers
 * of their departments, and its departments with their number and their towns.
 */
export type Region = {
  name: string;
  aliases?: string;
  lands: Readonly<Record<string, string>>;
  departments: Readonly<Record<string, string>>;
};

export const regions: readonly Region[] = names.map(({ name, aliases }) => ({
  name,
  aliases: aliases ?? undefined,
  lands: Object.fromEntries(
    lands.filter(({ region }) => region === name).map((land) => [land.name, land.departments]),
  ),
  departments: Object.fromEntries(
    departments
      .filter(({ region }) => region === name)
      .map(({ number, name, towns }) => [`${number} ${name}`, towns]),
  ),
}));
