import { paths } from '#contract/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { pageWidth, textLink } from '../frame/layout.ts';
import { Assurances } from '../pricing/assurances.tsx';
import { ProofLetter } from './proof-letter.tsx';

export function Hero() {
  return (
    <div className="pt-14 pb-20 [--canal:72px] [--preuves:316px] max-[77.5rem]:[--canal:56px] max-[77.5rem]:[--preuves:270px] max-nav:pb-16 max-sm:pt-9 max-sm:pb-12">
      <div className={pageWidth}>
        <h1 className="text-[min(7.72vw,99px)] leading-[0.98] font-bold tracking-[-0.04em] max-sm:text-[11.1vw] max-sm:leading-none">
          <span className="block whitespace-nowrap max-sm:whitespace-normal">
            Des <span className="whitespace-nowrap">rendez-vous</span> qualifiés,
          </span>{' '}
          <span className="flex whitespace-nowrap">
            preuves à l’appui.
            <HeadlineThread />
          </span>
        </h1>
        <div className="mt-[52px] grid grid-cols-12 gap-x-6 max-large:grid-cols-1 max-large:gap-y-14 max-sm:mt-6 max-sm:gap-y-6">
          <div className="col-span-4 flex flex-col pr-6 max-large:col-span-1 max-large:grid max-large:grid-cols-[1.3fr_1fr] max-large:gap-x-12 max-large:pr-0 max-sm:contents">
            <p className="text-19 leading-[1.5] text-pretty max-sm:text-[18px]">
              Accroche trouve les bonnes personnes sur LinkedIn et leur écrit en français soigné. Chaque
              phrase cite le fait qui la prouve. Une phrase sans preuve ne part pas.
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 max-large:col-start-1 max-sm:mt-0">
              <a href={paths.signUp} className={buttonClass({ variant: 'primary', size: 'xl' })}>
                Commencer
              </a>
              <span className="hidden in-data-demo:contents">
                <button type="button" data-enter-demo className={buttonClass({ size: 'xl' })}>
                  Essayer la démonstration
                </button>
              </span>
              <a href="#demonstration" className={textLink}>
                Voir la démonstration
              </a>
              <p data-enter-demo-failure role="alert" className="basis-full text-14 empty:hidden" />
            </div>
            <Assurances className="mt-auto mb-[34px] max-large:col-start-2 max-large:row-span-2 max-large:row-start-1 max-large:my-0 max-large:self-start max-sm:order-4 max-sm:col-auto max-sm:row-auto max-sm:self-auto" />
          </div>
          <ProofLetter className="col-span-8 max-large:col-span-1 max-sm:order-3 max-sm:mt-4" />
        </div>
      </div>
    </div>
  );
}

/** From the last word of the promise down to the « Preuves » column. */
function HeadlineThread() {
  return (
    <span aria-hidden="true" className="relative ml-[0.14em] flex-1 max-large:hidden">
      <span className="absolute top-[0.79em] right-[calc(var(--preuves)-4.75px)] left-0 h-[calc(0.21em+79px)] rounded-tr-[26px] border-accent border-t-[1.5px] border-r-[1.5px]" />
    </span>
  );
}
