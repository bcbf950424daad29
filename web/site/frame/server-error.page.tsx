import { paths } from '#contract/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { textLink } from './layout.ts';

/** Answered by the server when a page fails there. Plain HTML: whatever failed, it needs nothing else. */
export function Page() {
  return (
    <section className="mx-auto max-w-[560px] px-5 py-24 text-center max-sm:py-16">
      <h1 className="font-heading text-[40px] leading-[1.1] font-bold tracking-[-0.03em] text-ink">
        Oups ! Une erreur est survenue.
      </h1>
      <p className="mt-4 text-pretty text-muted">
        Quelque chose s’est mal passé lors de l’affichage de cette page. Veuillez réessayer plus tard.
      </p>
      <p className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        <a href={paths.home} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Revenir à l’accueil
        </a>
        <a href={paths.support} className={textLink}>
          Écrire au support
        </a>
      </p>
    </section>
  );
}
