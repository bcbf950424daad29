import { hash, verify } from '@node-rs/argon2';

// The library's defaults are OWASP's minimum for Argon2id: 19 MiB, two passes, one lane.
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Spends the same time when there is no hash to compare with, so timing does not tell who has an account. */
export async function isPassword(storedHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account answers to this');
  const matches = await verify(storedHash ?? (await decoy), password);
  return storedHash !== null && matches;
}
