import { expect, test } from 'vitest';
import { repairMojibake } from '../repair-mojibake.ts';
import { decodeText, detectEncoding } from './decode-text.ts';
import { detectSeparator } from './detect-separator.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => decodeText(bytes, detectEncoding(bytes));
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [`\ufeff${text}`].flatMap((marked) =>
      Array.from(marked, (_, at) => {
        const code = marked.charCodeAt(at);
        return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
      }).flat(),
    ),
  );

test.each([
  ['UTF-8', utf8('Éléonore;Noël')],
  ['UTF-8 with its mark', utf8('\ufeffÉléonore;Noël')],
  ['UTF-16', utf16('Éléonore;Noël', true)],
  ['UTF-16, the other end first', utf16('Éléonore;Noël', false)],
  ['MacRoman', Uint8Array.from([0x83, 0x6c, 0x8e, ...utf8('onore;No'), 0x91, 0x6c])],
  ['CP850', Uint8Array.from([0x90, 0x6c, 0x82, ...utf8('onore;No'), 0x89, 0x6c])],
  ['Windows-1252', Uint8Array.from([0xc9, 0x6c, 0xe9, ...utf8('onore;No'), 0xeb, 0x6c])],
])('%s is read', (_, bytes) => expect(read(bytes)).toBe('Éléonore;Noël'));

test('Windows-1252 has signs where Latin-1 has none', () =>
  expect(read(Uint8Array.from([0x8c, 0x75, 0x76, 0x72, 0x65, 0x20, 0x80]))).toBe('Œuvre €'));

test.each([
  ['FranÃ§ois', 'François'],
  ['HÃ©lÃ¨ne Dâ€™AoÃ»t', 'Hélène D’Août'],
  ['FranÃƒÂ§ois', 'François'],
  ['Ã‰lodie, Ã\u00a0 Paris', 'Élodie, à Paris'],
  ['Ã Paris', 'à Paris'],
  ['Fran√ßois D‚ÄôAo√ªt', 'François D’Août'],
  ['ï»¿PrÃ©nom', 'Prénom'],
  ['Éléonore Ã©t', 'Éléonore ét'],
  ['Éléonore', 'Éléonore'],
  ['CAFÉ»', 'CAFÉ»'],
  ['SÃO PAULO', 'SÃO PAULO'],
  ['Ã', 'Ã'],
])('%s is mended to %s', (before, after) => expect(repairMojibake(before)).toBe(after));

test.each([
  ['a;b;c\n1;2;3\n', ';'],
  ['a,b,c\n1,2,3\n', ','],
  ['a\tb\n1\t2', '\t'],
  ['a|b\n1|2', '|'],
  ['Nom;Ville\nDupont;Lyon, France\nMoreau;Nice, France', ';'],
  ['"a;b","c"\n"d;e","f"', ','],
  ['"a\n;;;b","c"\n"d","f"', ','],
  ['https://www.linkedin.com/in/a\nhttps://www.linkedin.com/in/b', null],
  ['', null],
])('the separator of %j is %j', (text, separator) => expect(detectSeparator(text)).toBe(separator));
