/** As bytes, what waits for its turn weighs on nobody's heap. */
export const packJson = (value: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(value));
