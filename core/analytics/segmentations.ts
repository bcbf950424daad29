const ofPerson = ['function', 'seniority', 'industry', 'size', 'place', 'source'] as const;
const ofText = ['step', 'angle', 'argument', 'text'] as const;

/** How the people of a campaign are set apart: by what they are and where they come from, and by what they received. */
export const segmentations = [...ofPerson, ...ofText] as const;
export type PersonSegmentation = (typeof ofPerson)[number];
export type TextSegmentation = (typeof ofText)[number];
export type Segmentation = PersonSegmentation | TextSegmentation;

/** Somebody is of one segment by what they are, and of as many as they received by the texts. */
export const isOfText = (by: Segmentation): by is TextSegmentation => ofText.some((one) => one === by);

/** What of somebody is not known. */
export const unknownSegment = 'unknown';
/** Where people are cut by what they are, those of whom nothing is known any more stand apart. */
export const erasedSegment = 'erased';
