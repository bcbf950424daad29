import { randomBytes, randomUUID } from 'node:crypto';

export type Random = {
  bytes(length: number): Buffer;
  uuid(): string;
};

/** From 0 to 1, 1 excluded. */
export const fraction = (random: Random): number => random.bytes(4).readUInt32BE() / 2 ** 32;

export const secureRandom: Random = {
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
};
