import { expect, test } from 'vitest';
import { comparePlaces, readPlaces } from './read-place.ts';

const relation = (wider: string, place: string) => {
  const [where] = readPlaces(place);
  const relations = readPlaces(wider).map((one) => (where ? comparePlaces(one, where) : 'unknown'));
  return relations.includes('inside') ? 'inside' : (relations[0] ?? 'unknown');
};

test.each([
  ['Île-de-France, France', 'Paris et périphérie'],
  ['Paris et périphérie', 'Puteaux, Île-de-France, France'],
  ['Paris et périphérie', 'Bois-Colombes, Île-de-France, France'],
  ['région parisienne', 'Versailles, Île-de-France, France'],
  ['Lyon, Auvergne-Rhône-Alpes, France', 'Lyon et périphérie'],
  ['Lyon et périphérie', 'Villeurbanne, Auvergne-Rhône-Alpes, France'],
  ['Région de Lyon', 'Lyon'],
  ['Greater Lyon Area', 'Villeurbanne'],
  ['région lyonnaise', 'Bron, Auvergne-Rhône-Alpes'],
  ['Rhône, Auvergne-Rhône-Alpes, France', 'Lyon, Auvergne-Rhône-Alpes, France'],
  ['Rhône', 'Lyon'],
  ['69', 'Lyon et périphérie'],
  ['Alsace', 'Colmar, Grand Est, France'],
  ['France', 'Le Lamentin, Martinique, France'],
  ['DOM-TOM', 'Saint-Denis, La Réunion, France'],
  ['Grand Ouest', 'Rennes et périphérie'],
  ['Belgique', 'Bruxelles, Bruxelles-Capitale, Belgique'],
  ['Wallonie, Belgique', 'Namur, Wallonie, Belgique'],
  ['Genève, Suisse', 'Carouge, Genève, Suisse'],
  ['Benelux', 'Luxembourg'],
  ['Europe', 'Nantes, Pays de la Loire, France'],
  ['Québec, Canada', 'Laval, Québec, Canada'],
  ['Vienne, Nouvelle-Aquitaine, France', 'Poitiers, Nouvelle-Aquitaine, France'],
  ['Lyon', '69003 Lyon, France'],
  ['Paris', 'Paris 11e'],
  ['France', 'Saint-Machin-sur-Truc, Bretagne, France'],
  ['Bretagne, France', 'Saint-Machin-sur-Truc, Bretagne, France'],
])('%s holds %s', (wider, place) => {
  expect(relation(wider, place)).toBe('inside');
});

test.each([
  ['Lyon et périphérie', 'Saint-Étienne, Auvergne-Rhône-Alpes, France'],
  ['Lyon', 'Villeurbanne, Auvergne-Rhône-Alpes, France'],
  ['Rhône', 'Grenoble et périphérie'],
  ['Vienne, Nouvelle-Aquitaine, France', 'Vienne, Auvergne-Rhône-Alpes, France'],
  ['Saint-Denis, Île-de-France, France', 'Saint-Denis, La Réunion, France'],
  ['Laval, Pays de la Loire, France', 'Laval, Québec, Canada'],
  ['Boulogne-Billancourt, Île-de-France, France', 'Boulogne-sur-Mer, Hauts-de-France, France'],
  ['Alsace', 'Metz, Grand Est, France'],
  ['France', 'Genève, Genève, Suisse'],
  ['Europe', 'Montréal, Québec, Canada'],
])('%s does not hold %s', (wider, place) => {
  expect(relation(wider, place)).toBe('outside');
});

test.each([
  ['Bretagne, France', 'France'],
  ['Lyon', 'Auvergne-Rhône-Alpes, France'],
  ['Rhône', 'Trifouilly, Auvergne-Rhône-Alpes, France'],
  ['Lyon et périphérie', 'Villefranche-sur-Saône, Auvergne-Rhône-Alpes, France'],
  ['Bretagne', 'Télétravail'],
  ['Bretagne', ''],
])('whether %s holds %s is not known', (wider, place) => {
  expect(relation(wider, place)).toBe('unknown');
});

test('a town by its council, and a part of a town, are the town', () => {
  expect(readPlaces('Ville de Paris, Île-de-France, France')[0]?.town).toBe(readPlaces('Paris')[0]?.town);
  expect(readPlaces('Verdun, Montréal')[0]?.town).toBe(readPlaces('Montréal')[0]?.town);
});
