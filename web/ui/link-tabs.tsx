import { useEffect, useRef } from 'react';
import { AppLink } from './app-link.tsx';

/** Pages that belong together, each with its own address. */
export function LinkTabs(props: {
  label: string;
  tabs: { href: string; title: string; isCurrent: boolean }[];
}) {
  const nav = useRef<HTMLElement>(null);
  const current = props.tabs.find(({ isCurrent }) => isCurrent)?.href;
  // Where they do not all fit, the one that is open is in sight.
  useEffect(() => {
    const list = nav.current;
    const tab = [...(list?.children ?? [])].find((one) => one.getAttribute('href') === current);
    if (!list || !tab || list.scrollWidth <= list.clientWidth) return;
    const [outer, inner] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label={props.label}
      className="mb-6 flex gap-6 overflow-x-auto border-line border-b print:hidden"
    >
      {props.tabs.map(({ href, title, isCurrent }) => (
        <AppLink
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className="relative flex h-10 items-center whitespace-nowrap font-medium text-14 text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent max-sm:h-11"
        >
          {title}
        </AppLink>
      ))}
    </nav>
  );
}
