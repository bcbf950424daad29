import type { ReactNode } from 'react';
import { capsLabel, pageWidth } from './layout.ts';

export type ArticleSection = { id: string; title: string; body: ReactNode };

const prose =
  'text-16 leading-[1.65] text-pretty [&_a:not([class])]:font-medium [&_a:not([class])]:text-outremer [&_a:not([class])]:underline [&_a:not([class])]:decoration-1 [&_a:not([class])]:underline-offset-4 [&_a:not([class]):hover]:decoration-2 [&_li]:relative [&_li]:pl-5 [&_li]:before:absolute [&_li]:before:top-[0.72em] [&_li]:before:left-0 [&_li]:before:size-[5px] [&_li]:before:rounded-full [&_li]:before:bg-outremer [&_p+p]:mt-4 [&_p+ul]:mt-3 [&_ul+p]:mt-4 [&_ul]:grid [&_ul]:gap-2';

/** A page to read: rule and label, title, then the summary at the left and the text at the right. */
export function ArticleLayout(props: {
  label: string;
  note?: string;
  title: string;
  lead?: ReactNode;
  sections: ArticleSection[];
}) {
  return (
    <article className={`${pageWidth} pt-12 pb-28 max-nav:pb-22 max-sm:pt-8 max-sm:pb-18`}>
      <div className="flex items-baseline justify-between gap-6 border-encre border-t pt-3 text-[13.3px] text-sourdine">
        <p className={`text-encre ${capsLabel}`}>{props.label}</p>
        {props.note && <p>{props.note}</p>}
      </div>
      <header className="mt-12 mb-16 max-w-[820px] max-sm:mt-8 max-sm:mb-10">
        <h1 className="text-[57px] leading-[1.04] tracking-[-0.032em] max-nav:text-[48px] max-sm:text-[36px]">
          {props.title}
        </h1>
        {props.lead && (
          <p className="mt-5 max-w-[60ch] text-19 leading-[1.5] text-pretty text-sourdine max-sm:text-[17px]">
            {props.lead}
          </p>
        )}
      </header>
      <div className="grid grid-cols-12 gap-x-6 max-nav:block">
        <nav aria-label="Sommaire" className="col-span-4 max-nav:mb-12">
          <ol className="sticky top-24 mr-10 border-ligne border-b text-[15px] max-nav:static max-nav:mr-0">
            {props.sections.map(({ id, title }) => (
              <li key={id} className="border-ligne border-t">
                <a href={`#${id}`} className="block py-2.5 hover:text-outremer max-sm:py-3">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="col-span-8 max-w-[68ch]">
          {props.sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id} className="mb-12 last:mb-0">
              <h2 id={id} className="mb-3 scroll-mt-24 text-28 tracking-[-0.02em]">
                {title}
              </h2>
              <div className={prose}>{body}</div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
