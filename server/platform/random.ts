import { randomBytes, randomUUID } from 'node:crypto';

export type Random = {
  bytes(length: number): Buffer;
  uuid(): string;
  /** A number from 0 (included) to 1 (excluded). */
  fraction(): number;
};

export const secureRandom: Random = {
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
  fraction: () => randomBytes(6).readUIntBE(0, 6) / 2 ** 48,
};
