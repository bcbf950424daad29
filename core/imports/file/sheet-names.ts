/** The name of several sheets that are read as one list. */
export const joinSheetNames = (names: readonly string[]): string => names.join(' + ');

/** Whether a name stands for several sheets of a workbook. */
export const isJoinedName = (name: string, sheets: readonly string[]): boolean =>
  sheets.includes(name) && name.includes(' + ') && name.split(' + ').every((part) => sheets.includes(part));
