import type { PersonFacts } from '../../people/person-facts.ts';
import { communesNamed } from '../../places/communes.ts';
import type { Place } from '../../places/place-index.ts';
import { comparePlaces, isSuburbOf, type PlaceRelation, readPlaces } from '../../places/read-place.ts';
import type { IcpCriteria } from '../../targeting/icp-criteria.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import type { Evidence, Judge } from '../criterion-result.ts';
import { memoize } from '../memoize.ts';

const remote = /\b(?:teletravail|remote|a distance|full remote)\b/;

const mostPlaces = 5000;

/** The profile's own place; where it is too vague, the place of the current position. */
export function preparePlaces({ places }: IcpCriteria): Judge | null {
  if (places.length === 0) return null;
  const wanted = places.map(({ label }) => ({
    label,
    places: readPlaces(label),
    key: normaliseWords(label),
  }));
  const asked = places.map(({ label }) => label.split(',')[0]).join(', ');

  const relationTo = memoize((text: string): PlaceRelation => {
    const key = normaliseWords(text);
    if (wanted.some((one) => one.key === key)) return 'inside';
    const [place] = readPlaces(text);
    if (place) return compareWith(place);
    // One name may be several towns: only what all of them say is known.
    const relations = new Set(communesNamed(text.split(/[,(]/)[0] ?? '').map(compareWith));
    return relations.size === 1 ? ([...relations][0] ?? 'unknown') : 'unknown';
  }, mostPlaces);
  const compareWith = (place: Place): PlaceRelation => {
    let isOutside = true;
    for (const one of wanted) {
      // A place that no list knows can only be met word for word.
      if (one.places.length === 0) isOutside = false;
      for (const wider of one.places) {
        const relation = comparePlaces(wider, place);
        if (relation === 'inside') return 'inside';
        // Who asks for Lyon may well want Villeurbanne.
        if (relation === 'unknown' || isSuburbOf(wider, place)) isOutside = false;
      }
    }
    return isOutside ? 'outside' : 'unknown';
  };

  return (facts) => {
    const locations = placesOf(facts);
    for (const evidence of locations) {
      const relation = relationTo(evidence.text);
      if (relation === 'inside')
        return { stance: 'for', evidence, explanation: `Lieu\u00a0: ${evidence.text}` };
      if (relation === 'unknown') continue;
      // Whoever lives beyond a border or a region may well work inside.
      const workplace = locations.find(
        (one) => one.place === 'position' && relationTo(one.text) === 'inside',
      );
      if (workplace)
        return {
          stance: 'unknown',
          evidence: workplace,
          explanation: `Lieu à vérifier\u00a0: ${evidence.text}, en poste à ${workplace.text}`,
        };
      return {
        stance: 'against',
        evidence,
        explanation: `Hors de «\u00a0${asked}\u00a0»\u00a0: ${evidence.text}`,
      };
    }
    const [vague] = locations;
    return vague
      ? { stance: 'unknown', evidence: vague, explanation: `Lieu à vérifier\u00a0: ${vague.text}` }
      : { stance: 'unknown', evidence: null, explanation: 'Lieu non renseigné' };
  };
}

export function placesOf({ location, positions }: PersonFacts): Evidence[] {
  const locations: Evidence[] = [];
  if (location?.trim()) locations.push({ text: location, place: 'location' });
  for (const { location: text, isCurrent } of positions)
    if (isCurrent && text?.trim() && !remote.test(normaliseWords(text)))
      locations.push({ text, place: 'position' });
  return locations;
}
