/** The rows of all the pages that were read; who moved between two pages may be in both. */
export const rowsOf = <Row extends { id: string | number }>(
  pages: readonly { items: Row[] }[] | undefined,
): Row[] => [...new Map(pages?.flatMap(({ items }) => items).map((row) => [row.id, row])).values()];

/** The ways from a record to those before and after it in the list, if it is there. */
export function waysFrom(rows: readonly { id: string }[], id: string | null, open: (id: string) => void) {
  const position = rows.findIndex((row) => row.id === id);
  const wayTo = (row: { id: string } | undefined) => row && (() => open(row.id));
  return {
    onPrevious: wayTo(position > 0 ? rows[position - 1] : undefined),
    onNext: wayTo(position >= 0 ? rows[position + 1] : undefined),
  };
}
