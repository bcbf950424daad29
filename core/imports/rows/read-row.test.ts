import { expect, test } from 'vitest';
import { findHeader } from '../columns/find-header.ts';
import { guessColumns } from '../columns/guess-columns.ts';
import { describeFix, refusalTexts } from '../fixes.ts';
import { createDuplicateFinder } from './find-duplicates.ts';
import { readRow } from './read-row.ts';

const read = (header: string, line: string) =>
  readRow(line.split(';'), guessColumns(header.split(';'), [line.split(';')]));

test.each([
  ['Prénom;Nom;Société;Fonction', 'firstName lastName company headline'],
  ['first_name;lastName;Company Name;Job Title', 'firstName lastName company headline'],
  [
    'Person - Name;Person - Email - Work;Person - ID;Organization - Name',
    'fullName email pipedriveId company',
  ],
  ['Record ID - Contact;Email;Zip code;Country/Region', 'hubspotId email postcode country'],
  ['Lead ID;Full Name;Title;No. of Employees', 'salesforceId fullName headline headcount'],
  ['Numéro SIREN;Code APE;Tranche d’effectif salarié;Dépt', 'siren naf headcountBand department'],
  ['Profil (LinkedIn);Étiquettes;Commentaire;Identifiant Accroche', 'linkedin tags - accrocheId'],
])('%s fills %s', (header, fields) =>
  expect(
    guessColumns(header.split(';'), [])
      .map((field) => field ?? '-')
      .join(' '),
  ).toBe(fields),
);

test('without names, columns are known by what they hold', () => {
  const rows = [
    ['Camille', 'Moreau', 'camille@exemple.fr', 'linkedin.com/in/camille', '0612345678'],
    ['Sacha', 'Petit', '', 'linkedin.com/in/sacha', '0698765432'],
  ];
  expect(findHeader(rows)).toBe(null);
  expect(guessColumns(null, rows)).toEqual(['firstName', 'lastName', 'email', 'linkedin', 'phone']);
  expect(
    findHeader([
      ['Xyz', 'Abc'],
      ['Camille', 'camille@exemple.fr'],
    ]),
  ).toBe(0);
  expect(guessColumns(['Nom', 'x'], [['Camille Moreau', 'a@b.fr']])).toEqual(['fullName', 'email']);
});

test('each fix says what it was and what it is', () => {
  const { fixes, fields } = read(
    'Prénom;Nom;NAF;CP;Effectif;E-mail;LinkedIn',
    'Dr FranÃ§oise;DUPONT, CFA;6201Z;74000;35;Francoise@Exemple.fr;https://fr.linkedin.com/in/f-dupont?x',
  );
  expect(fixes.map(describeFix)).toEqual([
    'Accents rétablis\u00a0: Dr FranÃ§oise → Dr Françoise',
    'Nom débarrassé de ce qui n’en fait pas partie\u00a0: Dr Françoise → Françoise',
    'Nom débarrassé de ce qui n’en fait pas partie\u00a0: DUPONT, CFA → DUPONT',
    'Nom remis en casse\u00a0: DUPONT → Dupont',
    'E-mail remis en forme\u00a0: Francoise@Exemple.fr → francoise@exemple.fr',
    'Adresse LinkedIn simplifiée\u00a0: https://fr.linkedin.com/in/f-dupont?x → https://www.linkedin.com/in/f-dupont',
    'Code NAF remis en forme\u00a0: 6201Z → 62.01Z (Programmation informatique)',
  ]);
  expect(fields).toMatchObject({
    firstName: 'Françoise',
    lastName: 'Dupont',
    headcountBand: '12',
    department: '74',
  });
});

test('a line that is in order tells no fix', () =>
  expect(
    read('Prénom;Nom;LinkedIn;NAF', 'Éléonore;d’Août;https://www.linkedin.com/in/eleonore;62.01Z').fixes,
  ).toEqual([]));

test('what cannot be read is left out and told, never guessed', () => {
  const { fields, fixes, refusal } = read(
    'E-mail;Tél;SIREN;NAF;LinkedIn;Pays;Ville',
    'camille(at)exemple.fr;12;123456789;99.99Z;https://www.linkedin.com/company/acme;Belgique;Annecy',
  );
  expect(fields).toEqual({ location: 'Annecy, Belgique' });
  expect(fixes.map(({ code, after }) => [code, after])).toEqual(
    ['email_unreadable', 'phone_unreadable', 'linkedin_company', 'siren_wrong', 'naf_unknown'].map((code) => [
      code,
      null,
    ]),
  );
  expect(refusal).toBe('company_page');
});

test('a shared box names nobody; a CRM id, a profile or an own e-mail does', () => {
  expect(read('Nom;E-mail', 'Dupont;contact@acme.fr').refusal).toBe('no_identity');
  expect(read('Nom;Record ID', 'Dupont;42').identities).toEqual([{ kind: 'crm', value: 'hubspot:42' }]);
  expect(read('Nom;LinkedIn', 'Dupont;n/a').refusal).toBe('no_identity');
});

