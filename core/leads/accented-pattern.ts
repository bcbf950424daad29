const variants: Readonly<Record<string, string>> = {
  a: 'aàáâãäåAÀÁÂÃÄÅ',
  c: 'cçCÇ',
  e: 'eèéêëEÈÉÊË',
  i: 'iìíîïIÌÍÎÏ',
  n: 'nñNÑ',
  o: 'oòóôõöOÒÓÔÕÖ',
  u: 'uùúûüUÙÚÛÜ',
  y: 'yýÿYÝŸ',
};

/** A regular expression of the database that finds a word without accents or capitals in a text that has them. */
export const accentedPattern = (word: string): string =>
  [...word]
    .map((letter) => {
      if (/[a-z]/.test(letter)) return `[${variants[letter] ?? letter + letter.toUpperCase()}]`;
      return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\${letter}`;
    })
    .join('')
    .replaceAll(`[${variants.o}][${variants.e}]`, `([${variants.o}][${variants.e}]|[œŒ])`);
