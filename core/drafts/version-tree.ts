/** A version of a text, and the one it was made from; null for the first. */
export type Version = { number: number; parent: number | null };

/** What undo shows: the version this one was made from. */
export const undone = (versions: readonly Version[], current: number): number | null => {
  const parent = versions.find(({ number }) => number === current)?.parent ?? null;
  return versions.some(({ number }) => number === parent) ? parent : null;
};

/** What redo shows: the latest version made from this one. */
export const redone = (versions: readonly Version[], current: number): number | null =>
  versions.reduce<number | null>(
    (latest, { number, parent }) => (parent === current && number > (latest ?? 0) ? number : latest),
    null,
  );

export const nextNumber = (versions: readonly Version[]): number =>
  versions.reduce((highest, { number }) => Math.max(highest, number), 0) + 1;

/** What a writer wrote last on the way to a version: what the user started from. */
export function lastWritten<V extends Version & { author: string; text: string }>(
  versions: readonly V[],
  current: number,
): V | null {
  for (let number: number | null = current; number !== null; ) {
    const version = versions.find((one) => one.number === number);
    if (version && version.author !== 'user' && version.text !== '') return version;
    number = version?.parent ?? null;
  }
  return null;
}

const oneSittingMs = 60_000;

/** What is typed without a pause is one version, however often it is saved on the way; what was left is not touched. */
export const isSameTyping = (
  versions: readonly Version[],
  current: { number: number; cause: string; typedAt: Date },
  now: Date,
): boolean =>
  current.cause === 'edited' &&
  now.getTime() - current.typedAt.getTime() < oneSittingMs &&
  redone(versions, current.number) === null;
