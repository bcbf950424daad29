/** Letters dressed up: mathematical alphabets, full width, in circles or squares, raised. Unicode knows the plain one. */
const dressed =
  /[\u{1d400}-\u{1d7ff}\uff01-\uff5e\u24b6-\u24e9\u{1f130}-\u{1f149}\u02b0-\u02b8\u02e1-\u02e3\u1d2c-\u1d6a\u2071\u207f\u2090-\u209c\u2100-\u214f\ufb00-\ufb06]/gu;
/** White letters on black discs and squares have no plain one of their own. */
const onBlack = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const smallCapitals = new Map(
  [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ'].map((letter, at) => [letter, 'abcdefghijklmnopqrstuvwyz'[at] ?? '']),
);
/** Greek and Cyrillic letters that a Latin word borrows for their looks. */
const lookAlikes = new Map(
  [...'АВСЕНІЈКМОРЅТУХаесіјорѕухΑΒΕΖΗΙΚΜΝΟΡΤΥΧο'].map((letter, at) => [
    letter,
    'ABCEHIJKMOPSTYXaecijopsyxABEZHIKMNOPTYXo'[at] ?? '',
  ]),
);
/** Lines through and under letters, rings and boxes around them. */
const overlays = /[\u0332\u0333\u0335-\u0338\u033f\u0347\u20d0-\u20f0]/gu;

/** What is written with letters dressed up, in the letters of everybody: « 𝗦𝗼𝗽𝗵𝗶𝗲 », « Ｌéa », « ⓚⓐⓡⓘⓜ ». */
export function plainLetters(text: string): string {
  const plain = text
    .replace(overlays, '')
    .replace(/[™℠]/gu, ' ')
    .replace(dressed, (letter) => letter.normalize('NFKC'))
    .replace(onBlack, (letter) => String.fromCharCode(65 + (((letter.codePointAt(0) ?? 0) - 0x1f150) % 32)))
    .replace(/[\u0250-\u02af\u1d00-\u1d2b\ua730-\ua7ff]/gu, (letter) => smallCapitals.get(letter) ?? letter)
    .normalize('NFC');
  if (!/\p{Script=Latin}/u.test(plain)) return plain;
  return plain.replace(
    /[\p{Script=Greek}\p{Script=Cyrillic}]/gu,
    (letter) => lookAlikes.get(letter) ?? letter,
  );
}
