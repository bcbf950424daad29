import { paths } from '#contract/paths.ts';
import { Arrow } from '../frame/arrow.tsx';
import { pageWidth, textLink } from '../frame/layout.ts';
import { resources } from '../guides/resource-list.ts';
import { lowerSection, SectionRule, sectionSpace, sectionTitle } from './section-head.tsx';

const [guide, ...others] = resources;

export function ResourceSection() {
  return (
    <section id="ressources" aria-labelledby="titre-ressources" className={`${sectionSpace} ${lowerSection}`}>
      <div className={pageWidth}>
        <SectionRule
          name="Ressources"
          note={
            <p>
              <a href={paths.resources} className={textLink}>
                Toutes les ressources
              </a>
            </p>
          }
        />
        <h2 id="titre-ressources" className={sectionTitle}>
          À lire avant d’écrire.
        </h2>
        <div className="mt-12 grid grid-cols-12 gap-x-6 max-nav:block max-sm:mt-8">
          {guide && <Cover path={guide.path} title={guide.title} summary={guide.summary} />}
          <ul className="col-span-6 col-start-7 border-line border-b max-nav:mt-5">
            {others.map(({ path, title, summary }) => (
              <li key={path} className="border-line border-t max-nav:first:border-t-0">
                <a href={path} className="group flex items-center justify-between gap-6 rounded py-5">
                  <span>
                    <strong className="block font-heading text-23 leading-[1.2] font-bold tracking-[-0.018em] group-hover:text-accent">
                      {title}
                    </strong>
                    <span className="block text-[15px] leading-[1.6] text-pretty text-muted">{summary}</span>
                  </span>
                  <Arrow />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A saffron cover with the thread: five dots, one per step of the guide. */
function Cover({ path, title, summary }: { path: string; title: string; summary: string }) {
  return (
    <a
      href={path}
      className="group relative col-span-5 flex min-h-[360px] flex-col overflow-hidden rounded-card bg-highlight p-8 text-on-highlight focus-visible:outline-offset-4 max-sm:p-6"
    >
      <strong className="font-heading text-[57px] leading-[0.98] font-bold tracking-[-0.035em] text-balance underline-offset-8 group-hover:underline group-hover:decoration-2 max-sm:text-[47px]">
        {title}
      </strong>
      <span className="mt-5 max-w-[38ch] leading-[1.6]">{summary}</span>
      <svg viewBox="0 0 486 150" aria-hidden="true" className="absolute bottom-[22px] left-0 h-auto w-full">
        <path
          d="M0 140h36c68 0 32-32 100-32s32-32 100-32 32-32 100-32 32-32 100-32h50"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
        <g fill="currentColor">
          <circle cx="36" cy="140" r="5" />
          <circle cx="136" cy="108" r="5" />
          <circle cx="236" cy="76" r="5" />
          <circle cx="336" cy="44" r="5" />
          <circle cx="436" cy="12" r="5" />
        </g>
      </svg>
    </a>
  );
}
