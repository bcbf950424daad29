import type { ReactNode } from 'react';
import { capsLabel, pageWidth } from '../frame/layout.ts';
import { Prose, unbroken, WrittenProse } from './prose.tsx';

/** From a Markdown file, or written by the page itself. */
export type ShownSection = { id: string; title: string } & ({ html: string } | { body: ReactNode });

/** A page to read: rule and label, title, then the summary at the left and the text at the right. */
export function ArticleLayout(props: {
  label: ReactNode;
  note?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** Between the title and the text. */
  notice?: ReactNode;
  sections: ShownSection[];
  /** After the last section. */
  children?: ReactNode;
}) {
  return (
    <article className={`${pageWidth} pt-12 pb-28 max-nav:pb-22 max-sm:pt-8 max-sm:pb-18`}>
      <div className="flex items-baseline justify-between gap-6 border-ink border-t pt-3 text-[13.3px] text-muted">
        <p className={`text-ink ${capsLabel}`}>{props.label}</p>
        {props.note && <p>{props.note}</p>}
      </div>
      <header className="mt-12 mb-16 max-w-[820px] max-nav:mb-12 max-sm:mt-8 max-sm:mb-9">
        <h1 className="text-[57px] leading-[1.04] tracking-[-0.032em] max-nav:text-[48px] max-sm:text-[36px]">
          {props.title}
        </h1>
        {props.lead && (
          <p className="mt-5 max-w-[60ch] text-19 leading-[1.5] text-pretty text-muted max-sm:text-[17px]">
            {unbroken(props.lead)}
          </p>
        )}
      </header>
      {props.notice}
      <div className="grid grid-cols-12 gap-x-6 max-nav:block">
        <TableOfContents sections={props.sections} />
        <div className="col-span-8 max-w-[68ch]">
          {props.sections.map(({ id, title, ...section }) => (
            <section key={id} aria-labelledby={id} className="mb-14 last:mb-0 max-sm:mb-11">
              <h2 id={id} className="mb-4 scroll-mt-28 text-28 tracking-[-0.02em]">
                {title}
              </h2>
              {'html' in section ? <WrittenProse html={section.html} /> : <Prose>{section.body}</Prose>}
            </section>
          ))}
          {props.children}
        </div>
      </div>
    </article>
  );
}

/** Beside the text on a wide screen, where it stays in sight; folded above it on a narrow one. */
function TableOfContents({ sections }: { sections: ShownSection[] }) {
  return (
    <>
      <nav aria-label="Sommaire" className="col-span-4 max-nav:hidden">
        <div className="sticky top-28 mr-10 max-h-[calc(100dvh-9rem)] overflow-y-auto pb-1">
          <p className={`mb-2.5 text-muted ${capsLabel}`}>Sommaire</p>
          <ContentsList sections={sections} />
        </div>
      </nav>
      <nav aria-label="Sommaire" className="mb-11 nav:hidden">
        <details className="group rounded-[10px] border border-line bg-card">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between rounded-[10px] px-4 font-semibold [&::-webkit-details-marker]:hidden">
            Sommaire
            <svg
              viewBox="0 0 12 8"
              aria-hidden="true"
              className="h-2 w-3 text-accent transition-transform group-open:rotate-180 motion-reduce:transition-none"
            >
              <path
                d="M1 1.5l5 5 5-5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                strokeLinecap="round"
              />
            </svg>
          </summary>
          <div className="px-4 pb-2">
            <ContentsList sections={sections} />
          </div>
        </details>
      </nav>
    </>
  );
}

function ContentsList({ sections }: { sections: ShownSection[] }) {
  return (
    <ol className="border-line text-[15px] nav:border-b">
      {sections.map(({ id, title }) => (
        <li key={id} className="border-line border-t">
          <a href={`#${id}`} className="block py-2.5 leading-snug hover:text-accent max-nav:py-3">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
