import { paths } from '#contract/paths.ts';
import { facts as advancedFeatures } from './advanced-features.md?facts';
import { facts as bestPractices } from './best-practices.md?facts';
import { facts as gettingStarted } from './getting-started.md?facts';
import { facts as security } from './security.md?facts';
import { facts as useCases } from './use-cases.md?facts';

/** In the order in which they are offered. */
export const resources = [
  { path: paths.gettingStarted, ...gettingStarted },
  { path: paths.bestPractices, ...bestPractices },
  { path: paths.useCases, ...useCases },
  { path: paths.advancedFeatures, ...advancedFeatures },
  { path: paths.security, ...security },
] as const;

export type Resource = (typeof resources)[number];

/** The two articles to read after this one, in the order of the list. */
export function nextResources(path: string): Resource[] {
  const position = resources.findIndex((resource) => resource.path === path);
  return [...resources, ...resources].slice(position + 1, position + 3);
}
