import { withoutDirections } from './plain-line.ts';

/** « So », with the spaces that no line may break at; what is quoted does not turn round what follows. */
export const quote = (text: string): string => `«\u00a0${withoutDirections(text)}\u00a0»`;
