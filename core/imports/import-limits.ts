/** What a list may hold. */
export const importLimits = {
  bytes: 20 * 1024 * 1024,
  rows: 50_000,
  columns: 200,
  cells: 2_000_000,
  /** Of one user: lists read in an hour, and drafts kept; the oldest makes room for the next. */
  perHour: 20,
  drafts: 10,
} as const;
