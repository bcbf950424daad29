import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { campaignClockQuery } from './campaign-clock.queries.ts';

/** A moment of campaigns, and what time it was there when it was shown. */
type Shown = { moment: string | null; now: string };

/** Farther than that, the page has asked again by itself. */
const farthestMs = 60_000;
/** What was planned for a moment is done shortly after it. */
const graceMs = 500;

/** Once a moment that the page speaks of has passed, what was said of it is asked again: « à 11 h 08 » is not read at 11 h 18. */
export function useWhenPassed(shown: Shown | undefined, ask: () => unknown): void {
  const { data: clock } = useQuery(campaignClockQuery);
  const speed = clock?.speed;
  const { moment = null, now } = shown ?? {};
  const run = useEffectEvent(ask);
  useEffect(() => {
    if (moment === null || now === undefined || speed === undefined) return;
    const waitMs = (Date.parse(moment) - Date.parse(now)) / speed + graceMs;
    // What is due already is looked at in its own time.
    if (waitMs <= graceMs || waitMs > farthestMs) return;
    const timer = setTimeout(() => run(), waitMs);
    return () => clearTimeout(timer);
  }, [moment, now, speed]);
}
