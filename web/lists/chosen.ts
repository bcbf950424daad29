/** Some people, or everyone who matches but some. */
export type Chosen = { isAll: boolean; ids: ReadonlySet<string> };

export const nobody: Chosen = { isAll: false, ids: new Set() };
export const everyone: Chosen = { isAll: true, ids: new Set() };

export const isChosen = ({ isAll, ids }: Chosen, id: string): boolean => ids.has(id) !== isAll;

/** Sets people to chosen or not, whichever way the choice is kept. */
export function choose(chosen: Chosen, changed: readonly string[], isIn: boolean): Chosen {
  const ids = new Set(chosen.ids);
  for (const id of changed) {
    if (isIn !== chosen.isAll) ids.add(id);
    else ids.delete(id);
  }
  return { ...chosen, ids };
}

/** How many; beyond what is counted, `total` is only « more than ». */
export const countChosen = ({ isAll, ids }: Chosen, total: number): number =>
  isAll ? Math.max(0, total - ids.size) : ids.size;
