/** @module-tag heavy */
import { expect, test } from 'vitest';
import { readExclusions } from '#core/exclusions/read-exclusions.ts';
import { readOffer } from '#core/first-minute/read-offer.ts';
import { readNote } from '#core/imports/file/read-notes.ts';
import { AppError } from '#server/platform/errors.ts';
import { cpuMs } from '#tests/support/cpu-time.ts';
import { readFile } from '../file/read-file.ts';

const length = 32 * 1024;

/** Read whole, or refused with a sentence. */
function read(text: string): void {
  const question = { bytes: Buffer.from(text), isPacked: false, wish: {}, mapping: null, tags: [] };
  try {
    const { pieces } = readFile(question);
    while (!pieces.next().done);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

const columns = 'Nom;Prénom;Société;Poste;E-mail;LinkedIn;Téléphone;Site;Ville';
const inCell = (signs: string) => signs.replace(/[;\n"]/g, '');
/** Everywhere that a text comes in from outside. */
const readers: Record<string, (signs: string) => unknown> = {
  'a file of nothing else': read,
  'a cell': (signs) => read(`Nom;Poste\n${inCell(signs)};DRH\n`),
  'a cell of each column': (signs) =>
    read(`${columns}\n${Array.from({ length: 9 }, () => inCell(signs).slice(0, length / 9)).join(';')}\n`),
  notes: (signs) => read(`Jean Dupont, DRH chez Acme\nAnne Martin, DAF chez Bolt\nLuc Petit ${signs}\n`),
  'a line of notes': (signs) => readNote(`Jean Dupont ${signs.slice(0, 500)}`),
  'pasted people': (signs) => readExclusions(signs, 'person'),
  'pasted customers': (signs) => readExclusions(signs, 'customer'),
  'an offer': (signs) => readOffer(`Nous aidons les PME. ${signs.slice(0, 20_000)}`, () => false),
};

const signs =
  '" "a ( ) 0 1 A a. @ a@ a@b. - a- , ;a <a@b.fr> <a@b.fr>; =" =HYPERLINK(" http:// https://linkedin.com/in/ + é e\u0301 Ã© √© â€™ ’ %25 [ > &#60; • À JEAN de chez'
    .split(' ')
    .concat(
      ' ',
      '\u00a0',
      '\t',
      '\u200b',
      '\u0301',
      '\n',
      'a\n',
      '0 ',
      '12 ',
      'À ',
      '• ',
      'JEAN ',
      'DRH chez ',
    );

test.each(Object.entries(readers))(
  'thirty-two kilobytes of one sign repeated are read like any others: %s',
  async (_, take) => {
    const repeated = (sign: string) => sign.repeat(Math.ceil(length / sign.length)).slice(0, length - 1);
    const ordinary = `${repeated('Camille Moreau, DRH chez Almeris à Lyon\n')}x`;
    take(ordinary);
    const ordinaryMs = await cpuMs(() => take(ordinary));
    const slow: string[] = [];
    for (const sign of signs) {
      const text = `${repeated(sign)}x`;
      const most = 10 * ordinaryMs + 300;
      const ms = await cpuMs(() => take(text));
      // Somebody else’s work may fall in between: what is slow by itself is slow again.
      if (ms > most && (await cpuMs(() => take(text))) > most) slow.push(`${JSON.stringify(sign)}: ${ms} ms`);
    }
    expect(slow).toEqual([]);
  },
);

test('a line of notes that is longer than anybody’s is kept as it is, and names nobody', () => {
  expect(readNote(`Jean Dupont, DRH chez Acme, ${'et encore '.repeat(100)}`)).toBeNull();
  expect(readNote('Jean Dupont, DRH chez Acme, <jean@acme.fr>')).toMatchObject({ email: 'jean@acme.fr' });
});
