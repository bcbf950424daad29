/** What a byte of the upper half was read as, by each of the encodings that UTF-8 is mistaken for. */
const misreadings = ['windows-1252', 'macintosh'].map((encoding) => {
  const signs = Array.from({ length: 128 }, (_, at) =>
    new TextDecoder(encoding).decode(Uint8Array.of(0x80 + at)),
  );
  const byteOf = new Map(signs.map((sign, at) => [sign, 0x80 + at]));
  const any = (from: number, to: number) => signs.slice(from - 0x80, to - 0x7f).join('');
  const next = `[${any(0x80, 0xbf)}]`;
  // Letters of Latin alphabets, then signs, marks of order and pictures: nothing else stands in a list.
  const misread = new RegExp(
    `[${any(0xc2, 0xc5)}]${next}|[${any(0xe2, 0xe2)}${any(0xef, 0xef)}]${next}{2}|${any(0xf0, 0xf0)}${next}{3}`,
    'gu',
  );
  return { misread, byteOf };
});

/** « FranÃ§ois » and « Fran√ßois » were UTF-8 that someone read as something else, once or twice: reads it as it was. */
export function repairMojibake(text: string): string {
  if (!/[^\0-\x7fà-ö]/.test(text)) return text;
  let repaired = text;
  for (let round = 0; round < 3; round++) {
    const before = repaired;
    for (const { misread, byteOf } of misreadings)
      repaired = repaired.replace(misread, (signs) => reread(signs, byteOf));
    if (repaired === before) break;
  }
  // The second half of « à » is a space, which many a tool makes a plain one.
  return repaired.replace(/(?<=^|\s)Ã\s+/g, 'à ').replace('\ufeff', '');
}

function reread(signs: string, byteOf: ReadonlyMap<string, number>): string {
  const bytes = Uint8Array.from([...signs].map((sign) => byteOf.get(sign) ?? 0x3f));
  const read = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return read.includes('\ufffd') ? signs : read;
}
