import { afterAll, afterEach } from 'vitest';
import { takeConsoleErrors, watchConsole } from './console-guard.ts';
import { takeNetworkAttempts, watchNetwork } from './network-guard.ts';

watchConsole();
watchNetwork();

function assertQuiet() {
  const errors = takeConsoleErrors();
  const attempts = takeNetworkAttempts();
  if (attempts.length > 0) throw new Error(`Tried to leave this machine: ${attempts.join(', ')}`);
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`);
}

afterEach(assertQuiet);
afterAll(assertQuiet);
