import { paths } from '#contract/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { capsLabel, pageWidth } from './layout.ts';

const columns = [
  {
    name: 'Produit',
    links: [
      ['S’inscrire', paths.signUp],
      ['Se connecter', paths.signIn],
      ['Tarifs', `${paths.home}#tarifs`],
    ],
  },
  {
    name: 'Ressources',
    links: [
      ['Ressources', paths.resources],
      ['Cas d’usage', paths.useCases],
      ['Guide de démarrage', paths.gettingStarted],
      ['Meilleures pratiques', paths.bestPractices],
    ],
  },
  {
    name: 'Aide',
    links: [
      ['Support', paths.support],
      ['Centre d’aide', paths.help],
      ['FAQ', `${paths.home}#faq`],
    ],
  },
  {
    name: 'Légal',
    links: [
      ['Conditions de vente', paths.salesTerms],
      ['CGU-CGV', paths.allTerms],
      ['Confidentialité', paths.privacy],
      ['Mentions légales', paths.legalNotices],
    ],
  },
] as const;

/** An ink block in both themes; in the dark one it is a shade above the page. */
export function SiteFooter({ hasCallToAction }: { hasCallToAction: boolean }) {
  return (
    <footer className="bg-[#17213A] text-[#FBF9F6] dark:border-t dark:border-line dark:bg-card">
      <div className={`${pageWidth} pb-8`}>
        {hasCallToAction && (
          <div className="flex items-end justify-between gap-6 border-b border-white/20 py-24 max-nav:flex-col max-nav:items-start max-sm:py-16">
            <p className="max-w-[640px] font-heading text-[69px] leading-none font-bold tracking-[-0.038em] text-balance max-large:text-[57px] max-sm:text-5xl">
              Écrivez ce que vous pouvez prouver.
            </p>
            <p className="flex flex-wrap items-center gap-5 text-[15px]">
              <a
                href={paths.signUp}
                className="inline-flex h-[54px] items-center rounded-[8px] bg-highlight px-[30px] text-[17px] font-semibold text-on-highlight hover:bg-[#FFC94D] focus-visible:outline-highlight"
              >
                Commencer
              </a>
              Testez sans CB
            </p>
          </div>
        )}
        <div className="grid grid-cols-12 gap-x-6 gap-y-10 pt-8 max-nav:grid-cols-2 max-sm:gap-y-8">
          <a
            href={paths.home}
            aria-label="Accroche, accueil"
            className="justify-self-start self-start rounded focus-visible:outline-highlight col-span-4 max-nav:col-span-2"
          >
            <Logo className="[&_svg]:text-[#8F9BE2]" />
          </a>
          {columns.map(({ name, links }) => (
            <nav key={name} aria-label={name} className="col-span-2 max-nav:col-span-1">
              <p className={`mb-2 text-[#A9B1C6] ${capsLabel}`}>{name}</p>
              <ul>
                {links.map(([text, path]) => (
                  <li key={path}>
                    <a
                      href={path}
                      className="inline-flex min-h-9 items-center rounded text-[15px] underline-offset-4 hover:underline focus-visible:outline-highlight max-sm:min-h-11"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-14 text-[13px] text-[#A9B1C6]">© 2026 Accroche.</p>
      </div>
    </footer>
  );
}
