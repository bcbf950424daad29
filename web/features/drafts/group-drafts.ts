import type { DraftRow } from '#contract/drafts.ts';

export type DraftGroup = { id: string; name: string; drafts: DraftRow[] };

/** Campaign by campaign, each at the place of its first text. One that moved between two pages is in one of them only. */
export function groupDrafts(rows: readonly DraftRow[]): DraftGroup[] {
  const groups = new Map<string, DraftGroup>();
  for (const row of new Map(rows.map((one) => [one.id, one])).values()) {
    const group = groups.get(row.campaign.id) ?? { ...row.campaign, drafts: [] };
    group.drafts.push(row);
    groups.set(group.id, group);
  }
  return [...groups.values()];
}
