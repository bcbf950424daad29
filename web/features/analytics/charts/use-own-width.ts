import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element, as it is: a chart is drawn at its own size, so that its words stay readable. */
export function useOwnWidth<T extends Element>(before: number) {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.max(240, Math.round(element.getBoundingClientRect().width)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
