/** The rows of all the pages that were read; who moved between two pages may be in both. */
export const rowsOf = <Row extends { id: string | number }>(
  pages: readonly { items: Row[] }[] | undefined,
): Row[] => [...new Map(pages?.flatMap(({ items }) => items).map((row) => [row.id, row])).values()];

/** What opens the records before and after this one, if the list has it. */
export function neighboursOf(rows: readonly { id: string }[], id: string | null, open: (id: string) => void) {
  const position = rows.findIndex((row) => row.id === id);
  const opener = (row: { id: string } | undefined) => row && (() => open(row.id));
  return {
    onPrevious: opener(position > 0 ? rows[position - 1] : undefined),
    onNext: opener(position >= 0 ? rows[position + 1] : undefined),
  };
}
