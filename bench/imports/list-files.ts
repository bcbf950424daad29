const firstNames =
  'Marie,ÉLÉONORE,Zoé,Inès,Maëlle,Noémie,Capucine,Solène,JEAN-BAPTISTE,Yann,Loïc,Hervé'.split(',');
const lastNames =
  'Dupont,Marchand,DE LA TOUR,Delcroix,Estève,Kerguélen,Perrot,Nguyen,Vidalenc,Le Floc’h,Guérin'.split(',');
const jobs = 'Responsable paie,DRH,Directrice administrative et financière,Acheteuse,Gérant'.split(',');
const towns = [
  'Lyon;69002',
  'Paris;75011',
  'Annecy;74000',
  'Saint-Étienne;42000',
  'Nancy;54000',
  'Brest;29200',
];

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];

/** What a CRM writes of so many people: twelve columns, each person once. */
export function honestFile(count: number): Buffer {
  const lines = Array.from({ length: count }, (_, at) =>
    [
      pick(firstNames, at * 7),
      `${pick(lastNames, at * 3)}`,
      pick(jobs, at),
      `Société ${pick(lastNames, at * 5)} ${at % 9973}`,
      `https://fr.linkedin.com/in/personne-${at}/?trk=liste`,
      `personne.${at}@exemple-${at % 997}.fr`,
      `06${String(10_000_000 + at)}`,
      '73282932000074',
      '6201Z',
      pick(towns, at),
      String(1 + (at % 400)),
    ].join(';'),
  );
  const header = 'Prénom;NOM;Fonction;Société;Profil LinkedIn;E-mail;Tél;SIRET;Code NAF;Ville;CP;Effectif';
  return Buffer.from(`${header}\r\n${lines.join('\r\n')}\r\n`);
}

/** Nothing but separators: as many cells as bytes. */
export const attackFile = (): Buffer => Buffer.alloc(19 * 1024 * 1024, ';');

/** People whom nothing names: every line is left out. */
export const refusedFile = (count: number): Buffer =>
  Buffer.from(
    `Prénom;NOM;Fonction\r\n${Array.from({ length: count }, (_, at) => `${pick(firstNames, at)};${pick(lastNames, at)};${pick(jobs, at)}`).join('\r\n')}\r\n`,
  );
