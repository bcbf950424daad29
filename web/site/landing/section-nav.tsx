import { useEffect, useRef } from 'react';
import { pageWidth } from '../frame/layout.ts';

const sections = [
  ['Fonctionnalités', '#fonctionnalites'],
  ['Cas d’usage', '#cas-usage'],
  ['Tarifs', '#tarifs'],
  ['Ressources', '#ressources'],
  ['FAQ', '#faq'],
] as const;

export function SectionNav({ shape }: { shape: 'bar' | 'menu' }) {
  return shape === 'bar' ? <SectionBar /> : <SectionMenu />;
}

function SectionBar() {
  return (
    <nav aria-label="Sections de la page" className="mx-auto max-[51.25rem]:hidden">
      <ul className="flex gap-6 text-[15px] max-large:gap-3.5 max-large:text-14 max-nav:gap-2.5">
        {sections.map(([name, anchor]) => (
          <li key={anchor}>
            <a href={anchor} className="inline-block rounded py-2.5 whitespace-nowrap hover:text-accent">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A native disclosure, so that it opens without script; with script it also closes by itself. */
function SectionMenu() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return;
      close();
      menu.current.querySelector('summary')?.focus();
    };
    const onFollow = () => close();
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    window.addEventListener('hashchange', onFollow);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('hashchange', onFollow);
    };
  }, []);

  const closeOnLink = (target: EventTarget) => {
    if (target instanceof Element && target.closest('a') && menu.current) menu.current.open = false;
  };

  return (
    <details ref={menu} className="group min-[51.25rem]:hidden">
      <summary className="-mr-2.5 grid size-11 cursor-pointer list-none place-items-center rounded-[8px] max-[23.75rem]:w-9 [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Menu</span>
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
          <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
            <path className="group-open:hidden" d="M2 5h16M2 10h16M2 15h16" />
            <path className="hidden group-open:block" d="M4 4l12 12M16 4L4 16" />
          </g>
        </svg>
      </summary>
      <nav
        aria-label="Sections de la page"
        onClickCapture={({ target }) => closeOnLink(target)}
        className="panel-shadow absolute inset-x-0 top-full border-ink border-b bg-paper"
      >
        <ul className={`${pageWidth} pt-1 pb-3`}>
          {sections.map(([name, anchor]) => (
            <li key={anchor} className="border-line border-b last:border-b-0">
              <a href={anchor} className="flex h-12 items-center rounded font-medium hover:text-accent">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
