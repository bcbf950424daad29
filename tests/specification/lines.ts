import { calls } from './calls.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { limits } from './limits.ts';
import type { Line } from './line.ts';
import { purpose } from './purpose.ts';
import { rules } from './rules.ts';
import { screens } from './screens.ts';
import { states } from './states.ts';

/** Every line of the specification that is not blank, in its order. */
export const lines: Line[] = [
  ...purpose,
  ...screens,
  ...entities,
  ...states,
  ...rules,
  ...calls,
  ...errors,
  ...limits,
];
