import divisions from '#datasets/companies/naf-divisions.json' with { type: 'json' };
import sections from '#datasets/companies/naf-sections.json' with { type: 'json' };

/** A section of the NAF rév. 2: its label, and the first and last of its divisions. */
export type NafSection = { label: string; from: string; to: string };

/** Source: INSEE, « Nomenclature d’activités française, NAF rév. 2 », Licence Ouverte 2.0 (Etalab). */
export const nafSections: Readonly<Record<string, NafSection>> = sections;

export const nafDivisionLabels: Readonly<Record<string, string>> = divisions;
