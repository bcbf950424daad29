import { normaliseWords } from '../words/normalise-words.ts';
import { suburbs, urbanAreas } from './french-places.ts';
import { departmentsByNumber, type Place, placeGroups, placesByName } from './place-index.ts';

/** What says that a town is meant with what lies around it. */
const aroundWords =
  /^(?:greater|region de|agglomeration de|metropole de) | (?:et (?:sa )?peripherie|et (?:sa region|alentours|environs)|metropolitan (?:area|region)|area|metropole)$/g;

const areasByName = new Map(
  Object.entries(urbanAreas).map(([name, label]) => [
    normaliseWords(name),
    normaliseWords(label).replace(aroundWords, ''),
  ]),
);

/** Every place a name stands for, the likeliest first; none when no part of it is known. */
export function readPlaces(label: string): readonly Place[] {
  const [place = '', ...context] = label.split(/[,(]/).map(normaliseWords).filter(Boolean);
  const first = place.replace(/^(?:ville|commune|mairie) (?:de |d )(?=\w)/, '');
  const group = placeGroups.get(first);
  if (group && context.length === 0) return group;
  const area = areasByName.get(first);
  const bare = area ?? stripped(first);
  const isAround = area !== undefined || bare !== first;
  const whole = placesByName.get(first);
  const postcode = /^(\d{2})\d{3}(?: |$)/.exec(first)?.[1] ?? /^(?:\d{2,3}|2[ab])$/.exec(first)?.[0];
  const found = [
    ...(whole ?? (placesByName.get(bare) ?? []).map((place) => ({ ...place, isAround }))),
    ...(postcode ? [departmentsByNumber.get(postcode) ?? []].flat() : []),
  ].filter((place) => context.every((name) => isInside(place, name)));
  if (found.length > 0) return found;
  // A village that no list knows is still in its region.
  const around = context.length > 0 ? readPlaces(context.join(', ')) : [];
  // « Verdun, Montréal » is a part of that town.
  return around.slice(0, 1).map((place) => (place.town === null ? { ...place, town: first } : place));
}

const stripped = (name: string) =>
  name
    .replace(/^\d{5} /, '')
    .replace(aroundWords, '')
    .replace(/ \d{1,2}(?:e|er|eme)?(?: arrondissement)?$/, '');

/** Whether what is said after a comma fits: an unknown word contradicts nothing. */
function isInside(place: Place, name: string): boolean {
  const wider = placesByName.get(stripped(name));
  if (!wider) return true;
  return wider.some((around) => comparePlaces(around, place) === 'inside');
}

export type PlaceRelation = 'inside' | 'outside' | 'unknown';

/** Whether a place is inside a wider one, as far as both are known. */
export function comparePlaces(wider: Place, place: Place): PlaceRelation {
  if (wider.country && place.country && wider.country !== place.country) return 'outside';
  if (wider.region === null && wider.town === null) return place.country ? 'inside' : 'unknown';
  if (wider.region !== null && place.region !== null && wider.region !== place.region) return 'outside';
  if (wider.town !== null) return compareTowns(wider, place);
  if (place.region === null) return 'unknown';
  if (wider.departments === null) return 'inside';
  if (place.departments === null) return 'unknown';
  const shared = place.departments.filter((number) => wider.departments?.includes(number));
  if (shared.length === 0) return 'outside';
  return shared.length === place.departments.length ? 'inside' : 'unknown';
}

const suburbKeys = new Map(
  Object.entries(suburbs).map(([town, list]) => [
    normaliseWords(town),
    new Set(list.split(',').map(normaliseWords)),
  ]),
);

/** Whether a place is one of the towns that grew together with another. */
export const isSuburbOf = ({ town }: Place, place: Place): boolean =>
  place.town !== null && (suburbKeys.get(town ?? '')?.has(place.town) ?? false);

function compareTowns(wider: Place, place: Place): PlaceRelation {
  if (wider.isAround && wider.town === 'paris') return place.region ? 'inside' : 'unknown';
  if (place.town === null) {
    const isElsewhere = place.departments && !place.departments.some((n) => wider.departments?.includes(n));
    return isElsewhere ? 'outside' : 'unknown';
  }
  if (place.town === wider.town) return 'inside';
  if (!wider.isAround) return 'outside';
  if (isSuburbOf(wider, place)) return 'inside';
  const isElsewhere = place.departments && place.departments[0] !== wider.departments?.[0];
  return isElsewhere ? 'outside' : 'unknown';
}
