import type { Import } from '#contract/imports.ts';
import { plainLine } from '#core/plain-line.ts';
import type { LightImport } from './get-import.ts';

const sampleCount = 3;

export function presentImport(row: LightImport): Import {
  const { id, name, state, createdAt } = row;
  const { jumps: _jumps, ...reading } = row.reading;
  const isDraft = state === 'draft';
  const body = isDraft ? (row.table ?? []).slice(row.reading.headerLine !== null ? 1 : 0) : [];
  return {
    id,
    name,
    state,
    reading,
    columns: isDraft ? columnsOf(row, body) : [],
    rowCount: body.length,
    createdAt: createdAt.toISOString(),
    result: resultOf(row),
  };
}

function columnsOf({ reading, mapping, table }: LightImport, body: readonly string[][]): Import['columns'] {
  return (table?.[0] ?? []).map((first, at) => ({
    name: (reading.headerLine !== null && plainLine(first)) || `Colonne ${at + 1}`,
    field: mapping[at] ?? null,
    samples: samplesOf(body, at),
  }));
}

function samplesOf(body: readonly string[][], at: number): string[] {
  const samples = new Set<string>();
  for (const row of body) {
    const cell = plainLine(row[at] ?? '');
    if (cell) samples.add(cell.slice(0, 80));
    if (samples.size === sampleCount) break;
  }
  return [...samples];
}

function resultOf(row: LightImport): Import['result'] {
  const { confirmedAt, created, updated, skipped, addedToCampaign, campaignId, tag, table } = row;
  if (!confirmedAt) return null;
  return {
    created,
    updated,
    skipped,
    addedToCampaign,
    campaignId,
    tag,
    hasRefusals: table !== null,
    confirmedAt: confirmedAt.toISOString(),
  };
}
