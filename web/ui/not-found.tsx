import { AppLink } from './app-link.tsx';
import { buttonClass } from './button.tsx';

export function NotFound() {
  return (
    <section className="mx-auto max-w-[560px] px-5 py-24 text-center max-sm:py-16">
      <h1 className="font-heading text-[40px] leading-[1.1] font-bold tracking-[-0.03em] text-ink">
        404 - Not Found
      </h1>
      <p className="mt-4 text-pretty text-muted">
        Cette page n’existe pas, ou n’existe plus. Vérifiez l’adresse, ou repartez de l’accueil.
      </p>
      <AppLink href="/" className={`${buttonClass({ variant: 'primary', size: 'lg' })} mt-8`}>
        Revenir à l’accueil
      </AppLink>
    </section>
  );
}
