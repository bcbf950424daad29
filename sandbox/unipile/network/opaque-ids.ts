import { createCipheriv, createDecipheriv } from 'node:crypto';

const kinds = ['account', 'chat', 'message', 'attendee', 'webhook'] as const;
type IdKind = (typeof kinds)[number];

const key = Buffer.from('reseau-simule-v1');
const algorithm = 'aes-128-ecb';

/** 22 characters, as the provider's ids; two numbers can be read back from them, so nothing has to be looked up. */
export function sealId(kind: IdKind, first: number, second = 0): string {
  const block = Buffer.alloc(16);
  block.writeUInt32BE(kinds.indexOf(kind) + 1, 0);
  block.writeUInt32BE(first, 4);
  block.writeUInt32BE(second, 8);
  return createCipheriv(algorithm, key, null).setAutoPadding(false).update(block).toString('base64url');
}

export function openId(kind: IdKind, id: string): { first: number; second: number } | undefined {
  if (!/^[\w-]{22}$/.test(id)) return undefined;
  const sealed = Buffer.from(id, 'base64url');
  const block = createDecipheriv(algorithm, key, null).setAutoPadding(false).update(sealed);
  const isWhole = block.readUInt32BE(0) === kinds.indexOf(kind) + 1 && block.readUInt32BE(12) === 0;
  return isWhole ? { first: block.readUInt32BE(4), second: block.readUInt32BE(8) } : undefined;
}
