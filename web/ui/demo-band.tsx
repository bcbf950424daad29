import { useEffect, useState } from 'react';
import { dayLengthText, formatInstant, type TimeReading, timeAfter } from './accelerated-time.ts';

type Props = { readTime: () => Promise<TimeReading> };

/** Always in the page; shown only when the server marks the document with `data-demo`. */
export function DemoBand({ readTime }: Props) {
  return (
    <aside
      aria-label="Mode démonstration"
      className="hidden flex-wrap justify-center gap-x-2 bg-highlight px-5 max-sm:flex-nowrap max-sm:px-3 max-sm:whitespace-nowrap print:hidden! py-2 text-center text-[13px] leading-5 text-pretty text-on-highlight in-data-demo:flex"
    >
      <p>
        <strong className="font-semibold">Démonstration.</strong>{' '}
        <span className="max-sm:sr-only">
          Réseau simulé, personnes fictives, temps accéléré : rien ne part vers de vraies personnes.
        </span>
      </p>
      <DemoTime readTime={readTime} />
    </aside>
  );
}

/** Its place is kept while the time is unknown; no live region, so that nobody hears it tick. */
function DemoTime({ readTime }: Props) {
  const shown = useRunningTime(readTime);
  return (
    <p className={shown ? '' : 'invisible'}>
      <span className="max-sm:hidden">
        {shown ? dayLengthText(shown.speed) : 'Un jour dure une minute.'}{' '}
      </span>
      <span className="max-sm:sr-only">Date simulée : </span>
      <time
        className="tabular-figures inline-block min-w-[16em] text-left"
        dateTime={shown?.time.toISOString()}
      >
        {shown && formatInstant(shown.time)}
      </time>
    </p>
  );
}

const tickMs = 1000;
const askEveryMs = 5 * 60_000;

/** Asked for once in a while, and counted on from there in between. */
function useRunningTime(readTime: Props['readTime']) {
  const [shown, setShown] = useState<{ time: Date; speed: number } | null>(null);
  useEffect(() => {
    if (!('demo' in document.documentElement.dataset)) return;
    let read: { reading: TimeReading; at: number } | undefined;
    let isOver = false;
    const tick = () => {
      if (read && !isOver)
        setShown({
          time: timeAfter(read.reading, performance.now() - read.at),
          speed: read.reading.speed,
        });
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
  }, [readTime]);
  return shown;
}
