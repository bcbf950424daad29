import { afterMonths } from '../time/after-months.ts';

const longestMonths = 36;

/** Three years at most, as the CNIL recommends for prospects; shorter by choice. */
export const retentionMonths = [6, 12, 24, longestMonths] as const;

/** By what passed between the user and the person: nothing, only what we sent, or a message of theirs. */
export type RetentionChoice = {
  /** Found and never contacted: after the collection. */
  foundMonths: number;
  /** Contacted, and silent: after the last send, and never more than the longest time after the collection. */
  silentMonths: number;
  /** Who wrote: after their last message. */
  answeredMonths: number;
};
export const longestRetention: RetentionChoice = {
  foundMonths: longestMonths,
  silentMonths: longestMonths,
  answeredMonths: longestMonths,
};

export const shortestMonths = ({ foundMonths, silentMonths, answeredMonths }: RetentionChoice): number =>
  Math.min(foundMonths, silentMonths, answeredMonths);

export const isShorter = (choice: RetentionChoice): boolean => shortestMonths(choice) < longestMonths;

/** Who was last heard of before this is kept no longer. */
export const keptSince = (now: Date, months: number = longestMonths): Date => afterMonths(now, -months);

/** Each is null where it never happened. */
export type LastWords = { lastContactAt: Date | null; lastSentAt: Date | null; createdAt: Date };

/** Until when somebody is kept, and what that is counted from. */
export type KeptUntil = {
  until: Date;
  since: Date;
  months: number;
  after: 'message' | 'send' | 'collection';
};

export function keptUntil(
  { lastContactAt, lastSentAt, createdAt }: LastWords,
  { foundMonths, silentMonths, answeredMonths }: RetentionChoice,
): KeptUntil {
  const count = (after: KeptUntil['after'], since: Date, months: number): KeptUntil => ({
    ...{ until: afterMonths(since, months), since, months, after },
  });
  if (lastContactAt) return count('message', lastContactAt, answeredMonths);
  if (!lastSentAt) return count('collection', createdAt, foundMonths);
  const chosen = count('send', lastSentAt, silentMonths);
  const longest = count('collection', createdAt, longestMonths);
  return chosen.until < longest.until ? chosen : longest;
}

export const formatMonths = (months: number): string =>
  months === 36 ? 'trois ans' : months === 24 ? 'deux ans' : months === 12 ? 'un an' : `${months}\u00a0mois`;

const forever = 'Une opposition vaut sans limite, par une empreinte qui ne se relit pas.';

export function describeRetention(choice: RetentionChoice): string {
  const { foundMonths, silentMonths, answeredMonths } = choice;
  const silent =
    silentMonths === longestMonths
      ? 'trois ans après la collecte'
      : `${formatMonths(silentMonths)} après le dernier envoi, et trois ans au plus après la collecte`;
  return isShorter(choice)
    ? `Personnes jamais contactées\u00a0: ${formatMonths(foundMonths)} après la collecte. Contactées, sans réponse\u00a0: ${silent}. Après une réponse\u00a0: ${formatMonths(answeredMonths)} après le dernier message de la personne. Puis suppression. ${forever}`
    : `Trois ans après la collecte ou le dernier message de la personne, puis suppression. ${forever}`;
}
