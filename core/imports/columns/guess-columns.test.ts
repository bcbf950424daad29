import { expect, test } from 'vitest';
import { readRow } from '../rows/read-row.ts';
import { findHeader } from './find-header.ts';
import { guessColumns } from './guess-columns.ts';

const rowsOf = (text: string) => text.split('\n').map((line) => line.split(';'));
const guess = (text: string) => {
  const rows = rowsOf(text);
  const header = findHeader(rows);
  const columns =
    header === null ? guessColumns(null, rows) : guessColumns(rows[header] ?? [], rows.slice(header + 1));
  return columns.map((field) => field ?? '-').join(' ');
};

test.each([
  [
    'no header: mailboxes say which column holds last names',
    'Vuillemin;Sandra;Rivoire Décolletage;Responsable ADV;s.vuillemin@rivoire.example\nZerrouki;Malik;Sopramed;Acheteur;m.zerrouki@sopramed.example\nTchamba;Arnaud;Kribi Logistique;DAF;arnaud.tchamba@kribi.example',
    'lastName firstName company headline email',
  ],
  [
    'a tool that names people twice',
    'profileUrl;fullName;firstName;lastName;companyName;title;linkedInProfileUrl\nhttps://www.linkedin.com/sales/lead/ACwAAB1234567890abcd;Inès Rey;Inès;Rey;Solva;DAF;https://www.linkedin.com/in/ines-rey',
    'otherLinkedin fullName firstName lastName company headline linkedin',
  ],
  [
    'two numbers, two boxes, and what is said of them',
    'Work Email;Email Status;Email perso;Téléphone standard;Tél. mobile\na@acme.fr;valid;a@gmail.com;01 44 00 00 00;06 12 34 56 78',
    'email detail otherEmail otherPhone phone',
  ],
  [
    'a title that is a civility',
    'Titre;Prénom;Nom;Fonction\nMme;Julie;Roux;DRH\nM.;Ali;Kaya;DSI',
    'detail firstName lastName headline',
  ],
  [
    'the company is not the person',
    'Company Linkedin Url;Person Linkedin Url;Company City;City;Company Name for Emails;Company\nlinkedin.com/company/acme;linkedin.com/in/ana;Paris;Lyon;Acme;Acme SAS',
    'detail linkedin detail city detail company',
  ],
  [
    'a pipeline in French',
    'Personne - Nom;Personne - E-mail - Bureau;Organisation - Nom;Organisation - Adresse\nCamille Moreau;c@almeris.fr;Almeris;12 rue Haute, 69003 Lyon',
    'fullName email company location',
  ],
  [
    'headers whose accents were read wrongly',
    'PrÃ©nom;Nom;SociÃ©tÃ©\nZoÃ©;Roux;Acme',
    'firstName lastName company',
  ],
  [
    'names of one’s own, cells that say what they are',
    'Boîte;Qui;Job;Où;Note\nKubo;Nadia Cherif;Dir. commerciale;Toulouse;chaud\nOrvia SAS;Hugo Blanc;Acheteur;Pau;froid',
    'company fullName headline location detail',
  ],
  [
    'boxes at work and at home',
    'Personne - E-mail - Domicile;Personne - E-mail - Travail\na@gmail.com;a@acme.fr',
    'otherEmail email',
  ],
  [
    'profiles without an address that can be read, beside pages of companies',
    'profileUrl;fullName;companyUrl\nhttps://www.linkedin.com/sales/lead/x1;Inès Rey;https://www.linkedin.com/company/solva',
    'linkedin fullName detail',
  ],
  [
    'a German tool',
    'Anrede;Vorname;Nachname;Firma;PLZ;Ort;Land;Telefon\nFrau;Inge;Lorentz;Kessel GmbH;50667;Köln;Deutschland;+49 221 555010',
    'detail firstName lastName company postcode city country phone',
  ],
  [
    'no header, last names first',
    'Almeris;Moreau Camille;DRH;camille.moreau@almeris.fr\nVasseur;Petit Sacha;Responsable paie;spetit@vasseur.fr',
    'company reversedName headline email',
  ],
  [
    'no header, two columns of names',
    'Mme;Moreau;Camille;Lyon;Almeris\nM.;Petit;Paul;Dijon;Vasseur',
    'detail lastName firstName location company',
  ],
])('%s', (_, text, fields) => expect(guess(text)).toBe(fields));

test('the box of whoever follows the person is not theirs', () =>
  expect(guess('Nom;Owner Email\nMoreau;paul@nous.fr')).toBe('lastName detail'));

test('what the cells contradict is not named so', () =>
  expect(guess('Contact;E-mail\nana@acme.fr;oui\nleo@acme.fr;non')).toBe('email detail'));

const read = (text: string) => {
  const rows = rowsOf(text);
  const [header = [], ...body] = rows;
  const columns = guessColumns(header, body);
  return body.map((row) => readRow(row, columns, header));
};

