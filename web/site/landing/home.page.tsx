import { Suspense, useEffect } from 'react';
import { paths } from '#contract/paths.ts';
import { useHints } from '#web/ui/use-hints.ts';
import { StaticHtml } from '../article/static-html.tsx';
import { enterDemo } from '../form/api.ts';
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

/** The button stands in the page from the start, and works as soon as the script is there. */
function useEnterDemo() {
  useEffect(() => {
    const button = document.querySelector<HTMLButtonElement>('[data-enter-demo]');
    const failure = document.querySelector<HTMLElement>('[data-enter-demo-failure]');
    if (!button || !failure) return;
    const enter = async () => {
      if (button.ariaBusy === 'true') return;
      button.ariaBusy = 'true';
      failure.textContent = '';
      try {
        await enterDemo();
        window.location.assign(paths.home);
      } catch (error) {
        button.ariaBusy = null;
        failure.textContent = error instanceof Error ? error.message : '';
      }
    };
    const onClick = () => void enter();
    button.addEventListener('click', onClick);
    return () => button.removeEventListener('click', onClick);
  }, []);
}

/** `<details name>` keeps one open by itself; browsers that do not know the attribute are helped. */
function useSingleOpen(name: string) {
  useEffect(() => {
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || target.getAttribute('name') !== name)
        return;
      for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`)) {
        if (other !== target) other.open = false;
      }
    };
    // The event does not bubble, but it can be caught on its way down.
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, [name]);
}
