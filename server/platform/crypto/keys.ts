import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Separate keys for separate uses, all derived from APP_KEY: leaking one use tells nothing of another. */
export type Keys = {
  csrf: Buffer;
  lookup: Buffer;
  seal: Buffer;
  tombstone: Buffer;
  opposition: Buffer;
  senderPage: Buffer;
  browser: Buffer;
  audit: Buffer;
  preview: Buffer;
};

export function deriveKeys(appKey: string): Keys {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', appKey, 'accroche', use, 32));
  return {
    csrf: derive('csrf'),
    lookup: derive('lookup'),
    seal: derive('seal-v1'),
    tombstone: derive('tombstone'),
    opposition: derive('opposition'),
    senderPage: derive('sender-page'),
    browser: derive('known-browser'),
    audit: derive('audit'),
    preview: derive('preview'),
  };
}

export const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Keyed hash: finds a value again without storing it, and resists guessing by whoever reads the database. */
export const keyedHash = (key: Buffer, value: string): string =>
  createHmac('sha256', key).update(value).digest('hex');

export function isSameText(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
