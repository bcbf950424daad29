import { paths } from '#contract/paths.ts';
import { capsLabel, pageWidth, textLink } from '../frame/layout.ts';
import { faq } from './faq.ts';
import { lowerSection, sectionSpace, sectionTitle } from './section-head.tsx';

export function FaqSection() {
  return (
    <section id="faq" aria-labelledby="titre-faq" className={`${sectionSpace} ${lowerSection}`}>
      <div className={pageWidth}>
        <div className="grid grid-cols-12 gap-x-6 border-ink border-t pt-3 max-nav:block">
          <div className="col-span-4">
            <p className={`mb-12 max-sm:mb-8 ${capsLabel}`}>FAQ</p>
            <h2 id="titre-faq" className={sectionTitle}>
              Questions franches.
            </h2>
            <p className="mt-6 text-muted">
              Une autre question ?{' '}
              <a href={paths.support} className={textLink}>
                Écrivez au support
              </a>
            </p>
          </div>
          <div className="col-span-7 col-start-6 pt-1.5 max-nav:mt-6">
            {faq.map(({ question, answer }, position) => (
              <details key={question} name="faq" open={position === 0} className="group border-line border-b">
                <summary className="flex cursor-pointer list-none items-center justify-between gap-6 rounded py-5 font-heading text-19 leading-[1.3] font-semibold tracking-[-0.01em] hover:text-accent max-sm:text-[17px] [&::-webkit-details-marker]:hidden">
                  {question}
                  <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 shrink-0 text-accent">
                    <path d="M0 7h14" stroke="currentColor" strokeWidth="1.6" />
                    <path d="M7 0v14" stroke="currentColor" strokeWidth="1.6" className="group-open:hidden" />
                  </svg>
                </summary>
                <p className="max-w-[62ch] pb-6 leading-[1.6] text-pretty text-muted">{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
