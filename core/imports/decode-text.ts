export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type TextEncoding = (typeof textEncodings)[number];

export const encodingLabels: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (petit-boutiste)',
  'utf-16be': 'UTF-16 (gros-boutiste)',
  'windows-1252': 'Windows-1252 (Excel)',
};

/** Marks first, then what the bytes can only be; anything is readable as Windows-1252. */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return unmarked;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

const sampleLength = 64 * 1024;

/** Without its mark, such a text shows by every other byte being nought: its signs and most of its letters are small. */
function unmarkedUtf16(bytes: Uint8Array): TextEncoding | null {
  const sample = bytes.subarray(0, sampleLength);
  const noughts: [number, number] = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) noughts[at % 2 === 0 ? 0 : 1] += 1;
  });
  const [most, least] = [Math.max(...noughts), Math.min(...noughts)];
  if (most < sample.length * 0.3 || least > sample.length * 0.01) return null;
  return noughts[1] > noughts[0] ? 'utf-16le' : 'utf-16be';
}

/** Pictures, programs, archives: letters apart, they are full of signs that no text holds. */
export function isBinary(bytes: Uint8Array): boolean {
  const encoding = detectEncoding(bytes);
  const sample = bytes.subarray(0, sampleLength);
  if (encoding === 'utf-16le' || encoding === 'utf-16be')
    return isOdd([...new TextDecoder(encoding).decode(sample)].map((sign) => sign.codePointAt(0) ?? 0));
  return isOdd(sample) || (encoding === 'windows-1252' && sample.includes(0));
}

const isOdd = (codes: ArrayLike<number>): boolean => {
  let odd = 0;
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at] ?? 0;
    if (code < 9 || (code > 13 && code < 32) || code === 0xfffd) odd += 1;
  }
  return odd > codes.length * 0.01;
};

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The text without its mark, and without NUL, which no database column holds. */
export const decodeText = (bytes: Uint8Array, encoding: TextEncoding): string =>
  new TextDecoder(encoding).decode(bytes).replaceAll('\0', '');

/** Windows-1252 differs from Unicode only there. */
const oddBytes = new Map(
  Array.from({ length: 32 }, (_, at) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(0x80 + at)),
    0x80 + at,
  ]),
);

/** « FranÃ§ois » was UTF-8 that someone read as Windows-1252: reads it again as it was. */
export function repairMojibake(text: string): string {
  if (!/[ÃÂâ][\u0080-\u00ff\u0152-\u0178\u02c6-\u2122]/.test(text)) return text;
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const byte = oddBytes.get(letter) ?? code;
    if (byte > 0xff) return text;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}
