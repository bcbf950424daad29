/** « mardi 1er déc. » where `Intl` writes « mardi 1 déc. »; every other day is left as it is. */
export const withFirst = (date: string): string => date.replace(/(^| )1 (?=\p{L})/u, '$11er ');
