import { expect, test } from 'vitest';
import { cutNotes, readLabelled } from './cut-notes.ts';
import { readNote, readNotes } from './read-notes.ts';

test.each([
  [
    '- Camille Moreau – DRH chez Almeris (Lyon) 06 12 34 56 78',
    {
      fullName: 'Camille Moreau',
      headline: 'DRH',
      company: 'Almeris',
      location: 'Lyon',
      phone: '06 12 34 56 78',
    },
  ],
  [
    'Karim BENALI, DSI, Hexalia, Nanterre, mail : k.benali@hexalia.fr',
    {
      fullName: 'Karim BENALI',
      headline: 'DSI',
      company: 'Hexalia',
      location: 'Nanterre',
      email: 'k.benali@hexalia.fr',
    },
  ],
  [
    '3. Mme Anne Roux : directrice générale @ Pluvia - rappeler en mars',
    {
      fullName: 'Mme Anne Roux',
      headline: 'directrice générale',
      company: 'Pluvia',
      detail: 'rappeler en mars',
    },
  ],
  [
    'Yann Le Goff / gérant / Kerbrat / https://www.linkedin.com/in/yann-legoff',
    {
      fullName: 'Yann Le Goff',
      headline: 'gérant',
      company: 'Kerbrat',
      linkedin: 'https://www.linkedin.com/in/yann-legoff',
    },
  ],
  [
    'Loïc Kermarrec (président, Conserverie Kermarrec, Trémeven) -> à voir',
    {
      fullName: 'Loïc Kermarrec',
      headline: 'président',
      company: 'Conserverie Kermarrec',
      location: 'Trémeven',
      detail: 'à voir',
    },
  ],
  ['"Le Gall, Nadia" <nadia@kubo.io>', { fullName: 'Le Gall, Nadia', email: 'nadia@kubo.io' }],
  [
    '10h15 – appel de Karim Benali DSI Hexalia 06 99 88 77 66',
    { fullName: 'Karim Benali', headline: 'DSI', company: 'Hexalia', phone: '06 99 88 77 66' },
  ],
  [
    'Transports Vasseur – Sacha Petit – responsable paie',
    { fullName: 'Sacha Petit', headline: 'responsable paie', company: 'Transports Vasseur' },
  ],
  ['Directrice commerciale à recruter', null],
  ['https://www.linkedin.com/in/ana', null],
])('%j', (line, note) => expect(readNote(line)).toEqual(note));

test('lines that are mostly notes make rows; others do not', () => {
  const rows = readNotes(
    cutNotes('Salon\n\nCamille Moreau - DRH - Almeris\nKarim Benali - DSI - Hexalia\nVu hier'),
  );
  expect(rows?.map(({ line, cells }) => [line, cells[0], cells[2]])).toEqual([
    [1, '', ''],
    [3, 'Camille Moreau', 'Almeris'],
    [4, 'Karim Benali', 'Hexalia'],
    [5, '', ''],
  ]);
  expect(readNotes(cutNotes('linkedin.com/in/a\nlinkedin.com/in/b'))).toBeNull();
  expect(readNotes(cutNotes('Lorem ipsum dolor\nsit amet'))).toBeNull();
});

test('a person may have several lines, or a line several people', () => {
  const blocks = readNotes(cutNotes('Camille Moreau\nDRH, Almeris\n\nKarim Benali\nDSI, Hexalia\n'));
  expect(blocks?.map(({ line, cells }) => [line, ...cells.slice(0, 3)])).toEqual([
    [1, 'Camille Moreau', 'DRH', 'Almeris'],
    [4, 'Karim Benali', 'DSI', 'Hexalia'],
  ]);
  const recipients = readNotes(cutNotes('Camille Moreau <c@a.fr>; Karim Benali <k@h.fr>'));
  expect(recipients?.map(({ cells }) => [cells[0], cells[5]])).toEqual([
    ['Camille Moreau', 'c@a.fr'],
    ['Karim Benali', 'k@h.fr'],
  ]);
});

test('labels name the columns of a table', () => {
  const text = 'Nom : Moreau\nPrénom : Camille\n\nNom : Benali\nPrénom : Karim\nTél : 06 12 34 56 78';
  expect(readLabelled(text)).toEqual([
    { line: 1, cells: ['Nom', 'Prénom', 'Tél'] },
    { line: 1, cells: ['Moreau', 'Camille'] },
    { line: 4, cells: ['Benali', 'Karim', '06 12 34 56 78'] },
  ]);
  expect(readLabelled('Bonjour : à tous\nCeci : est\nun : texte\nlibre : ou non')).toBeNull();
});

test('signatures are people, whatever is left empty inside them', () => {
  const rows = readNotes(
    cutNotes(
      [
        'Camille Moreau',
        'DRH',
        '',
        'Almeris SAS',
        'T. 01 23 45 67 89 | M. 06 12 34 56 78',
        'camille@almeris.fr | www.almeris.fr',
        'Cordialement,',
        '--',
        'Anne Roux | Responsable paie | Pluvia',
        '69003 Lyon',
      ].join('\n'),
    ),
  );
  expect(rows?.map(({ line, cells }) => [line, ...cells])).toEqual([
    [
      1,
      'Camille Moreau',
      'DRH',
      'Almeris SAS',
      '',
      '',
      'camille@almeris.fr',
      '01 23 45 67 89',
      'www.almeris.fr',
      '06 12 34 56 78',
    ],
    [9, 'Anne Roux', 'Responsable paie', 'Pluvia', '69003 Lyon', '', '', '', '', ''],
  ]);
});
