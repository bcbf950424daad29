import { pageWidth } from '../frame/layout.ts';
import { PricingGrid } from '../pricing/pricing-grid.tsx';
import { SectionRule, sectionTitle } from './section-head.tsx';

export function Pricing() {
  return (
    <section
      id="tarifs"
      aria-labelledby="titre-tarifs"
      className="[--barre:72px] scroll-mt-0 py-28 max-nav:py-22 max-sm:scroll-mt-4 max-sm:[--barre:60px] max-sm:py-18"
    >
      <div className={pageWidth}>
        <SectionRule name="Tarifs" note={<p className="max-sm:hidden">Prix hors taxes, en euros</p>} />
        <PricingGrid
          heading={
            <h2 id="titre-tarifs" className={sectionTitle}>
              Choisissez votre rythme de recherche.
            </h2>
          }
        />
      </div>
    </section>
  );
}
