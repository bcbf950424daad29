import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importLimits } from '#contract/sourcing/imports.ts';
import { guessColumns } from '#core/imports/columns/guess-columns.ts';
import { separators } from '#core/imports/file/separators.ts';
import { readRow } from '#core/imports/rows/read-row.ts';
import { csvLine } from '#core/words/write-csv.ts';
import { AppError } from '#server/platform/errors.ts';
import { openSheet } from './gather-rows.ts';
import { readTable } from './read-table.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** Whatever tempts a reader to cut in the wrong place. */
const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc
    .array(
      fc.constantFrom(';', ',', '\t', '|', '"', '""', '\n', '\r', '\r\n', ' ', '\ufeff', 'é', 'x', '=', "'"),
      {
        maxLength: 8,
      },
    )
    .map((parts) => parts.join('')),
);
const tables = fc
  .integer({ min: 1, max: 6 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 12 }),
  )
  // Blank lines are left out, and a text may begin with a mark that is no part of it.
  .map((table) => table.map(([first = '', ...rest], row) => [`${row}${first}`, ...rest]));

const withoutNul = (table: string[][]) =>
  table.map((row) => row.map((one) => one.replaceAll('\0', '').toWellFormed()));

test('a list written by a correct writer is read back cell for cell', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(tables, fc.constantFrom(...separators), fc.boolean(), (table, separator, hasMark) => {
      const text = table.map((row) => csvLine(row, separator)).join('');
      // Random cells may look like a header: where the table begins is given.
      const read = readTable(utf8((hasMark ? '\ufeff' : '') + text), { separator, headerLine: null });
      expect(read.table).toEqual(withoutNul(table));
      expect(read.reading.notes).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('every cell stays in its column, whatever its neighbours hold', { tags: 'heavy' }, () => {
  const line = fc.tuple(cell, fc.stringMatching(/^[a-z]{3,10}$/), cell, fc.stringMatching(/^[a-z]{3,10}$/));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 10 }), (lines) => {
      const rows = lines.map(([noise, name, other, box]) => [
        noise,
        `linkedin.com/in/${name}`,
        other,
        `${box}@exemple.fr`,
      ]);
      const text = [['Divers', 'LinkedIn', 'Note', 'E-mail'], ...rows]
        .map((row) => csvLine(row, ';'))
        .join('');
      const { table, reading } = readTable(utf8(text), { separator: ';' });
      const [header = [], ...body] = table;
      expect(reading.headerLine).toBe(1);
      const columns = guessColumns(header, body);
      expect(columns[1]).toBe('linkedin');
      expect(columns[3]).toBe('email');
      body.forEach((row, at) => {
        const { identities, fields } = readRow(row, columns);
        expect(identities[0]).toEqual({ kind: 'public_identifier', value: lines[at]?.[1] });
        expect(fields.email).toBe(`${lines[at]?.[3]}@exemple.fr`);
      });
    }),
  );
});

test('no bytes whatever make it fail otherwise than by a sentence, nor any row after that', {
  tags: 'heavy',
}, () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 200 }).map(utf8),
    fc.uint8Array({ maxLength: 200 }).map((noise) => Uint8Array.from([0x50, 0x4b, 3, 4, ...noise])),
    fc.uint8Array({ maxLength: 200 }).map((noise) => Uint8Array.from([0xff, 0xfe, ...noise])),
    fc
      .tuple(fc.string({ maxLength: 80 }), fc.string({ maxLength: 80 }))
      .map(([sheet, texts]) => workbook(`<row r="1">${sheet}</row>`, [texts])),
  );
  fc.assert(
    fc.property(bytes, (content) => {
      let read: ReturnType<typeof readTable>;
      try {
        read = readTable(content);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        return;
      }
      const width = read.table[0]?.length;
      expect(read.table.every((row) => row.length === width)).toBe(true);
      expect(JSON.stringify(read.table)).not.toContain('\\u0000');
      const columns = guessColumns(read.table[0] ?? null, read.table);
      for (const row of read.table) readRow(row, columns);
    }),
    { numRuns: 250 },
  );
});

test('a quote left open is told, and swallows no line', () => {
  const { table, reading } = readTable(utf8('Nom;Ville\n"Dupont;Lyon\nMoreau;Nice\n'));
  expect(table).toEqual([
    ['Nom', 'Ville'],
    ['"Dupont', 'Lyon'],
    ['Moreau', 'Nice'],
  ]);
  expect(reading.notes[0]).toContain('guillemet');
});

test('lines of several systems in one file are all lines', () =>
  expect(readTable(utf8('a;b\r\n"c";d\n"e";"f"\rg;h')).table).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
    ['g', 'h'],
  ]));

