import activities from '#datasets/sandbox/company-activities.json' with { type: 'json' };

/** A name that tells the trade: « Charpentes Mallet » builds no roads. */
const ACTIVITIES: readonly (readonly [RegExp, string])[] = activities.map(({ name, does }) => [
  new RegExp(name),
  does,
]);

export const activityOf = (companyName: string): string | null =>
  ACTIVITIES.find(([pattern]) => pattern.test(companyName))?.[1] ?? null;

/** Trades in which nobody grows beyond. */
export const LARGEST_OF_TRADE: Readonly<Record<string, number>> = {
  'Architecture et urbanisme': 160,
  'Services juridiques': 400,
  'Vins et spiritueux': 700,
  'Associations et fondations': 1_500,
  'Médias et édition': 900,
  'Services de publicité': 800,
  'Tourisme et voyages': 2_500,
  'Enseignement supérieur': 900,
};
