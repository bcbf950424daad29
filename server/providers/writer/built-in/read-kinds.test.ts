import { expect, test } from 'vitest';
import { viewReading as view } from '#tests/support/view-reading.ts';

test.each<[sentence: string, found: Record<string, string[]>]>([
  [
    'DRH d’ETI industrielles en Bretagne, ou directeurs d’usine de plus de 200 salariés, plutôt pas les filiales',
    {
      titles: ['DRH'],
      industries: ['Industrie manufacturière'],
      companySizes: ['201-500', '501-1000', '1001-5000'],
      places: ['Bretagne, France'],
      mustNotHave: ['filiale'],
      or: [
        'titles: Directeur d’usine; industries: anything; companySizes: 201-500, 501-1000, 1001-5000, 5001-10000, 10001+',
      ],
    },
  ],
  [
    'patrons de TPE du bâtiment et responsables travaux dans des PME du BTP, en Gironde',
    {
      seniorities: ['owner', 'cxo'],
      industries: ['Bâtiment et travaux publics'],
      companySizes: ['1-10'],
      places: ['Gironde, Nouvelle-Aquitaine, France'],
      or: ['titles: Responsable travaux; companySizes: 11-50, 51-200'],
    },
  ],
  [
    'patrons et DAF de PME à Lyon',
    {
      seniorities: ['owner', 'cxo'],
      companySizes: ['11-50', '51-200'],
      places: ['Lyon, Auvergne-Rhône-Alpes, France'],
      or: ['titles: DAF'],
    },
  ],
  [
    'DRH d’ETI et DAF, en Bretagne',
    {
      titles: ['DRH', 'DAF'],
      companySizes: ['201-500', '501-1000', '1001-5000'],
      places: ['Bretagne, France'],
    },
  ],
  [
    'gestionnaires de paie en cabinet comptable ou responsables paie en entreprise',
    {
      titles: ['Gestionnaire de paie'],
      industries: ['Comptabilité'],
      or: ['titles: Responsable paie; industries: anything'],
    },
  ],
  [
    'directeurs d’hôtel, gérants de restaurant et responsables techniques en Bretagne',
    {
      titles: ['Directeur d’hôtel'],
      places: ['Bretagne, France'],
      or: ['titles: Gérant, Responsable technique; industries: Restaurants'],
    },
  ],
  [
    'présidents de clubs sportifs, ou adjoints au maire chargés des sports',
    {
      titles: ['Président'],
      industries: ['Clubs et fédérations sportives'],
      or: ['titles: Adjoint au maire sport; industries: anything'],
    },
  ],
  [
    'DAF de PME à Lyon, idéalement dans la chimie',
    {
      titles: ['DAF'],
      companySizes: ['11-50', '51-200'],
      places: ['Lyon, Auvergne-Rhône-Alpes, France'],
      leftOver: ['chimie'],
    },
  ],
  [
    'directeurs de site, à l’exception des usines hors de France',
    { titles: ['Directeur de site'], places: ['France'] },
  ],
  [
    'directeurs d’EHPAD (associatifs ou publics)',
    { titles: ['Directeur d’EHPAD'], mustHave: ['secteur associatif', 'secteur public'] },
  ],
  ['notaires ou des avocats en droit immobilier', { titles: ['Notaire', 'Avocat en droit immobilier'] }],
  [
    'DAF, 50 salariés mini',
    { titles: ['DAF'], companySizes: ['51-200', '201-500', '501-1000', '1001-5000', '5001-10000', '10001+'] },
  ],
])('%s', (sentence, found) => expect(view(sentence)).toEqual(found));