function workbook(rows: string, texts: string[], extra: Record<string, string> = {}): Uint8Array {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${relation}"><sheets><sheet name="Vide" r:id="r2"/><sheet name="Salon &amp; co" r:id="r1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(
      `<sst>${texts.map((text) => `<si><r><t>${text}</t></r><rPh><t>x</t></rPh></si>`).join('')}</sst>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
    'xl/worksheets/sheet2.xml': strToU8('<worksheet><sheetData/></worksheet>'),
    ...Object.fromEntries(Object.entries(extra).map(([path, text]) => [path, strToU8(text)])),
  });
}

test('a workbook is read: shared, inline and computed texts, numbers, empty cells, the first sheet that holds any', () => {
  const { table, reading } = readTable(
    workbook(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>SIRET</t></is></c></row>
       <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="str"><f>A1</f><v>R&amp;D</v></c><c r="C3"><v>7.3282932000074E13</v></c></row>
       <row r="4"><c r="A4" t="e"><v>#N/A</v></c></row>`,
      ['Nom', 'Éléonore'],
    ),
  );
  expect(table).toEqual([
    ['Nom', '', 'SIRET'],
    ['Éléonore', 'R&D', '73282932000074'],
  ]);
  expect(reading).toMatchObject({ kind: 'xlsx', sheet: 'Salon & co', sheets: ['Vide', 'Salon & co'] });
});

test('a workbook made to fill the memory is refused before it is opened', () => {
  const bomb = workbook('', ['x']);
  const declared = new DataView(bomb.buffer);
  // The size that the directory of the archive declares for its first part.
  const entry = Buffer.from(bomb).indexOf(Uint8Array.of(0x50, 0x4b, 1, 2));
  declared.setUint32(entry + 24, 130 * 1024 * 1024, true);
  expect(() => readTable(bomb)).toThrow('trop volumineux');
  const parts = Array.from({ length: 5_001 }, (_, at) => [`${at}`, new Uint8Array()] as const);
  expect(() => readTable(zipSync(Object.fromEntries(parts), { level: 0 }))).toThrow('trop volumineux');
  // A single cell at the far end of the sheet makes no row of sixteen thousand.
  const { table } = readTable(
    workbook('<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>', []),
  );
  expect(table).toEqual([['1']]);
});

test('too many lines, nothing, or something else are refused with what to do', { tags: 'heavy' }, () => {
  expect(() => readTable(utf8('a;b\n'.repeat(importLimits.rows + 2)))).toThrow('50 000 lignes');
  expect(() => readTable(utf8('\n ; \n'))).toThrow('aucune ligne');
  expect(() => readTable(new Uint8Array())).toThrow('vide');
  expect(() => readTable(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1))).toThrow('.xlsx');
  expect(() => readTable(utf8('%PDF-1.7'))).toThrow('PDF');
  expect(() => readTable(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9))).toThrow('illisible');
});

test('what stands above the names of the columns is ignored, and another line can be chosen', () => {
  const connections = utf8(
    [
      'Notes:',
      '"When exporting your connection data, you may notice that some of the email addresses are missing."',
      '',
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      'Nina,Test,https://www.linkedin.com/in/nina-test,,Acme,DAF,12 Nov 2026',
    ].join('\n'),
  );
  const { table, reading } = readTable(connections);
  expect(reading).toMatchObject({ separator: ',', headerLine: 4 });
  expect(table.map(([first]) => first)).toEqual(['First Name', 'Nina']);
  expect(reading.firstLines.map(({ line }) => line)).toEqual([1, 2, 4, 5]);
  expect(reading.firstLines[0]).toEqual({ line: 1, text: 'Notes:' });
  expect(readTable(connections, { headerLine: 5 }).table).toHaveLength(1);
  expect(readTable(connections, { headerLine: null })).toMatchObject({
    reading: { headerLine: null },
    table: { length: 4 },
  });
  // No such line: it is looked for.
  expect(readTable(connections, { headerLine: 3 }).reading.headerLine).toBe(4);
});

test.each(['\n', '\r\n', '\r'])('each row knows its line of the file, lines ending with %j', (end) => {
  const text = ['a;b', '', '"c', 'd";e', 'f;"g', '', 'h"', ' ; ', 'i;j', 'k;l'].join(end);
  expect(readTable(utf8(text), { separator: ';' }).lines).toEqual([1, 3, 5, 9, 10]);
});

