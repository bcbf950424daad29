import { readPlaces } from '../../places/read-place.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { type PersonCalendar, parisCalendar } from './person-calendar.ts';

const overseas: Readonly<Record<string, PersonCalendar>> = {
  guadeloupe: { zone: 'America/Guadeloupe', holidays: 'guadeloupe' },
  martinique: { zone: 'America/Martinique', holidays: 'martinique' },
  guyane: { zone: 'America/Cayenne', holidays: 'guyane' },
  'guyane francaise': { zone: 'America/Cayenne', holidays: 'guyane' },
  'la reunion': { zone: 'Indian/Reunion', holidays: 'reunion' },
  reunion: { zone: 'Indian/Reunion', holidays: 'reunion' },
  mayotte: { zone: 'Indian/Mayotte', holidays: 'mayotte' },
  'saint barthelemy': { zone: 'America/St_Barthelemy', holidays: 'saint_barthelemy' },
  'saint martin': { zone: 'America/Marigot', holidays: 'saint_martin' },
  'nouvelle caledonie': { zone: 'Pacific/Noumea', holidays: 'nouvelle_caledonie' },
  'polynesie francaise': { zone: 'Pacific/Tahiti', holidays: 'polynesie' },
};

/** Countries that live on one clock, or whose capital's clock is the safest guess. */
const zones: Readonly<Record<string, string>> = {
  belgique: 'Europe/Brussels',
  suisse: 'Europe/Zurich',
  luxembourg: 'Europe/Luxembourg',
  monaco: 'Europe/Monaco',
  allemagne: 'Europe/Berlin',
  espagne: 'Europe/Madrid',
  italie: 'Europe/Rome',
  portugal: 'Europe/Lisbon',
  'royaume uni': 'Europe/London',
  irlande: 'Europe/Dublin',
  'pays bas': 'Europe/Amsterdam',
  maroc: 'Africa/Casablanca',
  tunisie: 'Africa/Tunis',
  algerie: 'Africa/Algiers',
  senegal: 'Africa/Dakar',
  'cote d ivoire': 'Africa/Abidjan',
  quebec: 'America/Toronto',
};

const alsaceMoselle: readonly string[] = ['57', '67', '68'];

/** The clocks and the holidays of where a person says to live; Paris when nothing sure is known. */
export function calendarOfPlace(label: string | null): PersonCalendar {
  if (label === null) return parisCalendar;
  for (const part of label.split(/[,(]/).map(normaliseWords)) {
    const land = overseas[part];
    if (land) return land;
    const zone = zones[part];
    if (zone) return { zone, holidays: null };
  }
  const [place] = readPlaces(label);
  const around = place?.region && overseas[place.region];
  if (around) return around;
  const isOfAlsaceMoselle = place?.departments?.every((number) => alsaceMoselle.includes(number)) ?? false;
  return isOfAlsaceMoselle ? { ...parisCalendar, holidays: 'alsace_moselle' } : parisCalendar;
}