test('a line is the double of an earlier one by an identity, never by a name', () => {
  const columns = guessColumns(['Nom complet', 'LinkedIn', 'E-mail'], []);
  const rows = [
    ['Camille Moreau', 'linkedin.com/in/camille', 'c@a.fr'],
    ['Camille Moreau', 'linkedin.com/in/camille-2', 'c@a.fr'],
    ['C. Moreau', '', 'C@A.fr'],
    ['Camille Moreau', 'https://fr.linkedin.com/in/CAMILLE/', ''],
    ['Camille Moreau', '', 'autre@a.fr'],
  ].map((row) => readRow(row, columns));
  const findTwin = createDuplicateFinder();
  expect(rows.map((row, at) => findTwin(row, at))).toEqual([null, null, 0, 0, null]);
});

test.each<[string, number | null]>([
  ['Notes:\nWhen exporting your connection data, some addresses are missing\nFirst Name;Last Name;URL', 2],
  ['Salon de Nancy\nExporté par;ana@acme.fr\nNom;Prénom;E-mail\nMoreau;Camille;c@a.fr', 2],
  ['Mes contacts\nLinkedIn\nlinkedin.com/in/camille', 1],
  ['Nom;Prénom;E-mail\nNom;Prénom;E-mail', 0],
  ['Camille Moreau;camille@acme.fr\nSacha Petit;Contact', null],
  [`${'a;b\n'.repeat(15)}Nom;Prénom`, null],
])('among the lines %j, the columns are named by %j', (text, line) =>
  expect(findHeader(text.split('\n').map((row) => row.split(';')))).toBe(line),
);

test('a line that names nobody is told what it lacks, not that it is empty', () => {
  expect(read('Société;Note', 'Acme;vu au stand').refusal).toBe('nobody');
  expect(read('x;y', 'a;b').refusal).toBe('nobody');
  expect(refusalTexts.nobody).toContain('Ni nom');
});

test('a band of a network that INSEE cuts otherwise is left aside, with what to write', () => {
  const headcount = (cell: string) => read('Effectif', cell);
  expect(headcount('100-199 employees').fields.headcountBand).toBe('22');
  expect(headcount('10001+').fields.headcountBand).toBe('53');
  for (const cell of ['51-200', '51-200 employees', '11 à 50']) {
    const { fields, fixes } = headcount(cell);
    expect(fields.headcountBand).toBeUndefined();
    expect(fixes.map(describeFix)).toEqual([
      `Effectif sans tranche précise, laissé de côté\u00a0: ${cell}. Écrivez un nombre de salariés (120) ou une tranche de l’INSEE (100 à 199)`,
    ]);
  }
});

test.each(['64', '64 salariés', '1 200'])('a head count put in its band is no correction: %s', (cell) => {
  const { fields, fixes } = read('Effectif', cell);
  expect(fields.headcountBand).toBeDefined();
  expect(fixes).toEqual([]);
});

test('an old address of the network says what to do of it', () => {
  const { fixes, refusal } = read(
    'Nom;LinkedIn',
    'Dupont;https://www.linkedin.com/pub/jean-dupont/1/234/567',
  );
  expect(fixes.map(describeFix).join()).toContain('Ancienne adresse LinkedIn');
  expect(refusal).toBe('no_identity');
});

test('a town that is known tells the department, and is no correction', () => {
  const { fields, fixes } = read('LinkedIn;Ville;CP', 'https://www.linkedin.com/in/camille;Annecy;74000');
  expect(fields).toMatchObject({ location: 'Annecy', department: '74' });
  expect(fixes).toEqual([]);
});

test('an address in the column of names is an address', () => {
  expect(read('Nom;Ville', 'lucie@almeris.fr;Annecy').fields).toMatchObject({ email: 'lucie@almeris.fr' });
  expect(read('Contact;E-mail', 'lucie@almeris.fr;l@almeris.fr').fields).toEqual({ email: 'l@almeris.fr' });
  expect(
    readRow(['Lucie Carpentier <lucie@almeris.fr>', 'Annecy'], ['fullName', 'city']).fields,
  ).toMatchObject({ firstName: 'Lucie', lastName: 'Carpentier', email: 'lucie@almeris.fr' });
});

test('a line of trial or of somebody hidden names nobody', () => {
  expect(read('Prénom;Nom;Société', 'Test;Test;Acme').refusal).toBe('nobody');
  expect(read('Nom complet;Société', 'LinkedIn Member;Acme').refusal).toBe('nobody');
});

test.each([
  ['M. Le Gall', 'Le Gall'],
  ['Mme LE GOFF', 'Le Goff'],
  ['MME LE GOFF', 'Le Goff'],
  ['M. L’Hostis', 'L’Hostis'],
  ['M. le Gall', 'le Gall'],
  ['M. Lê Van Thanh', 'Lê'],
])('a name that begins like an article is the name of somebody: %s', (whole, lastName) => {
  expect(read('Nom complet;Société', `${whole};Acme`).fields.lastName).toContain(lastName);
});

test.each(['Mme la Directrice', 'M. le Maire', 'Monsieur l’adjoint', 'madame la directrice'])(
  'an office is the name of nobody: %s',
  (whole) => {
    expect(read('Nom complet;Société', `${whole};Acme`).refusal).toBe('nobody');
  },
);

test('how a name is displayed takes nothing away from its columns', () => {
  for (const whole of ['M. Le Gall', 'M. le Maire', 'LinkedIn Member'])
    expect(readRow(['Yann', 'Le Gall', whole], ['firstName', 'lastName', 'fullName']).fields).toMatchObject({
      firstName: 'Yann',
      lastName: 'Le Gall',
    });
});
