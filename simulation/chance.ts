import { createHash } from 'node:crypto';
import { seededRandom } from '#core/seeded-random.ts';
import type { Random } from '#server/platform/random.ts';

/** Chance that can be had again: the same seed and the same questions give the same answers. */
export type Chance = {
  /** From 0 to 1, 1 excluded. */
  next(): number;
  isTrue(share: number): boolean;
  between(least: number, most: number): number;
  whole(least: number, most: number): number;
  oneOf<T>(choices: readonly T[]): T;
  /** A stream of its own: asking it more often moves no other. */
  fork(name: string): Chance;
};

export function seededChance(seed: string): Chance {
  const next = seededRandom(createHash('sha256').update(seed).digest().readUInt32LE(0));
  const chance: Chance = {
    next,
    isTrue: (share) => next() < share,
    between: (least, most) => least + next() * (most - least),
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    oneOf: (choices) => choices[Math.floor(next() * choices.length)] as (typeof choices)[number],
    fork: (name) => seededChance(`${seed}/${name}`),
  };
  return chance;
}

/** The chance that the product draws from. */
export function randomFrom(chance: Chance): Random {
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => chance.whole(0, 255)));
  return {
    bytes,
    uuid: () => {
      const hex = bytes(16).toString('hex');
      return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `4${hex.slice(13, 16)}`,
        `8${hex.slice(17, 20)}`,
        hex.slice(20),
      ].join('-');
    },
  };
}
