import { z } from 'zod';
import { minuteMs } from '#core/time/durations.ts';
import type { Deps } from '#server/deps.ts';
import { isSameText, keyedHash, sha256 } from '#server/platform/crypto/keys.ts';
import type { Given } from './mcp-tools.ts';

/** How long a user may think it over. */
const validMs = 15 * minuteMs;

const Payload = z.object({
  keyId: z.string(),
  name: z.string(),
  given: z.record(z.string(), z.unknown()),
  /** Digest of what the preview answered. */
  shown: z.string(),
  until: z.number(),
});

/** An act that was shown, and nothing else: `id` is the same however often it is confirmed. */
export type Preview = z.infer<typeof Payload> & { id: string };

type Tools = Pick<Deps, 'keys' | 'clock'>;

export function writePreview(
  { keys, clock }: Tools,
  { keyId, name, given, answer }: { keyId: string; name: string; given: Given; answer: Given },
): string {
  const until = clock.now().getTime() + validMs;
  const payload = { keyId, name, given, shown: shownOf(given, answer), until };
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${text}.${keyedHash(keys.preview, text)}`;
}

/** null: not one of ours, of another key, or too old. */
export function readPreview({ keys, clock }: Tools, token: string, keyId: string): Preview | null {
  const [text = '', signature = ''] = token.split('.');
  if (!isSameText(signature, keyedHash(keys.preview, text))) return null;
  const preview = Payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (preview.keyId !== keyId || preview.until <= clock.now().getTime()) return null;
  return { ...preview, id: `mcp-${signature}` };
}

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What was shown, but for ids that are drawn anew each time. */
export function shownOf(given: Given, answer: Given): string {
  const asked = JSON.stringify(given);
  return sha256(JSON.stringify(answer).replace(anyId, (id) => (asked.includes(id) ? id : 'id')));
}
