import { angleLabels, angles, variantNames } from '../campaigns/engagement.ts';
import { bandOfHeadcount, headcountBands, headcountLabels } from '../companies/headcount-bands.ts';
import { nafSections } from '../companies/naf-sections.ts';
import { sourceWords } from '../leads/lead-words.ts';
import { personSources } from '../people/person-fields.ts';
import { regions } from '../places/french-regions.ts';
import { departmentsByNumber } from '../places/place-index.ts';
import { readPlaces } from '../places/read-place.ts';
import { functionsOfJob } from '../qualification/titles/read-function.ts';
import { levelsOfJob } from '../qualification/titles/read-level.ts';
import { titleWords } from '../qualification/titles/title-words.ts';
import { seniorities, seniorityLabels } from '../targeting/icp-criteria.ts';
import { jobFunctions } from '../targeting/title-family.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import type { Journey, Send } from './journey.ts';
import {
  erasedSegment,
  type PersonSegmentation,
  type Segmentation,
  type TextSegmentation,
  unknownSegment,
} from './segmentations.ts';

const abroadSegment = 'abroad';
/** A text that was written without an argument, or by hand. */
const noneSegment = 'none';

/** Where a person belongs by what they are. */
export function segmentOf(journey: Journey, by: PersonSegmentation): string {
  switch (by) {
    case 'function':
      return firstFunction(journey.headline ?? '') ?? unknownSegment;
    case 'seniority':
      return highestLevel(journey.headline ?? '') ?? unknownSegment;
    case 'industry':
      return sectionOf(journey.naf) ?? unknownSegment;
    case 'size':
      return (
        journey.headcountBand ??
        (journey.employees === null ? unknownSegment : bandOfHeadcount(journey.employees))
      );
    case 'place':
      return regionOf(journey);
    case 'source':
      return journey.source;
  }
}

/** Hundreds of people bear the same title, and a page cuts all of them. */
function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= 20_000) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}

const firstFunction = remember((headline) => [...functionsOfJob(titleWords(headline))][0] ?? null);
const highestLevel = remember((headline) => {
  const levels = levelsOfJob(titleWords(headline));
  return seniorities.find((level) => levels.has(level)) ?? null;
});
const placeOf = remember((location) => readPlaces(location)[0] ?? null);

const division = /^\d{2}/;

function sectionOf(naf: string | null): string | null {
  const [number = ''] = division.exec(naf ?? '') ?? [];
  const section = Object.entries(nafSections).find(([, { from, to }]) => number >= from && number <= to);
  return section?.[0] ?? null;
}

const regionNames = new Map(regions.map(({ name }) => [normaliseWords(name), name]));

/** The region of the company’s department; else of the place that the person gives. */
function regionOf({ department, location }: Journey): string {
  const place = departmentsByNumber.get(department?.toLowerCase() ?? '') ?? placeOf(location ?? '');
  if (place?.region) return place.region;
  return place?.country && place.country !== 'france' ? abroadSegment : unknownSegment;
}

/** Where something that left belongs; null: nowhere, as an invitation without a note has no text. */
export function segmentOfSend({ texts }: Journey, { stepKey }: Send, by: TextSegmentation): string | null {
  if (by === 'step') return stepKey;
  const text = texts.find((one) => one.stepKey === stepKey);
  if (!text) return null;
  const argument = text.argumentId ?? noneSegment;
  if (by === 'text') return `${stepKey} ${text.angle} ${argument}`;
  return by === 'angle' ? text.angle : argument;
}

/** The order of the rows; whatever is not in it comes after, and what is unknown last. */
export const segmentOrder: Partial<Record<Segmentation, readonly string[]>> = {
  function: jobFunctions,
  seniority: seniorities,
  industry: Object.keys(nafSections),
  size: headcountBands.map(({ code }) => code),
  place: [...regionNames.keys()],
  source: personSources,
  angle: angles,
};

/** What only the campaign knows by name. */
export type SegmentNames = { step: (key: string) => string; argument: (id: string) => string | null };

const noNames: SegmentNames = { step: (key) => key, argument: () => null };

export function segmentLabel(by: Segmentation, value: string, names = noNames): string {
  if (value === erasedSegment) return 'Personnes effacées';
  if (value === unknownSegment) return unknownWords[by] ?? 'Non connu';
  switch (by) {
    case 'seniority':
      return seniorityLabels[value as keyof typeof seniorityLabels] ?? value;
    case 'industry':
      return nafSections[value]?.label ?? value;
    case 'size':
      return headcountLabels.get(value) ?? value;
    case 'place':
      return value === abroadSegment ? 'Hors de France' : (regionNames.get(value) ?? value);
    case 'source':
      return sourceWords[value as keyof typeof sourceWords] ?? value;
    case 'step':
      return names.step(value);
    case 'angle':
      return variantNames[value as keyof typeof variantNames] ?? value;
    case 'argument':
      return argumentOf(value, names);
    case 'text': {
      const [step = '', angle = '', argument = ''] = value.split(' ');
      return [names.step(step), angleOf(angle), argumentOf(argument, names)].join(' · ');
    }
    default:
      return value;
  }
}

const unknownWords: Partial<Record<Segmentation, string>> = {
  function: 'Fonction inconnue',
  seniority: 'Niveau inconnu',
  industry: 'Secteur inconnu',
  size: 'Taille inconnue',
  place: 'Lieu inconnu',
};

const angleOf = (value: string) => angleLabels[value as keyof typeof angleLabels] ?? value;
const argumentOf = (value: string, { argument }: SegmentNames) =>
  value === noneSegment ? 'Sans argument' : (argument(value) ?? 'Argument retiré de l’offre');
