import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Random } from '../random.ts';
import type { Keys } from './keys.ts';

const keyVersion = 'v1';

/** AES-256-GCM; `place` (table, row, column) is authenticated, so a sealed value cannot be moved elsewhere. */
export function seal(keys: Keys, random: Random, plaintext: string, place: string): string {
  const iv = random.bytes(12);
  const cipher = createCipheriv('aes-256-gcm', keys.seal, iv).setAAD(Buffer.from(`${keyVersion}|${place}`));
  const sealed = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return [keyVersion, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

export function unseal(keys: Keys, sealedText: string, place: string): string {
  const [version, iv = '', tag = '', sealed = ''] = sealedText.split('.');
  if (version !== keyVersion) throw new Error(`Unknown key version: ${version}`);
  const decipher = createDecipheriv('aes-256-gcm', keys.seal, Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(`${keyVersion}|${place}`))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  return decipher.update(Buffer.from(sealed, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
}
