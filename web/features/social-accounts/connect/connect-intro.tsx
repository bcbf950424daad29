import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Section } from '#web/ui/section.tsx';
import { ConnectButton } from './connect-button.tsx';

const steps = [
  {
    title: 'Vous vous identifiez',
    detail:
      'Sur la page de connexion qui s’ouvre, avec vos identifiants LinkedIn et votre code de vérification si vous en avez un.',
  },
  {
    title: 'Nous vérifions le compte',
    detail: 'Vous revenez ici. Le nom, l’intitulé et le type du compte s’affichent.',
  },
  {
    title: 'Il démarre en douceur',
    detail:
      'Quatre semaines pour passer de 20 % à 100 % de ses limites. Rien ne part sans une campagne lancée.',
  },
];

/** Before the first account: what linking one means. `isArrival` when it takes the place of an account just removed. */
export function ConnectIntro({ isArrival }: { isArrival: boolean }) {
  return (
    <Section title="Votre compte">
      <div ref={isArrival ? focusOnArrival : undefined} tabIndex={-1}>
        <EmptyState
          title="Aucun compte connecté"
          action={
            <>
              <ConnectButton label="Connecter mon compte LinkedIn" />
              <AppLink href={paths.security} className="link text-13">
                Sécurité et conformité
              </AppLink>
            </>
          }
        >
          Accroche visite des profils, invite et écrit depuis votre compte LinkedIn, dans les limites que vous
          fixez. Tant qu’aucun compte n’est connecté, rien n’est envoyé en votre nom.
        </EmptyState>
      </div>
      <ol className="mt-6">
        {steps.map(({ title, detail }, index) => (
          <li
            key={title}
            className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 border-line border-t py-2.5 last:border-b"
          >
            <span aria-hidden className="tabular-figures pl-1 font-semibold">
              {index + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-pretty text-13 text-muted">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
