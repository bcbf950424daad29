import type { ImportPreview } from '#contract/sourcing/imports.ts';

export type Counts = ImportPreview['counts'];

/** Lines that make or change a person. */
export const countTaken = ({ ready, fixed, known, excluded }: Counts): number =>
  ready + fixed + known + excluded;

export const countLeftOut = ({ duplicate, erased, refused }: Counts): number => duplicate + erased + refused;
