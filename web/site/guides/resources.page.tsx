import { Arrow } from '../frame/arrow.tsx';
import { capsLabel, pageWidth } from '../frame/layout.ts';
import { type Resource, resources } from './resource-list.ts';

const [guide, ...others] = resources;

export function Page() {
  return (
    <div className={`${pageWidth} pt-12 pb-28 max-nav:pb-22 max-sm:pt-8 max-sm:pb-18`}>
      <div className="flex items-baseline justify-between gap-6 border-ink border-t pt-3 text-[13.3px] text-muted">
        <p className={`text-ink ${capsLabel}`}>Ressources</p>
        <p>Cinq articles</p>
      </div>
      <header className="mt-12 mb-16 max-w-[820px] max-sm:mt-8 max-sm:mb-9">
        <h1 className="text-[57px] leading-[1.04] tracking-[-0.032em] max-nav:text-[48px] max-sm:text-[36px]">
          À lire avant d’écrire
        </h1>
        <p className="mt-5 max-w-[60ch] text-19 leading-[1.5] text-pretty text-muted max-sm:text-[17px]">
          Des textes courts, à lire avant la première campagne ou à rouvrir au milieu de la dixième.
        </p>
      </header>
      <div className="grid grid-cols-12 gap-x-6 max-nav:block">
        {guide && <GuideCover {...guide} />}
        <ul className="col-span-6 col-start-7 border-line border-b max-nav:mt-10">
          {others.map(({ path, title, summary, minutes }) => (
            <li key={path} className="border-line border-t">
              <a href={path} className="group flex items-center justify-between gap-6 py-5">
                <span>
                  <span className="block font-heading text-23 font-semibold tracking-[-0.02em] group-hover:text-accent">
                    {title}
                  </span>
                  <span className="mt-0.5 block text-[15px] text-pretty text-muted">{summary}</span>
                </span>
                <span className="flex shrink-0 items-center gap-4">
                  <span className="text-[13.3px] text-muted">{minutes} min</span>
                  <Arrow />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The one to begin with: a saffron cover, and the thread of the logo climbing through its five steps. */
function GuideCover({ path, title, summary, minutes }: Resource) {
  return (
    <a
      href={path}
      className="group relative col-span-5 flex min-h-[372px] flex-col justify-between overflow-hidden rounded-[10px] bg-highlight text-on-highlight max-sm:min-h-[320px]"
    >
      <span className="block p-8 pb-0 max-sm:p-6 max-sm:pb-0">
        <span className="block max-w-[8em] font-heading text-[57px] leading-none font-bold tracking-[-0.032em] group-hover:underline group-hover:decoration-2 group-hover:underline-offset-8 max-sm:text-[44px]">
          {title}
        </span>
        <span className="mt-5 block max-w-[36ch] text-pretty">{summary}</span>
        <span className="mt-3 block text-[13.3px]">{minutes} min de lecture</span>
      </span>
      <svg viewBox="0 0 486 180" aria-hidden="true" className="mt-4 block w-full">
        <path
          d="M0 148h36c60 0 40-32 100-32s40-32 100-32 40-32 100-32 40-32 100-32h50"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
        {[0, 1, 2, 3, 4].map((step) => (
          <circle key={step} cx={36 + 100 * step} cy={148 - 32 * step} r="5" fill="currentColor" />
        ))}
      </svg>
    </a>
  );
}
