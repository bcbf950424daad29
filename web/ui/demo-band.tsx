import { useEffect, useRef } from 'react';
import type { TimeReading } from './accelerated-time.ts';
import { runDemoClock } from './demo-clock.ts';

/** Always in the page; shown only when the server marks the document with `data-demo`. */
export function DemoBand() {
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
      {/* Its place is kept while the time is unknown; no live region, so that nobody hears it tick. */}
      <p data-demo-clock className="invisible">
        <span data-day-length className="max-sm:hidden">
          Un jour dure une minute.{' '}
        </span>
        <span className="max-sm:sr-only">Date simulée : </span>
        <time className="tabular-figures inline-block min-w-[16em] text-left" />
      </p>
    </aside>
  );
}

/** The band with its clock running, where React shows the page. */
export function RunningDemoBand({ readTime }: { readTime: () => Promise<TimeReading> }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) return runDemoClock(place.current, readTime);
  }, [readTime]);
  return (
    <div ref={place} className="contents">
      <DemoBand />
    </div>
  );
}
