export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh', 'cp850'] as const;
export type TextEncoding = (typeof textEncodings)[number];

export const encodingLabels: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 (petit-boutiste)',
  'utf-16be': 'UTF-16 (gros-boutiste)',
  'windows-1252': 'Windows-1252 (Excel)',
  macintosh: 'MacRoman (Excel pour Mac)',
  cp850: 'MS-DOS (CP850)',
};

/** The byte order mark first, then UTF-8 and UTF-16 by their form; else the old encoding that gives the best French. */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return unmarked;
  return isUtf8(bytes) ? 'utf-8' : likeliestOld(bytes);
}

/** As signs of a table, not of a sentence. */
const guillemets = String.fromCodePoint(0xab, 0xbb);

const oldEncodings = ['windows-1252', 'macintosh', 'cp850'] as const;
/** What French writes beyond ASCII, by how often it does; anything else speaks against an encoding. */
const signWeights: readonly [signs: string, weight: number][] = [
  ['é', 8],
  ['èà', 4],
  ['êçôîïëœ’É\u00a0', 3],
  [`âäöùûüñáíóúÈÊÀÂÇÔÎÏŒ‘“”${guillemets}–—…€°•·`, 1],
];
const weightOf = new Map(
  signWeights.flatMap(([signs, weight]) => [...signs].map((sign) => [sign, weight] as const)),
);

function likeliestOld(bytes: Uint8Array): TextEncoding {
  const high = bytes.subarray(0, oldSample).filter((byte) => byte >= 0x80);
  const scored = oldEncodings.map((encoding) => {
    const signs = [...decodeText(high, encoding)];
    return { encoding, score: signs.reduce((sum, sign) => sum + (weightOf.get(sign) ?? -4), 0) };
  });
  // By far the most common of them, unless something in it makes no sense.
  if ([...decodeText(high, 'windows-1252')].every((sign) => weightOf.has(sign))) return 'windows-1252';
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
}

const sampleLength = 64 * 1024;
const oldSample = 1024 * 1024;

/** Without a mark, UTF-16 shows by its null bytes: one in two for Latin letters. */
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
  return isOdd(sample) || (encoding !== 'utf-8' && sample.includes(0));
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
  (encoding === 'cp850' ? decodeDos(bytes) : new TextDecoder(encoding).decode(bytes)).replaceAll('\0', '');

/** The upper half of CP850, which no decoder of the platform knows. */
const dosSigns = `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡${guillemets}░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0`;

const decodeDos = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : dosSigns[byte - 0x80];
  return text;
};