test.each([
  ['NOM Prénom\nMOREAU Camille', 'Camille', 'Moreau'],
  ['Nom et prénom\nLe Gall Anne Sophie', 'Anne Sophie', 'Le Gall'],
  ['Nom et prénom;E-mail\nCamille Moreau;camille.moreau@acme.fr', 'Camille', 'Moreau'],
  ['Contact;LinkedIn\nMoreau Camille;linkedin.com/in/camille-moreau-12', 'Camille', 'Moreau'],
  ['Contact\nMme Anne-Lise DE LA TOUR', 'Anne-Lise', 'de La Tour'],
  ['Name;First Name\nMoreau;Camille', 'Camille', 'Moreau'],
  ['Prénom;Nom\nYann;Le GOFF', 'Yann', 'Le Goff'],
  ['Contact\nJan van den Berg', 'Jan', 'van den Berg'],
])('the names of %j are %s and %s', (text, firstName, lastName) =>
  expect(read(text)[0]?.fields).toMatchObject({ firstName, lastName }),
);

test('one cell may say what another column would', () => {
  expect(read('Contact;Coordonnées\nCamille Moreau (DRH);c@almeris.fr / 06 12 34 56 78')[0]?.fields).toEqual({
    firstName: 'Camille',
    lastName: 'Moreau',
    headline: 'DRH',
    email: 'c@almeris.fr',
    phone: '+33 6 12 34 56 78',
  });
  expect(
    read('E-mail;Poste / Société\nCamille Moreau <c@almeris.fr>;DRH - Almeris (Lyon)')[0]?.fields,
  ).toEqual({
    firstName: 'Camille',
    lastName: 'Moreau',
    headline: 'DRH',
    company: 'Almeris',
    location: 'Lyon',
    department: '69',
    email: 'c@almeris.fr',
  });
  expect(read('Société, Personne;E-mail\nAlmeris, Camille Moreau;c@almeris.fr')[0]?.fields).toMatchObject({
    firstName: 'Camille',
    company: 'Almeris',
  });
  expect(read('Nom;Poste\nCamille Moreau;DRH chez Almeris')[0]?.fields).toMatchObject({
    headline: 'DRH',
    company: 'Almeris',
  });
});

test('a town is what is kept of an address', () => {
  const town = (address: string) => read(`Nom;Adresse\nMoreau;${address}`)[0]?.fields.location;
  expect(town('12 rue Nationale, 69003 LYON CEDEX 03')).toBe('Lyon');
  expect(town('VILLENEUVE-SUR-LOT')).toBe('Villeneuve-sur-Lot');
  expect(town('Reims (51)')).toBe('Reims');
  expect(town('Genève, Suisse')).toBe('Genève, Suisse');
});

test('other columns are kept under their names, with a second number and a size that no band has', () => {
  const [row] = read(
    'Nom;E-mail;Téléphone;Mobile;Effectif;Remarque\nMoreau;c@a.fr;01 44 00 00 00;06 12 34 56 78;51-200;vue au salon',
  );
  expect(row?.details).toEqual([
    { name: 'Remarque', value: 'vue au salon' },
    { name: 'Mobile', value: '06 12 34 56 78' },
    { name: 'Effectif', value: '51-200' },
  ]);
  expect(row?.fields.phone).toBe('+33 1 44 00 00 00');
  // What our own export adds of ours is not the person's.
  expect(guess('Nom;E-mail;Score;Verdict\nMoreau;c@a.fr;80;Dans la cible')).toBe('lastName email - -');
});

test('totals, sources and titles of parts are nobody; a name alone in a short list is somebody', () => {
  const list = 'Nom;Prénom;E-mail;Société;Ville';
  for (const line of ['Total : 12 contacts', 'Région Est', 'Source : export du 12 mars', '12 personnes'])
    expect(read(`${list}\nMoreau;Camille;c@a.fr;Acme;Lyon\n${line};;;;`)[1]?.refusal).toBe('nobody');
  expect(read('Nom;LinkedIn\nDupont;')[0]?.refusal).toBe('no_identity');
});

test('a position in capitals is written as in a sentence, its initials kept', () => {
  const position = (title: string, company: string) => {
    const fields = read(`Nom;Poste;Société\nMoreau;${title};${company}`)[0]?.fields;
    return [fields?.headline, fields?.company];
  };
  expect(position('RESPONSABLE RH', 'GROUPE ATLAS')).toEqual(['Responsable RH', 'Groupe Atlas']);
  expect(position('CHEF DE PROJET', 'CHU DE NANTES')).toEqual(['Chef de projet', 'CHU de Nantes']);
  expect(position('DRH', 'ENGIE')).toEqual(['DRH', 'ENGIE']);
});

test('« job_title » is the job where « occupation » is a headline beside it', () => {
  const row = ['DRH chez Almeris | J’aime les gens', 'DRH'];
  expect(guessColumns(['occupation', 'job_title'], [row, row])[1]).toBe('headline');
});
