/** Several sheets that are read as one list go by all their names. */
export const nameTogether = (names: readonly string[]): string => names.join(' + ');

/** Whether a name stands for several sheets of a workbook. */
export const isTogether = (name: string, sheets: readonly string[]): boolean =>
  sheets.includes(name) && name.includes(' + ') && name.split(' + ').every((part) => sheets.includes(part));
