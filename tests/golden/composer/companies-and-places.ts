import { trap } from './trap-profile.ts';

const name = 'Hélène | Faure';
const unknown = 'Dominique | Lacroix';
const at = (what: string, company: string) =>
  trap(what, name, { title: 'Directrice des achats', at: company });
const from = (what: string, place: string) =>
  trap(what, unknown, { title: 'Responsable logistique', at: 'Ostrea', place });

/** Names of companies that « chez » and « de » treat each in their own way. */
export const companiesThatMislead = [
  at('an article in the plural', 'Les Échos'),
  at('an article in the masculine', 'Le Slip Français'),
  at('an article in the feminine', 'La Poste'),
  at('an elided article', 'L’Oréal'),
  at('a digit first', '3M'),
  at('digits and capitals', '50A Conseil'),
  at('an acronym said by its letters', 'EDF'),
  at('an acronym with a vowel', 'SNCF'),
  at('an acronym with an h', 'HSBC'),
  at('an h that is silent', 'Hermès'),
  at('an h that is not', 'Hop!'),
  at('a brand without a capital', 'leboncoin'),
  at('a brand with a dot', 'Booking.com'),
  at('a brand with a sign', 'Yahoo!'),
  at('a brand with an ampersand', 'Procter & Gamble'),
  at('a vowel', 'Airbus'),
  at('an accent', 'Échelle Européenne'),
  at('a legal form after', 'NOMATEC SAS'),
  at('a legal form before', 'SARL Dupont et Fils'),
  at('a legal form with dots', 'Ostrea S.A.R.L.'),
  at('a group', 'Groupe Beneteau'),
  at('a ministry', 'Ministère de la Culture'),
  at('a town hall', 'Mairie de Bordeaux'),
  at('a university', 'Université de Strasbourg'),
  at('a school', 'HEC Paris'),
  at('a hospital', 'CHU de Toulouse'),
  at('a company with its slogan', 'Kaldéo – l’énergie qui vous ressemble 🌱'),
  at('a company with its subsidiary', 'Kaldéo (groupe Ostrea)'),
  at(
    'a very long name',
    'Société Nationale d’Investissement pour le Développement des Territoires et des Énergies Renouvelables',
  ),
  at('capitals and small words', 'BOULANGERIE DE LA PLACE'),
  at('an Arabic name', 'شركة الأطلس'),
  at('a name of a town', 'Évian'),
  at('a name of a first name', 'Agnès b.'),
  at('a name of a common word', 'Orange'),
  at('a name that is a verb', 'Mangeons Bien'),
  at('a name in English with an article', 'The North Face'),
  at('a Belgian form', 'Delhaize SA/NV'),
];

/** Places that « à », « en » and « dans » treat each in their own way. */
export const placesThatMislead = [
  from('a town with an article', 'Le Mans, Pays de la Loire, France'),
  from('a town with a feminine article', 'La Rochelle, Nouvelle-Aquitaine, France'),
  from('a port', 'Le Havre, Normandie, France'),
  from('a town with a plural article', 'Les Sables-d’Olonne, Pays de la Loire, France'),
  from('an island', 'Ajaccio, Corse, France'),
  from('an island beyond the sea', 'Saint-Denis, La Réunion'),
  from('a country in the plural', 'États-Unis'),
  from('a country in English', 'United States'),
  from('a region of the network', 'Région de Paris, France'),
  from('a region of the network, in English', 'Greater Lyon Area'),
  from('a town and its surroundings', 'Lille et périphérie'),
  from('a department', 'Rhône, Auvergne-Rhône-Alpes, France'),
  from('a country only', 'France'),
  from('a foreign town', 'Genève, Suisse'),
  from('a town that is nowhere', 'Trifouillis-les-Oies'),
  from('a planet', '🌍 Planète Terre'),
  from('an arrondissement', 'Paris 15e Arrondissement, Île-de-France, France'),
  from('a place in capitals', 'MARSEILLE'),
];
