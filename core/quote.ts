/** « So », with the spaces that no line may break at. */
export const quote = (text: string): string => `«\u00a0${text}\u00a0»`;
