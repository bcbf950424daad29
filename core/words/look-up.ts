/** What a table says of a word that somebody typed: « constructor » and « toString » are words like others. */
export const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
