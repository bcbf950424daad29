import { randomBytes, randomUUID } from 'node:crypto';

export type Random = {
  bytes(length: number): Buffer;
  uuid(): string;
};

export const secureRandom: Random = {
  bytes: (length) => randomBytes(length),
  uuid: () => randomUUID(),
};
