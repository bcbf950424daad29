import { Suspense } from 'react';
import { useHints } from '#web/ui/use-hints.ts';
import { DemoFilm } from './landing/demo-film.tsx';
import { FaqSection } from './landing/faq-section.tsx';
import { Hero } from './landing/hero.tsx';
import { Pricing } from './landing/pricing.tsx';
import { Promises } from './landing/promises.tsx';
import { PromoBanner } from './landing/promo-banner.tsx';
import { ResourceSection } from './landing/resource-section.tsx';
import { SectionNav } from './landing/section-nav.tsx';
import { Simulator } from './landing/simulator.tsx';
import { StaticHtml } from './landing/static-html.tsx';
import { UseCases } from './landing/use-cases.tsx';
import { useSingleOpen } from './landing/use-single-open.ts';

export { PromoBanner as Banner, SectionNav as Sections };

export function Page() {
  useSingleOpen('faq');
  useHints();
  return (
    <>
      <StaticHtml>{(import.meta.env.SSR || import.meta.env.DEV) && <Hero />}</StaticHtml>
      {/* Their own boundaries: each wakes up in idle time, and first when touched. */}
      <Suspense>
        <Simulator />
      </Suspense>
      <Suspense>
        <DemoFilm />
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
