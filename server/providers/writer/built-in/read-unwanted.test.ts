import { expect, test } from 'vitest';
import { viewReading as view } from '#tests/support/view-reading.ts';

test.each<[sentence: string, found: Record<string, string[]>]>([
  [
    'DRH en Bretagne, sauf les cabinets de recrutement',
    { titles: ['DRH'], places: ['Bretagne, France'], mustNotHave: ['cabinet de recrutement'] },
  ],
  [
    'fondateurs de startups à Paris, pas d’agences',
    {
      titles: ['Fondateur'],
      companySizes: ['1-10', '11-50', '51-200'],
      places: ['Paris, Île-de-France, France'],
      mustNotHave: ['agence'],
    },
  ],
  [
    'DRH, hors Michelin et clients-actuels.fr',
    { titles: ['DRH'], customers: ['Michelin'], domains: ['clients-actuels.fr'] },
  ],
  [
    'DAF, sauf nos clients Danone, Michelin et La Poste',
    { titles: ['DAF'], customers: ['Danone', 'Michelin', 'La Poste'] },
  ],
  [
    'sauf concurrents Salesforce, HubSpot : directeurs commerciaux à Lille',
    {
      titles: ['Directeur commercial'],
      places: ['Lille, Hauts-de-France, France'],
      competitors: ['Salesforce', 'HubSpot'],
    },
  ],
  [
    'Responsables e-commerce du luxe, concurrents Zalando et Veepee exclus',
    {
      titles: ['Responsable e-commerce'],
      industries: ['Articles de luxe et bijoux'],
      competitors: ['Zalando', 'Veepee'],
    },
  ],
  [
    'DAF hors clients : Accor, Sodexo. Bretagne',
    { titles: ['DAF'], places: ['Bretagne, France'], customers: ['Accor', 'Sodexo'] },
  ],
  [
    'sans nos clients actuels, DRH à Lyon',
    { titles: ['DRH'], places: ['Lyon, Auvergne-Rhône-Alpes, France'], leftOver: ['nos clients actuels'] },
  ],
  [
    'Directeurs techniques, agences à exclure, Nantes',
    {
      titles: ['Directeur technique'],
      places: ['Nantes, Pays de la Loire, France'],
      mustNotHave: ['agence'],
    },
  ],
  [
    'DG de PME et d’ETI, pas de grands groupes',
    { titles: ['DG'], companySizes: ['11-50', '51-200', '201-500', '501-1000', '1001-5000'] },
  ],
  [
    'DSI, sauf TPE',
    {
      titles: ['DSI'],
      companySizes: ['11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001-10000', '10001+'],
    },
  ],
  [
    'commerciaux terrain, Marseille, sans stagiaires ni alternants',
    {
      titles: ['Commercial terrain'],
      places: ['Marseille, Provence-Alpes-Côte d’Azur, France'],
      mustNotHave: ['stagiaire', 'alternant'],
    },
  ],
  [
    'responsables paie, à l’exclusion des cabinets comptables, en Bretagne',
    { titles: ['Responsable paie'], places: ['Bretagne, France'], mustNotHave: ['cabinet comptable'] },
  ],
  [
    'recruteurs, sauf freelances et cabinets de recrutement, à distance',
    { titles: ['Recruteur'], mustNotHave: ['Freelance', 'cabinet de recrutement'], leftOver: ['distance'] },
  ],
  [
    'responsables achats (pas d’assistants) en Wallonie, >250 salariés',
    {
      titles: ['Responsable achats'],
      companySizes: ['201-500', '501-1000', '1001-5000', '5001-10000', '10001+'],
      places: ['Wallonie, Belgique'],
      mustNotHave: ['assistant'],
    },
  ],
  [
    'directeurs d’EHPAD dans le Finistère (29), hors groupe Orpea et hors korian.fr',
    {
      titles: ['Directeur d’EHPAD'],
      places: ['Finistère, Bretagne, France'],
      customers: ['Orpea'],
      domains: ['korian.fr'],
    },
  ],
  ['DRH hors Paris, Lyon', { titles: ['DRH'], mustNotHave: ['Paris', 'Lyon'] }],
  [
    'DRH en France hormis en Île-de-France',
    { titles: ['DRH'], places: ['France'], mustNotHave: ['Île-de-France'] },
  ],
  ['chefs de projet digital pas en agence', { titles: ['Chef de projet digital'], mustNotHave: ['agence'] }],
  [
    'responsables marketing excepté "intérim"',
    { titles: ['Responsable marketing'], mustNotHave: ['intérim'] },
  ],
  ['responsable achats, groupe Safran exclu', { titles: ['Responsable achats'], customers: ['Safran'] }],
  [
    'DRH hors https://www.exemple.fr/equipe et contact@autre.com, Lyon',
    { titles: ['DRH'], places: ['Lyon, Auvergne-Rhône-Alpes, France'], domains: ['exemple.fr', 'autre.com'] },
  ],
  [
    'DAF sauf agences immobilières mais uniquement à Lyon',
    { titles: ['DAF'], places: ['Lyon, Auvergne-Rhône-Alpes, France'], mustNotHave: ['agence immobilière'] },
  ],
  [
    'directeurs de site, sauf ceux de plus de 500 salariés',
    { titles: ['Directeur de site'], companySizes: ['1-10', '11-50', '51-200', '201-500'] },
  ],
  [
    'DAF ; ETI ; pas à Paris',
    { titles: ['DAF'], companySizes: ['201-500', '501-1000', '1001-5000'], mustNotHave: ['Paris'] },
  ],
  ['DRH, pas plus de 50 salariés', { titles: ['DRH'], companySizes: ['1-10', '11-50'] }],
])('%s', (sentence, found) => expect(view(sentence)).toEqual(found));
