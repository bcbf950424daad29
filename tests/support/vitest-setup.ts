import fc from 'fast-check';
import { afterAll, afterEach } from 'vitest';
import { takeConsoleErrors, watchConsole } from './console-guard.ts';
import { takeNetworkCalls, watchNetwork } from './network-guard.ts';

// The same cases each time: a change is judged on itself. Others are looked for with FC_SEED=…
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });
watchConsole();
watchNetwork();

function assertQuiet() {
  const errors = takeConsoleErrors();
  const attempts = takeNetworkCalls();
  if (attempts.length > 0) throw new Error(`Tried to leave this machine: ${attempts.join(', ')}`);
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`);
}

afterEach(assertQuiet);
afterAll(assertQuiet);
