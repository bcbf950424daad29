import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

export class TooLong extends Error {}

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** The whole body as it was before it was packed; past the limit nothing more is unpacked. */
export async function readBounded(
  reply: IncomingMessage,
  encoding: string | undefined,
  maxBytes: number,
): Promise<Buffer> {
  const packed = encoding?.trim().toLowerCase() ?? 'identity';
  const unpack = unpackers[packed];
  if (!unpack && packed !== 'identity') throw new Error(`Unknown encoding: ${packed}`);
  const stream = unpack ? pipeline(reply, unpack(), () => undefined) : reply;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLong();
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
