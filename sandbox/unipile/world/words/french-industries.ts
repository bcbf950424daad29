import industries from '#datasets/sandbox/industries.json' with { type: 'json' };
import { oneOf } from './one-of.ts';

export const SECTORS = [
  'tech',
  'consulting',
  'finance',
  'industry',
  'building',
  'food',
  'retail',
  'logistics',
  'people',
  'public',
] as const;
export type Sector = (typeof SECTORS)[number];

/** `forms`: names of companies; `does`: what one of them does, verb first; `taglines`: its motto. */
export type Industry = {
  name: string;
  sector: Sector;
  weight: number;
  forms: readonly string[];
  does: readonly string[];
  taglines: readonly string[];
};

export const INDUSTRIES: readonly Industry[] = industries.map((industry) => ({
  ...industry,
  sector: oneOf(SECTORS, industry.sector),
}));