test('so does each row of a sheet', () => {
  const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>Nom</t></is></c>`;
  const { lines } = readTable(
    workbook(`<row r="2">${cell('A2')}</row><row r="4">${cell('A4')}</row><row>${cell('A5')}</row>`, []),
  );
  expect(lines).toEqual([2, 4, 5]);
});

test('the address behind « Voir le profil » is read, by a link or by a formula; a name that is a link stays a name', () => {
  const text = (at: string, content: string) => `<c r="${at}" t="inlineStr"><is><t>${content}</t></is></c>`;
  const formula = '<f>HYPERLINK("https://www.linkedin.com/in/sacha-petit","Voir le profil")</f>';
  const { table } = readTable(
    workbook(
      `<row r="1">${text('A1', 'Nom')}${text('B1', 'LinkedIn')}</row>
       <row r="2">${text('A2', 'Camille Moreau')}${text('B2', 'Voir le profil')}</row>
       <row r="3">${text('A3', 'Sacha Petit')}<c r="B3" t="str">${formula}<v>Voir le profil</v></c></row>
       </sheetData><hyperlinks><hyperlink ref="B2" r:id="h1"/><hyperlink ref="A2" r:id="h1"/></hyperlinks><sheetData>`,
      [],
      {
        'xl/worksheets/_rels/sheet1.xml.rels':
          '<Relationships><Relationship Id="h1" Target="https://www.linkedin.com/in/camille-moreau?a=1&amp;b=2"/></Relationships>',
      },
    ),
  );
  expect(table).toEqual([
    ['Nom', 'LinkedIn'],
    ['Camille Moreau', 'https://www.linkedin.com/in/camille-moreau?a=1&b=2'],
    ['Sacha Petit', 'https://www.linkedin.com/in/sacha-petit'],
  ]);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const noise = Uint8Array.from({ length: 4000 }, (_, at) => (at * at * 31 + at * 7) % 251);

test.each([
  ['a picture', png],
  ['a program', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0ÿÿ\0\0', 'latin1')],
  ['chance', noise],
  ['chance that claims to be UTF-16', Uint8Array.from([0xff, 0xfe, ...noise])],
])('bytes that are no text are refused as such: %s', (_, bytes) => {
  expect(() => readTable(bytes)).toThrow('n’est pas un texte');
});

test('an archive that is no workbook is refused as such', () =>
  expect(() => readTable(zipSync({ 'lisez-moi.txt': strToU8('Bonjour') }))).toThrow('pas un classeur'));

test.each(['utf16le', 'utf16be'])('UTF-16 is read without its mark too: %s', (kind) => {
  const text = Buffer.from('Nom;E-mail\r\nÉléonore D’Août;e@creme.fr\r\n', 'utf16le');
  const { table } = readTable(kind === 'utf16be' ? text.swap16() : text);
  expect(table).toEqual([
    ['Nom', 'E-mail'],
    ['Éléonore D’Août', 'e@creme.fr'],
  ]);
});

// Each is as long as a list may be: a busy machine gets the time of one file for one file.
const wideLine = `x${';x'.repeat(199)}\n`;
const wideRow = `<row>${'<c><v>1</v></c>'.repeat(200)}</row>`;
const tooMany = importLimits.cells / 200 + 1;
test.each([
  ['one line of separators', 'démesurée', () => readTable(Buffer.alloc(2 * 1024 * 1024, ';'))],
  ['wide lines', '2 millions de cases', () => readTable(utf8(wideLine.repeat(tooMany)))],
  [
    'a wide line that makes all of them wide',
    '2 millions de cases',
    () => readTable(utf8(wideLine + 'x\n'.repeat(20_000)), { separator: ';' }),
  ],
  ['wide rows', '2 millions de cases', () => readTable(workbook(wideRow.repeat(tooMany), []))],
])(
  'a file made to fill the memory is refused while it is read, never once it is: %s',
  { tags: 'heavy' },
  (_, reason, read) => expect(read).toThrow(reason),
);

test('the cells of a list are counted as its lines come: none is kept beyond the most it may have', {
  tags: 'heavy',
}, () => {
  const sheet = openSheet();
  const record = Array.from({ length: importLimits.columns }, () => 'x');
  const most = importLimits.cells / importLimits.columns;
  for (let line = 1; line <= most; line++) sheet.add(line, record);
  expect(() => sheet.add(most + 1, record)).toThrow('2 millions de cases');
  expect(sheet.read().rows).toHaveLength(most);
});

test('columns beyond the two hundredth are left aside, and said to be', () => {
  const { table, reading } = readTable(utf8(`E-mail${';x'.repeat(200)}\nnina@acme.fr${';x'.repeat(204)}\n`));
  expect(table.map((row) => row.length)).toEqual([importLimits.columns, importLimits.columns]);
  expect(reading.notes).toEqual([expect.stringContaining('200 colonnes')]);
});
