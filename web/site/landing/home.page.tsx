import { Suspense } from 'react';
import { useHints } from '#web/ui/use-hints.ts';
import { StaticHtml } from '../frame/static-html.tsx';
import { DemoFilm } from './demo-film.tsx';
import { FaqSection } from './faq-section.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { Promises } from './promises.tsx';
import { PromoBanner } from './promo-banner.tsx';
import { ResourceSection } from './resource-section.tsx';
import { SectionNav } from './section-nav.tsx';
import { Simulator } from './simulator.tsx';
import { UseCases } from './use-cases.tsx';
import { useEnterDemo } from './use-enter-demo.ts';
import { useSingleOpen } from './use-single-open.ts';

export { PromoBanner as Banner, SectionNav as Sections };

export function Page() {
  useSingleOpen('faq');
  useHints();
  useEnterDemo();
  return (
    <>
      {/* The hero: the promise, its proof, and the film. */}
      <section>
        <StaticHtml>{(import.meta.env.SSR || import.meta.env.DEV) && <Hero />}</StaticHtml>
        {/* Its own boundary, as below: each wakes up in idle time, and first when touched. */}
        <Suspense>
          <DemoFilm />
        </Suspense>
      </section>
      <Suspense>
        <Simulator />
      </Suspense>
      <StaticHtml>
        {(import.meta.env.SSR || import.meta.env.DEV) && (
          <>
            <Promises />
            <UseCases />
            <Pricing />
            <ResourceSection />
            <FaqSection />
          </>
        )}
      </StaticHtml>
    </>
  );
}
