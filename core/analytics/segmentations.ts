/**
 * How the people of a campaign are set apart: by what they are, by where they come from, and by the text that they
 * answered, or that was the last they received.
 */
export const segmentations = [
  'function',
  'seniority',
  'industry',
  'size',
  'place',
  'source',
  'step',
  'angle',
  'argument',
  'text',
] as const;
export type Segmentation = (typeof segmentations)[number];

/** Those that are of the text that people received. */
export const isOfText = (by: Segmentation): boolean =>
  by === 'step' || by === 'angle' || by === 'argument' || by === 'text';

/** What of somebody is not known. */
export const unknownSegment = 'unknown';
/** Where people are cut by what they are, those of whom nothing is known any more stand apart. */
export const erasedSegment = 'erased';
