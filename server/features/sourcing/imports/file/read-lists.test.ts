import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

/** People as a file proposes them, without anything being asked of the user. */
function peopleOf(bytes: Uint8Array) {
  const { head, pieces } = readFile({ bytes, isPacked: false, wish: {}, mapping: null, tags: [] });
  const lines = [...pieces].flatMap(({ lines }) => lines);
  return { head, people: lines.filter(({ refusal }) => refusal === null).map(({ fields }) => fields) };
}

const ana = { firstName: 'Ana', lastName: 'Ruiz', company: 'Dupont, Fils', email: 'ana@dupont.fr' };

test.each([
  [
    'blanks around the separator',
    'Prénom , Nom , Société , E-mail\nAna, Ruiz, "Dupont, Fils", ana@dupont.fr\n',
  ],
  ['each line quoted whole', '"Prénom,Nom,Société,E-mail"\n"Ana,Ruiz,""Dupont, Fils"",ana@dupont.fr"\n'],
  ['the separator named first', 'sep=|\nPrénom|Nom|Société|E-mail\nAna|Ruiz|Dupont, Fils|ana@dupont.fr\n'],
  [
    'titles above, totals below, lines ending with CR',
    'Salon de Nancy\r\rPrénom;Nom;Société;E-mail\rAna;RUIZ;Dupont, Fils;ana@dupont.fr\rTotal : 1 contact;;;\r',
  ],
  [
    'the names of the columns on each page',
    'Prénom\tNom\tSociété\tE-mail\nAna\tRuiz\tDupont, Fils\tana@dupont.fr\nPrénom\tNom\tSociété\tE-mail\n',
  ],
  [
    'labels',
    'Prénom : Ana\nNom : Ruiz\nSociété : Dupont, Fils\nMail : ana@dupont.fr\n\nNom : Total\nTél : 12\n',
  ],
  [
    'a table of a web page',
    '| Prénom | Nom | Société | E-mail |\n|---|---|---|---|\n| Ana | Ruiz | Dupont, Fils | ana@dupont.fr |\n',
  ],
])('%s', (_, text) => expect(peopleOf(strToU8(text)).people).toEqual([ana]));

test('notes are read line by line, and said to be', () => {
  const { head, people } = peopleOf(
    strToU8(
      'Camille Moreau – DRH chez Almeris (Lyon) camille@almeris.fr\nKarim Benali, DSI, Hexalia, k@hexalia.fr\n',
    ),
  );
  expect(people.map(({ firstName, headline, company }) => [firstName, headline, company])).toEqual([
    ['Camille', 'DRH', 'Almeris'],
    ['Karim', 'DSI', 'Hexalia'],
  ]);
  expect(head.reading.notes).toEqual([expect.stringContaining('lue comme une note')]);
  expect(head.columns.map(({ name }) => name).slice(0, 3)).toEqual(['Prénom et nom', 'Poste', 'Entreprise']);
});

test('a name that is a formula keeps the address behind it', () => {
  const { people, head } = peopleOf(
    strToU8(
      'Contact;Société;E-mail\n=HYPERLINK("https://www.linkedin.com/in/ana-ruiz";"Ana Ruiz");Dupont, Fils;ana@dupont.fr\n',
    ),
  );
  expect(people).toEqual([ana]);
  expect(head.mapping).toEqual(['fullName', 'company', 'email', 'linkedin']);
});

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

function book(sheets: Record<string, string>): Uint8Array {
  const names = Object.keys(sheets);
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><sheets>${names.map((name, at) => `<sheet name="${name}" r:id="r${at}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${names.map((_, at) => `<Relationship Id="r${at}" Target="worksheets/sheet${at}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\/mm\\/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
    ),
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at}.xml`,
        strToU8(`<worksheet>${sheets[name]}</worksheet>`),
      ]),
    ),
  });
}

test('the sheet that holds people, without its hidden lines, merged cells filled, days as days', () => {
  const bytes = book({
    Synthèse: `<sheetData><row r="1">${cell('A1', 'Contacts')}<c r="B1"><v>3</v></c></row></sheetData>`,
    Comptes: `<sheetData><row r="1">${cell('A1', 'Raison sociale')}${cell('B1', 'Effectif')}</row><row r="2">${cell('A2', 'Almeris')}<c r="B2"><v>40</v></c></row></sheetData>`,
    Contacts: `<sheetData>
      <row r="1">${cell('A1', 'Salon')}</row>
      <row r="2">${cell('A2', 'Société')}${cell('B2', 'NOM Prénom')}${cell('C2', 'Courriel')}${cell('D2', 'Rendez-vous')}</row>
      <row r="3">${cell('A3', 'Almeris')}${cell('B3', 'MOREAU Camille')}${cell('C3', 'c@almeris.fr')}<c r="D3" s="1"><v>45366</v></c></row>
      <row r="4">${cell('B4', 'DURAND Paul')}${cell('C4', 'p@almeris.fr')}<c r="D4"><v>45366</v></c></row>
      <row r="5" hidden="1">${cell('B5', 'CACHÉ Jean')}${cell('C5', 'j@almeris.fr')}</row>
    </sheetData><mergeCells><mergeCell ref="A1:D1"/><mergeCell ref="A3:A4"/></mergeCells>`,
  });
  const { head, people } = peopleOf(bytes);
  expect(head.reading).toMatchObject({ sheet: 'Contacts', headerLine: 2 });
  expect(head.reading.notes).toEqual(['Une ligne masquée de la feuille a été laissée de côté.']);
  expect(people).toEqual([
    { firstName: 'Camille', lastName: 'Moreau', company: 'Almeris', email: 'c@almeris.fr' },
    { firstName: 'Paul', lastName: 'Durand', company: 'Almeris', email: 'p@almeris.fr' },
  ]);
  expect(head.columns[3]?.samples).toEqual(['15/03/2024', '45366']);
});

test('merged cells made to take for ever end', () => {
  const rows = Array.from(
    { length: 300 },
    (_, at) => `<row r="${at + 1}">${cell(`A${at + 1}`, `x${at}`)}</row>`,
  );
  const merge = '<mergeCell ref="A1:A1048576"/>'.repeat(2000);
  const bytes = book({ Liste: `<sheetData>${rows.join('')}</sheetData><mergeCells>${merge}</mergeCells>` });
  expect(peopleOf(bytes).head.rowCount).toBe(300);
});
