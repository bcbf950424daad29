import { createRandom, type Random } from '../world/seeded-random.ts';

/** The same parts give the same sequence for ever: a restart or a repeated question changes nobody's fate. */
export const seededChance = (...parts: (string | number)[]): Random => createRandom(parts.join('\u0001'));
