import { paths } from '#contract/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Prose } from '../article/prose.tsx';
import { capsLabel, pageWidth, textLink } from '../frame/layout.ts';
import { useSiteConfig } from '../frame/site-config.tsx';
import { SupportForm } from './support-form.tsx';

export function Page() {
  const { supportEmail } = useSiteConfig();
  const mailLink = (
    <a
      href={`mailto:${supportEmail}?subject=${encodeURIComponent('Demande de support')}`}
      className={textLink}
    >
      {supportEmail}
    </a>
  );
  return (
    <div className={`${pageWidth} pt-12 pb-28 max-nav:pb-22 max-sm:pt-8 max-sm:pb-18`}>
      <div className="flex items-baseline justify-between gap-6 border-ink border-t pt-3 text-[13.3px] text-muted">
        <p className={`text-ink ${capsLabel}`}>Aide</p>
        <p>
          <a href={paths.help} className={textLink}>
            Centre d’aide
          </a>
        </p>
      </div>
      <header className="mt-12 mb-14 max-w-[820px] max-sm:mt-8 max-sm:mb-9">
        <h1 className="text-[57px] leading-[1.04] tracking-[-0.032em] max-nav:text-[48px] max-sm:text-[36px]">
          Support
        </h1>
        <p className="mt-5 max-w-[60ch] text-19 leading-[1.5] text-pretty text-muted max-sm:text-[17px]">
          Un blocage, un doute, une idée ? Dites-nous ce que vous essayez de faire. Une personne vous répond,
          en français.
        </p>
      </header>
      <div className="grid grid-cols-12 items-start gap-x-6 max-nav:block">
        <div className="relative col-span-7 rounded-[10px] border border-line bg-card p-8 max-sm:p-5">
          <noscript>
            <Notice tone="info" title="Ce formulaire a besoin de JavaScript" className="mb-6">
              Sans lui, écrivez-nous à {mailLink}.
            </Notice>
          </noscript>
          <SupportForm mailLink={mailLink} />
        </div>
        <div className="col-span-4 col-start-9 grid gap-9 max-nav:mt-12">
          <section>
            <h2 className="mb-2 text-19">Ce qui nous aide</h2>
            <Prose>
              <ul>
                <li>la page et l’heure où cela s’est produit ;</li>
                <li>ce que vous attendiez, et ce que vous avez vu ;</li>
                <li>le texte exact du message d’erreur.</li>
              </ul>
            </Prose>
          </section>
          <section>
            <h2 className="mb-2 text-19">Qui passe en premier</h2>
            <Prose>
              <p>
                Toutes les demandes sont lues et reçoivent une réponse par e-mail. Celles des clients EXPERT
                sont traitées en priorité. La formule ENTERPRISE comprend un support 24 h/24 et 7 j/7.
                Écrivez-nous depuis votre compte : nous saurons quelle est votre formule.
              </p>
            </Prose>
          </section>
          <section>
            <h2 className="mb-2 text-19">Par e-mail</h2>
            <p className="leading-[1.65]">Vous préférez votre messagerie ? Écrivez à {mailLink}.</p>
          </section>
        </div>
      </div>
    </div>
  );
}
