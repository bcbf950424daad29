import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded before the product: tells its parent how long its event loop was blocked since it was last asked. */
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', () => {
  process.send?.({ longestMs: delay.max / 1e6 });
  delay.reset();
});
