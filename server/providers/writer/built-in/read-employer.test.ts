import { expect, test } from 'vitest';
import { viewReading } from '#tests/support/view-reading.ts';

test.each<[sentence: string, found: Record<string, string[]>]>([
  [
    'kinés libéraux à Toulouse et alentours',
    { titles: ['Kiné'], places: ['Toulouse et périphérie'], mustHave: ['à son compte'] },
  ],
  [
    'agences immobilières indépendantes à Lyon',
    {
      industries: ['Agences immobilières'],
      places: ['Lyon, Auvergne-Rhône-Alpes, France'],
      mustHave: ['entreprise indépendante'],
    },
  ],
  ['directeurs d’EHPAD (public ou privé)', { titles: ['Directeur d’EHPAD'] }],
  [
    'gestionnaires de paie en cabinet comptable',
    { titles: ['Gestionnaire de paie'], industries: ['Comptabilité'] },
  ],
  [
    'responsables SAV dans l’électroménager',
    { titles: ['Responsable SAV'], industries: ['Électroménager et multimédia'] },
  ],
  [
    'vétérinaires en Normandie',
    { titles: ['Vétérinaire'], industries: ['Cabinets vétérinaires'], places: ['Normandie, France'] },
  ],
  ['gérants d’auto-écoles', { titles: ['Gérant'], industries: ['Auto-écoles'] }],
  [
    'RSSI, boîtes de + de 500 personnes',
    { titles: ['RSSI'], companySizes: ['501-1000', '1001-5000', '5001-10000', '10001+'] },
  ],
  ['DAF de sociétés cotées', { titles: ['DAF'], mustHave: ['entreprise cotée'] }],
  [
    'directeurs généraux de coopératives agricoles',
    { titles: ['Directeur général'], industries: ['Coopératives agricoles'], mustHave: ['coopérative'] },
  ],
  [
    'chargés de recrutement en cabinet',
    { titles: ['Chargé de recrutement'], industries: ['Recrutement et intérim'] },
  ],
  [
    'avocats en droit social à Paris, associés ou fondateurs',
    {
      titles: ['Avocat en droit social'],
      places: ['Paris, Île-de-France, France'],
      mustHave: ['associé ou fondateur'],
    },
  ],
  [
    'contrôleurs de gestion, au moins 2 ans dans le poste',
    { titles: ['Contrôleur de gestion'], tenures: ['24-60', '60+'] },
  ],
  [
    'consultants qui viennent de se lancer à leur compte (moins de 18 mois)',
    { titles: ['Consultant'], tenures: ['0-6', '6-12', '12-24'], mustHave: ['à son compte'] },
  ],
  [
    'wedding planners et traiteurs de mariage en Provence',
    {
      titles: ['Wedding planner', 'Traiteur'],
      places: ['Provence, Provence-Alpes-Côte d’Azur, France'],
      leftOver: ['mariage'],
    },
  ],
  ['commerciaux en recherche d’emploi', { titles: ['Commercial'], mustHave: ['en recherche d’emploi'] }],
])('%s', (sentence, found) => expect(viewReading(sentence)).toEqual(found));

test.each(['directeurs export Inde', 'directeurs export Chine et Inde', 'DIRECTEURS EXPORT INDE'])(
  'a country is no way to be employed: %s',
  (sentence) => expect(viewReading(sentence)).not.toHaveProperty('mustHave'),
);
test.each([
  'consultants indé',
  'Consultants Indé',
  'consultants indés',
  'consultants inde',
  'CONSULTANTS INDÉS',
])('in short, on their own account: %s', (sentence) =>
  expect(viewReading(sentence)).toMatchObject({ mustHave: ['à son compte'] }),
);
