import { AppLink } from './app-link.tsx';

/** Pages that belong together, each with its own address; where they do not fit in a line, on several. */
export function LinkTabs(props: {
  label: string;
  tabs: { href: string; title: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-label={props.label} className="mb-6 flex flex-wrap gap-x-6 border-line border-b print:hidden">
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
