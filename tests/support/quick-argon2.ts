import { createRequire } from 'node:module';

// By its file: in these tests its name means this module.
const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');

/** A real hash at the lowest cost: most feature tests register somebody, and at the product's cost that took 40 ms each. */
export const hash = (password: string): Promise<string> =>
  argon2.hash(password, { memoryCost: 8, timeCost: 1 });

export const { verify } = argon2;
