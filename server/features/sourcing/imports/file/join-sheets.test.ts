import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';

type Grid = readonly (readonly string[])[];

const sheetXml = (rows: Grid) =>
  `<worksheet><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map((cell, at) => `<c r="${'ABCDEFG'[at]}${row + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`)
          .join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

const workbook = (sheets: Readonly<Record<string, Grid>>) =>
  zipSync(
    Object.fromEntries([
      [
        'xl/workbook.xml',
        strToU8(
          `<workbook xmlns:r="r"><sheets>${Object.keys(sheets)
            .map((name, at) => `<sheet name="${name}" r:id="rId${at}"/>`)
            .join('')}</sheets></workbook>`,
        ),
      ],
      [
        'xl/_rels/workbook.xml.rels',
        strToU8(
          `<Relationships>${Object.keys(sheets)
            .map((_, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`)
            .join('')}</Relationships>`,
        ),
      ],
      ...Object.values(sheets).map(
        (rows, at) => [`xl/worksheets/sheet${at}.xml`, strToU8(sheetXml(rows))] as const,
      ),
    ]),
  );

const north = [
  ['Prénom', 'Nom', 'Entreprise'],
  ['Camille', 'Roy', 'Almeris'],
  ['Inès', 'Moreau', 'Kervolin'],
  ['Léo', 'Petit', 'Batisud'],
];
const south = [
  ['Entreprise', 'Nom', 'Prénom', 'Ville'],
  ['Lavandol', 'Blanc', 'Sofia', 'Apt'],
  ['Moulin Vert', 'Faure', 'Hugo', 'Mende'],
  ['Scierie Hantz', 'Haas', 'Wilfried', 'Sélestat'],
];
const manual = [['Mode d’emploi'], ['Une feuille par région.']];

test('sheets that hold people alike are one list, by the names of their columns', () => {
  const { reading, table } = readTable(workbook({ 'Lisez-moi': manual, Nord: north, Sud: south }));
  expect(reading).toMatchObject({ sheet: 'Nord + Sud', sheets: ['Nord + Sud', 'Lisez-moi', 'Nord', 'Sud'] });
  expect(table[0]).toEqual(['Feuille', 'Prénom', 'Nom', 'Entreprise', 'Ville']);
  expect(table).toContainEqual(['Nord', 'Camille', 'Roy', 'Almeris', '']);
  expect(table).toContainEqual(['Sud', 'Sofia', 'Blanc', 'Lavandol', 'Apt']);
  expect(table).toHaveLength(7);
});

test('one of them is read when it is asked for', () => {
  const { reading, table } = readTable(workbook({ Nord: north, Sud: south }), { sheet: 'Sud' });
  expect(reading.sheet).toBe('Sud');
  expect(table).toEqual(south);
});

test('lines are counted on from sheet to sheet, so that each has a number of its own', () => {
  const { lines } = readTable(workbook({ Nord: north, Sud: south }));
  expect(new Set(lines).size).toBe(lines.length);
});

test('a list of companies beside the people is not mixed with them', () => {
  const companies = [
    ['Entreprise', 'Chiffre d’affaires'],
    ['Almeris', '12'],
    ['Kervolin', '30'],
    ['Batisud', '7'],
  ];
  const { reading, table } = readTable(workbook({ Comptes: companies, Contacts: north }));
  expect(reading).toMatchObject({ sheet: 'Contacts', sheets: ['Comptes', 'Contacts'] });
  expect(table).toEqual(north);
});

test('columns of two sheets that say the same under two names are one', () => {
  const fair = [
    ['Nom', 'Prénom', 'Boîte', 'Poste'],
    ['Haas', 'Wilfried', 'Scierie Hantz', 'Gérant'],
    ['Blanc', 'Sofia', 'Lavandol', 'Directrice'],
  ];
  const stand = [
    ['Prénom', 'Nom', 'Société', 'Fonction'],
    ['Camille', 'Roy', 'Almeris', 'Acheteuse'],
    ['Inès', 'Moreau', 'Kervolin', 'Cheffe de projet'],
  ];
  const { table } = readTable(workbook({ Stand: stand, Allée: fair }));
  expect(table[0]).toEqual(['Feuille', 'Prénom', 'Nom', 'Société', 'Fonction']);
  expect(table).toContainEqual(['Allée', 'Wilfried', 'Haas', 'Scierie Hantz', 'Gérant']);
});

test('two columns of one sheet that speak of the same stay apart', () => {
  const phones = [
    ['Prénom', 'Nom', 'Mobile', 'Téléphone'],
    ['Sofia', 'Blanc', '06 12 34 56 78', '04 90 12 34 56'],
    ['Hugo', 'Faure', '06 98 76 54 32', '04 66 12 34 56'],
  ];
  const { table } = readTable(workbook({ Nord: north, Sud: phones }));
  expect(table[0]).toEqual(['Feuille', 'Prénom', 'Nom', 'Entreprise', 'Mobile', 'Téléphone']);
});
