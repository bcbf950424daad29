/** A row of a table and where it stands in its file, the first line being 1. */
export type FileRow = { line: number; cells: string[] };

/** From this row of the table on, each row is one line after the one before; `line` is where the first of them stands. */
export type LineJump = { row: number; line: number };

/** Where lines are skipped, or one row takes several: a list without blank lines needs a single jump. */
export function jumpsOf(rows: readonly FileRow[]): LineJump[] {
  return rows.flatMap(({ line }, row) =>
    row > 0 && line === (rows[row - 1]?.line ?? 0) + 1 ? [] : [{ row, line }],
  );
}

/** The line of the file for each row of a table. */
export function linesOf(jumps: readonly LineJump[], count: number): number[] {
  const starts = new Map(jumps.map(({ row, line }) => [row, line]));
  let line = 0;
  return Array.from({ length: count }, (_, row) => {
    line = starts.get(row) ?? line + 1;
    return line;
  });
}
