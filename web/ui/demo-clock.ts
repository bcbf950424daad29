import { dayLengthText, formatInstant, type TimeReading, timeAfter } from './accelerated-time.ts';

const tickMs = 1000;
const askEveryMs = 5 * 60_000;

/** Writes the simulated time into the band: asked for once in a while, and counted on from there in between. */
export function runDemoClock(place: ParentNode, readTime: () => Promise<TimeReading>): () => void {
  const clock = place.querySelector('[data-demo-clock]');
  const dayLength = clock?.querySelector('[data-day-length]');
  const time = clock?.querySelector('time');
  if (!clock || !dayLength || !time || !('demo' in document.documentElement.dataset)) return () => undefined;

  let read: { reading: TimeReading; at: number } | undefined;
  let isOver = false;
  const tick = () => {
    if (!read || isOver) return;
    const now = timeAfter(read.reading, performance.now() - read.at);
    dayLength.textContent = `${dayLengthText(read.reading.speed)} `;
    time.dateTime = now.toISOString();
    time.textContent = formatInstant(now);
    clock.classList.remove('invisible');
  };
  const ask = async () => {
    const reading = await readTime().catch(() => undefined);
    if (reading) read = { reading, at: performance.now() };
    tick();
  };
  // A computer that slept, a tab left for hours: what was counted meanwhile is not to be trusted.
  const askAgain = () => void (document.visibilityState === 'visible' && ask());
  void ask();
  document.addEventListener('visibilitychange', askAgain);
  const timers = [setInterval(tick, tickMs), setInterval(askAgain, askEveryMs)];
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', askAgain);
    for (const timer of timers) clearInterval(timer);
  };
}
