import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Attachment } from '../network/network-state.ts';
import { ProviderError } from '../network/provider-error.ts';

const File = z.object({ name: z.string(), mimetype: z.string(), size: z.number() });
const atMostBytes = 15_000_000;

/** Files of a multipart form; the network keeps what they are, not what is in them. */
export function readAttachments(body: Record<string, unknown>): Attachment[] {
  const fields = [
    ...[body.attachments ?? []].flat().map((file) => ({ file, isVoice: false })),
    ...[body.voice_message ?? []].flat().map((file) => ({ file, isVoice: true })),
    ...[body.video_message ?? []].flat().map((file) => ({ file, isVoice: false })),
  ];
  return fields.map(({ file, isVoice }, rank) => {
    const parsed = File.safeParse(file);
    if (!parsed.success) throw new ProviderError(415, 'unsupported_media_type', 'Unsupported media type');
    const { name, mimetype, size } = parsed.data;
    if (size > atMostBytes) throw new ProviderError(400, 'content_too_large', 'Content too large');
    const id = createHash('sha256').update(`${name} ${size} ${rank}`).digest('base64url').slice(0, 22);
    return { id, name, mimetype, size, isVoice };
  });
}
