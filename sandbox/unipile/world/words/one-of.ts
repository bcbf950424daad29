/** A word of a table as one of those that the code knows; another one is a mistake in the table. */
export function oneOf<Known extends string>(known: readonly Known[], word: string): Known {
  const found = known.find((one) => one === word);
  if (found === undefined) throw new Error(`"${word}" is none of ${known.join(', ')}`);
  return found;
}
