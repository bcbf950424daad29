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
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

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
