import { paths } from '#contract/paths.ts';
import { capsLabel, pageWidth } from './layout.ts';

const guides = [
  {
    path: paths.gettingStarted,
    title: 'Guide de démarrage',
    text: 'De l’inscription à la première campagne : cinq étapes, dans l’ordre.',
  },
  {
    path: paths.useCases,
    title: 'Cas d’usage',
    text: 'Quatre métiers, quatre premières lignes qui tiennent sur un fait daté.',
  },
  {
    path: paths.bestPractices,
    title: 'Meilleures pratiques',
    text: 'Cibler peu, écrire juste, relancer sans insister, savoir s’arrêter.',
  },
  {
    path: paths.advancedFeatures,
    title: 'Fonctionnalités avancées',
    text: 'Simulation, variantes, horaires par étape, chiffres qui s’ouvrent.',
  },
  {
    path: paths.security,
    title: 'Sécurité et conformité',
    text: 'Comptes, données, personnes contactées : ce qui les protège.',
  },
];

export function Page() {
  return (
    <div className={`${pageWidth} pt-12 pb-28 max-nav:pb-22 max-sm:pt-8 max-sm:pb-18`}>
      <div className="flex items-baseline justify-between gap-6 border-encre border-t pt-3 text-[13.3px] text-sourdine">
        <p className={`text-encre ${capsLabel}`}>Ressources</p>
        <p>Cinq guides</p>
      </div>
      <header className="mt-12 mb-16 max-w-[820px] max-sm:mt-8 max-sm:mb-10">
        <h1 className="text-[57px] leading-[1.04] tracking-[-0.032em] max-nav:text-[48px] max-sm:text-[36px]">
          Prospecter avec justesse
        </h1>
        <p className="mt-5 max-w-[60ch] text-19 leading-[1.5] text-pretty text-sourdine max-sm:text-[17px]">
          Des guides courts, à lire avant la première campagne ou à rouvrir au milieu de la dixième.
        </p>
      </header>
      <ul className="border-ligne border-b">
        {guides.map(({ path, title, text }) => (
          <li key={path} className="border-ligne border-t">
            <a
              href={path}
              className="group grid grid-cols-12 items-baseline gap-x-6 py-7 max-nav:block max-sm:py-5"
            >
              <span className="col-span-5 block font-titre text-28 font-semibold tracking-[-0.02em] group-hover:text-outremer max-sm:text-23">
                {title}
              </span>
              <span className="col-span-6 mt-1 block text-pretty text-sourdine">{text}</span>
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The fonts' latin subset has no arrow. */
function Arrow() {
  return (
    <svg
      viewBox="0 0 20 12"
      aria-hidden="true"
      className="h-3 w-5 justify-self-end text-outremer transition-transform group-hover:translate-x-1 motion-reduce:transition-none max-nav:hidden"
    >
      <path
        d="M1 6h17M13 1l5 5-5 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
