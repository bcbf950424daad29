import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { siteCalls } from '../paths.ts';

export const demoApi = {
  /** Signs a visitor of the demonstration in, without a password; found nowhere else. */
  enter: endpoint('POST', siteCalls.enterDemo, { reply: z.object({ message: z.string() }) }),
};
