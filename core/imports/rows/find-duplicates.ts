import type { ReadRow } from './read-row.ts';

type Named = Pick<ReadRow, 'identities' | 'personId' | 'refusal'>;

/** For each line, the earlier line that names the same person; null for the first of each. Rows are given one by one. */
export function createDuplicateFinder(): (row: Named, line: number) => number | null {
  const seen = new Map<string, { line: number; profile: string | undefined }>();
  return (row, line) => {
    if (row.refusal) return null;
    const keys = [
      ...(row.personId ? [`id:${row.personId}`] : []),
      ...row.identities.map(({ kind, value }) => `${kind}:${value}`),
    ];
    const profile = profileOf(row);
    const earlier = keys
      .map((key) => seen.get(key))
      .find((other) => other !== undefined && isCompatible(profile, other.profile));
    for (const key of keys) if (!seen.has(key)) seen.set(key, earlier ?? { line, profile });
    return earlier?.line ?? null;
  };
}

const profileOf = (row: Named) => row.identities.find(({ kind }) => kind === 'public_identifier')?.value;

/** Two profiles are two people, whatever else they share. */
const isCompatible = (one: string | undefined, other: string | undefined) => !one || !other || one === other;
