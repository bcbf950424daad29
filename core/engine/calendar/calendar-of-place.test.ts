import { expect, test } from 'vitest';
import { calendarOfPlace } from './calendar-of-place.ts';

test.each([
  ['Strasbourg, Grand Est, France', 'Europe/Paris', 'alsace_moselle'],
  ['Metz', 'Europe/Paris', 'alsace_moselle'],
  ['Nancy, Grand Est, France', 'Europe/Paris', null],
  ['Lyon, Auvergne-Rhône-Alpes, France', 'Europe/Paris', null],
  ['Saint-Denis, La Réunion, France', 'Indian/Reunion', 'reunion'],
  ['Fort-de-France, Martinique', 'America/Martinique', 'martinique'],
  ['Nouméa, Nouvelle-Calédonie', 'Pacific/Noumea', 'nouvelle_caledonie'],
  ['Bruxelles, Belgique', 'Europe/Brussels', null],
  ['Montréal, Québec, Canada', 'America/Toronto', null],
  ['quelque part', 'Europe/Paris', null],
  [null, 'Europe/Paris', null],
])('%s lives on %s', (label, zone, holidays) => {
  expect(calendarOfPlace(label)).toEqual({ zone, holidays });
});
