import type { Sector } from './french-industries.ts';

type Famous = { names: readonly string[]; sectors: readonly Sector[] | null; since: number };

const group = (names: string, sectors: readonly Sector[] | null, since: number): Famous => ({
  names: names.split(', '),
  sectors,
  since,
});

const FAMOUS: readonly Famous[] = [
  group('Orange, SNCF, La Poste, EDF, Manpower, Adecco', null, 2013),
  group('La Poste, SNCF, EDF, Air France, Manpower', null, 1985),
  group('Deloitte, KPMG, EY, PwC, Mazars, Accenture', ['consulting', 'finance', 'people', 'tech'], 1998),
  group(
    'BNP Paribas, Société Générale, Crédit Agricole, AXA, Groupama',
    ['finance', 'consulting', 'people'],
    1999,
  ),
  group('Capgemini, Sopra, Atos, CGI, Cegid, Sage', ['tech', 'consulting', 'finance'], 1998),
  group('Criteo, BlaBlaCar, Doctolib, OVHcloud, Salesforce', ['tech'], 2014),
  group(
    'Michelin, Airbus, Safran, Thales, Schneider Electric, Legrand, Saint-Gobain, Renault, Air Liquide, Alstom',
    ['industry'],
    1990,
  ),
  group('Bouygues, Vinci, Eiffage, Spie, Nexity', ['building'], 1995),
  group('Danone, Lactalis, Bonduelle, Nestlé, Fleury Michon', ['food'], 1990),
  group('Carrefour, Auchan, Leroy Merlin, Decathlon, Fnac, Boulanger, L’Oréal', ['retail', 'food'], 1985),
  group('Geodis, Calberson, Elior, Onet, Sodexo, Veolia', ['logistics', 'public'], 1990),
  group('Veolia, Caisse des Dépôts, Croix-Rouge française', ['public'], 1990),
];

const known = new Map<string, readonly string[]>();

/** Employers that everybody has on a CV, kept out of the simulated companies. */
export function famousEmployers(sector: Sector, year: number): readonly string[] {
  const key = `${sector}/${year}`;
  const names =
    known.get(key) ??
    FAMOUS.filter(
      ({ sectors, since }) => since <= year && (sectors === null || sectors.includes(sector)),
    ).flatMap((famous) => famous.names);
  known.set(key, names);
  return names.length > 0 ? names : ['La Poste', 'EDF', 'SNCF'];
}
