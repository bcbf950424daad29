import { existsSync, readFileSync } from 'node:fs';

/** What a process holds, in bytes. */
export type Memory = NodeJS.MemoryUsage & { peak: number };

const status = '/proc/self/status';

/** Of this process alone: what `getrusage` counts begins with its parent. */
function readPeak(): number {
  if (!existsSync(status)) return process.resourceUsage().maxRSS * 1024;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]) * 1024;
}

// Loaded before the program, which knows nothing of it.
process.on('message', (question) => {
  if (question !== 'memory') return;
  process.send?.({ ...process.memoryUsage(), peak: readPeak() } satisfies Memory);
});
