import countryZones from '#datasets/places/country-zones.json' with { type: 'json' };
import overseasCalendars from '#datasets/places/overseas-calendars.json' with { type: 'json' };
import { readPlaces } from '../../places/read-place.ts';
import { holidayRegions } from '../../time/french-holidays.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import { oneOf } from '../../words/one-of.ts';
import { type PersonCalendar, parisCalendar } from './person-calendar.ts';

const overseas: Readonly<Record<string, PersonCalendar>> = Object.fromEntries(
  Object.entries(overseasCalendars).map(([place, { zone, holidays }]) => [
    place,
    { zone, holidays: oneOf(holidayRegions, holidays) },
  ]),
);

/** Countries that live on one clock, or whose capital's clock is the safest guess. */
const zones: Readonly<Record<string, string>> = countryZones;

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
