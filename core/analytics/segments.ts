import { bandOfHeadcount, headcountBands, headcountLabels } from '../companies/headcount-bands.ts';
import { variants } from '../engine/enrolment.ts';
import { sourceWords } from '../leads/lead-words.ts';
import { personSources } from '../people/person-fields.ts';
import { functionsOfJob } from '../qualification/read-function.ts';
import { titleWords } from '../qualification/title-words.ts';
import { jobFunctions } from '../targeting/titles/title-family.ts';
import { erasedSegment } from './erased.ts';
import { type Journey, markedAt } from './journey.ts';

/** How the people of a campaign are set apart; by `step`, after what they answered. */
export const segmentations = ['function', 'size', 'source', 'variant', 'step'] as const;
export type Segmentation = (typeof segmentations)[number];

/** What of somebody is not known. */
export const unknownSegment = 'unknown';

/** Where a person belongs; null: nowhere, as who was not written to has no step. */
export function segmentOf(journey: Journey, by: Segmentation): string | null {
  switch (by) {
    case 'function': {
      const [first] = functionsOfJob(titleWords(journey.headline ?? ''));
      return first ?? unknownSegment;
    }
    case 'size':
      return (
        journey.headcountBand ??
        (journey.employees === null ? unknownSegment : bandOfHeadcount(journey.employees))
      );
    case 'source':
      return journey.source;
    case 'variant':
      return journey.variant;
    case 'step':
      return lastStepBefore(journey);
  }
}

/** The step that was answered; of who did not answer, the last one that left. */
function lastStepBefore(journey: Journey): string | null {
  const repliedAt = markedAt(journey, 'replied');
  const before = repliedAt ? journey.sends.filter(({ at }) => at <= repliedAt) : journey.sends;
  return (before.at(-1) ?? journey.sends.at(-1))?.stepKey ?? null;
}

/** The order of the rows; whatever is not in it comes after, and what is unknown last. */
export const segmentOrder: Readonly<Record<Exclude<Segmentation, 'step'>, readonly string[]>> = {
  function: jobFunctions,
  size: headcountBands.map(({ code }) => code),
  source: personSources,
  variant: variants,
};

export function segmentLabel(by: Segmentation, value: string, nameOfStep: (key: string) => string): string {
  if (value === erasedSegment) return 'Personnes effacées';
  if (by === 'step') return nameOfStep(value);
  if (value === unknownSegment) return by === 'function' ? 'Fonction inconnue' : 'Taille inconnue';
  if (by === 'size') return headcountLabels.get(value) ?? value;
  if (by === 'source') return sourceWords[value as keyof typeof sourceWords] ?? value;
  return by === 'variant' ? `Variante ${value.toUpperCase()}` : value;
}
