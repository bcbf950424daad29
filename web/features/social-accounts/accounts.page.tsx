import { paths } from '#contract/paths.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';

export function AccountsPage() {
  const isLinked = useUser().linkedinAccountId !== null;
  return (
    <IntroPage
      title="Compte relié"
      lead="Le compte LinkedIn d’où partent vos visites, vos invitations et vos messages."
      rubrique="Votre compte"
      emptyTitle={isLinked ? 'Un compte est relié' : 'Aucun compte relié'}
      purpose={
        isLinked
          ? 'Vos campagnes partent de ce compte, à votre nom.'
          : 'Tant qu’aucun compte n’est relié, rien n’est envoyé en votre nom. Notre équipe répond à vos questions sur la connexion.'
      }
      action={
        <>
          <AppLink href={paths.support} className={buttonClass({ variant: 'primary', size: 'sm' })}>
            Écrire au support
          </AppLink>
          <AppLink href={paths.security} className="lien text-13">
            Sécurité et conformité
          </AppLink>
        </>
      }
      points={[
        {
          title: 'À votre nom',
          detail: 'Les personnes reçoivent vos messages de votre compte, sans intermédiaire visible.',
        },
        {
          title: 'Déconnexion sans risque',
          detail: 'Si le compte se déconnecte, les campagnes se mettent en pause.',
        },
      ]}
    />
  );
}
