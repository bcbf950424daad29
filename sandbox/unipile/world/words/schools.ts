import schools from '#datasets/sandbox/schools.json' with { type: 'json' };
import studies from '#datasets/sandbox/studies.json' with { type: 'json' };
import type { JobFunction } from '../world.ts';
import { oneOf } from './one-of.ts';

const SCHOOL_KINDS = [
  'business',
  'engineering',
  'computing',
  'university',
  'media',
  'short',
  'foreign',
] as const;
export type SchoolKind = (typeof SCHOOL_KINDS)[number];

export const SCHOOLS: Record<SchoolKind, readonly string[]> = schools;

type Path = { kind: SchoolKind; degrees: readonly string[]; fields: readonly string[] };

export const studiesOf = (jobFunction: JobFunction): Path[] =>
  studies[jobFunction].map((path) => ({ ...path, kind: oneOf(SCHOOL_KINDS, path.kind) }));
