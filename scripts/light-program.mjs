// What the program is started with so that it gives memory back: measured by `npm run bench -- memory`.
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** Garbage of a call is found soon, instead of filling 48 MB first. */
export const lightFlags = ['--max-semi-space-size=4', '--liftoff-only'];

/**
 * glibc learns from the first large block that is freed to keep those that come after: a start that read files of tens of
 * megabytes held hundreds for ever. A fixed threshold gives each large block back at once. Other systems ignore it.
 */
export const lightEnv = {
  MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? '131072',
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
};

export const compileCache = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node'),
};
