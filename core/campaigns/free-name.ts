const defaultName = 'Nouvelle campagne';

const unnamed = new RegExp(`^${defaultName}(?: \\d+)?$`, 'u');

/** A name that nobody chose. */
export const isDefaultName = (name: string): boolean => unnamed.test(name.trim());

/** « Nouvelle campagne 2 » where the first is there: nobody tells two of one name apart. */
export function freeName(taken: readonly string[]): string {
  const isFree = (name: string) => !taken.includes(name);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? defaultName : `${defaultName} ${number}`;
    if (isFree(name)) return name;
  }
}
