/** A row of a table and where it stands in its file, the first line being 1. */
export type FileRow = { line: number; cells: string[] };
