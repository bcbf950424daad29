import { paths } from '#contract/paths.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';

export function LinkedinSearchPage() {
  const isLinked = useUser().linkedinAccountId !== null;
  return (
    <IntroPage
      title="Recherche"
      lead="Chercher des personnes sur LinkedIn, avec votre propre compte."
      rubrique="Nouvelle recherche"
      emptyTitle={isLinked ? 'Aucune recherche pour le moment' : 'Aucun compte relié'}
      purpose={
        isLinked
          ? 'Vos recherches et les personnes qu’elles trouvent s’affichent ici.'
          : 'Une recherche passe par votre compte LinkedIn. Aucun compte n’est relié au vôtre : rien n’est cherché ni envoyé en votre nom.'
      }
      action={
        <AppLink href={paths.socialAccounts} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Voir l’état du compte
        </AppLink>
      }
      points={[
        {
          title: 'Des critères lisibles',
          detail: 'Fonction, secteur, taille, lieu, mots à trouver ou à éviter.',
        },
        {
          title: 'Une recherche vide ne coûte rien',
          detail: 'Seule une recherche qui trouve quelqu’un est comptée.',
        },
      ]}
    />
  );
}
