import { useEffect, useRef, useState } from 'react';

/** Gives the keyboard to an element each time a choice opens what it stands in. */
export function useArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    if (arrivals > 0) target.current?.focus();
  }, [arrivals]);
  return { target, arrive: () => setArrivals((count) => count + 1) };
}
