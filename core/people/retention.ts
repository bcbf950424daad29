import { afterMonths } from '../time/after-months.ts';

const longestMonths = 36;

/** Three years at most, as the CNIL recommends for prospects; shorter by choice. */
export const retentionMonths = [6, 12, 24, longestMonths] as const;

/** By whether the person ever wrote: from their last message, or else from the collection. */
export type RetentionChoice = { silentMonths: number; answeredMonths: number };
export const longestRetention: RetentionChoice = {
  silentMonths: longestMonths,
  answeredMonths: longestMonths,
};

export const isShorter = ({ silentMonths, answeredMonths }: RetentionChoice): boolean =>
  silentMonths < longestMonths || answeredMonths < longestMonths;

/** Who was last heard of before this is kept no longer. */
export const keptSince = (now: Date, months: number = longestMonths): Date => afterMonths(now, -months);

export const keptUntil = (
  { lastContactAt, createdAt }: { lastContactAt: Date | null; createdAt: Date },
  { silentMonths, answeredMonths }: RetentionChoice,
): Date =>
  lastContactAt ? afterMonths(lastContactAt, answeredMonths) : afterMonths(createdAt, silentMonths);

export const sayMonths = (months: number): string =>
  months === 36 ? 'trois ans' : months === 24 ? 'deux ans' : months === 12 ? 'un an' : `${months}\u00a0mois`;

const forever = 'Une opposition vaut sans limite, par une empreinte qui ne se relit pas.';

export function describeRetention(choice: RetentionChoice): string {
  const { silentMonths, answeredMonths } = choice;
  return isShorter(choice)
    ? `Sans réponse\u00a0: ${sayMonths(silentMonths)} après la collecte. Après une réponse\u00a0: ${sayMonths(answeredMonths)} après le dernier message de la personne. Puis suppression. ${forever}`
    : `Trois ans après la collecte ou le dernier message de la personne, puis suppression. ${forever}`;
}
