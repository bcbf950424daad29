export const separators = [';', ',', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export const separatorLabels: Record<Separator, string> = {
  ';': 'Point-virgule',
  ',': 'Virgule',
  '\t': 'Tabulation',
  '|': 'Barre verticale',
};

const sampleLength = 64 * 1024;
const sampleRecords = 60;

/** The one that cuts most lines in the same number of cells; null when nothing cuts them. */
export function detectSeparator(text: string): Separator | null {
  const sample = text.slice(0, sampleLength);
  let best: { separator: Separator; score: number } | null = null;
  for (const separator of separators) {
    const counts = countPerRecord(sample, separator);
    const usual = mostFrequent(counts);
    if (usual === 0) continue;
    const agreeing = counts.filter((count) => count === usual).length / counts.length;
    // Many columns that agree beat a comma that happens to stand once in every address.
    const score = agreeing * (1 + Math.log2(usual + 1) / 4);
    if (!best || score > best.score) best = { separator, score };
  }
  return best?.separator ?? null;
}

function countPerRecord(text: string, separator: string): number[] {
  const counts: number[] = [];
  let count = 0;
  let isQuoted = false;
  let isBlank = true;
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (!isQuoted && (letter === '\n' || letter === '\r')) {
      if (!isBlank) counts.push(count);
      if (counts.length === sampleRecords) return counts;
      count = 0;
      isBlank = true;
      continue;
    }
    if (!isQuoted && letter === separator) count++;
    isBlank = false;
  }
  if (!isBlank) counts.push(count);
  return counts;
}

function mostFrequent(counts: readonly number[]): number {
  const times = Map.groupBy(counts, (count) => count);
  return [...times].sort(([a, x], [b, y]) => y.length - x.length || b - a)[0]?.[0] ?? 0;
}
