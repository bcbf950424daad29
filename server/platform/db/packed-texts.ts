/** Texts as PostgreSQL sends an array of them: a parameter that nobody has to write out, escape and read again. */
export type PackedTexts = Uint8Array<ArrayBuffer>;

const textOid = 25;
const headLength = 20;

/** For `${packed}::text[]`. As bytes, what waits for its turn weighs on nobody's heap. */
export function packTexts(texts: readonly (string | null)[]): PackedTexts {
  const size = texts.reduce(
    (sum, text) => sum + 4 + (text === null ? 0 : Buffer.byteLength(text)),
    headLength,
  );
  // Memory of its own, which can be handed to another thread.
  const packed = Buffer.alloc(size);
  let at = 0;
  // One dimension, which may hold nulls, of texts, so many of them, counted from one.
  for (const number of [1, 1, textOid, texts.length, 1]) at = packed.writeInt32BE(number, at);
  for (const text of texts) {
    const length = text === null ? -1 : packed.write(text, at + 4);
    at = packed.writeInt32BE(length, at) + Math.max(0, length);
  }
  return packed;
}

/** Once they are written: what came from a thread would wait for the next great clean-up, and pile up until then. */
export function freeTexts({ buffer }: PackedTexts): void {
  buffer.transfer(0);
}
