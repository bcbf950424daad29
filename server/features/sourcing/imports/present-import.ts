import type { Import } from '#contract/sourcing/imports.ts';
import type { LightImport } from './light-import.ts';
import { takenStatuses } from './rows/diagnose-rows.ts';

const stalledAfterMs = 60_000;

export function presentImport(row: LightImport, now: Date): Import {
  const { id, name, state, createdAt, reading, mapping } = row;
  const isDraft = state === 'draft';
  return {
    id,
    name,
    state,
    progress: progressOf(row, now),
    reading,
    columns: isDraft ? row.columns.map((column, at) => ({ ...column, field: mapping[at] ?? null })) : [],
    rowCount: isDraft ? row.rowCount : 0,
    createdAt: createdAt.toISOString(),
    result: resultOf(row),
  };
}

/** Lines that make or change a person, as last diagnosed. */
export const countTaken = ({ counts }: Pick<LightImport, 'counts'>): number =>
  takenStatuses.reduce((sum, status) => sum + (counts?.counts[status] ?? 0), 0);

function progressOf(row: LightImport, now: Date): Import['progress'] {
  if (row.state !== 'confirming') return null;
  const idleMs = now.getTime() - (row.advancedAt ?? row.createdAt).getTime();
  return { done: row.done, total: countTaken(row), isStalled: idleMs > stalledAfterMs };
}

function resultOf(row: LightImport): Import['result'] {
  const { confirmedAt, created, updated, skipped, addedToCampaign, campaignId, tag, hasRefusals } = row;
  if (!confirmedAt) return null;
  return {
    created,
    updated,
    skipped,
    addedToCampaign,
    campaignId,
    tag,
    hasRefusals,
    confirmedAt: confirmedAt.toISOString(),
  };
}
