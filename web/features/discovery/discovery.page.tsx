import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';

export function DiscoveryPage() {
  return (
    <IntroPage
      title="Découverte"
      lead="Des suggestions, une personne à la fois."
      rubrique="Suggestions"
      emptyTitle="Aucune suggestion pour le moment"
      purpose="Les suggestions viennent des personnes déjà trouvées par vos recherches. Votre liste de leads est vide, il n’y a donc personne à proposer."
      action={
        <AppLink href={paths.leads} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Ouvrir les leads
        </AppLink>
      }
      points={[
        {
          title: 'Accepter, refuser, plus tard',
          detail: 'Une réponse par personne, au clavier si vous préférez.',
        },
        { title: 'Vos réponses comptent', detail: 'Elles affinent l’ordre des suggestions suivantes.' },
      ]}
    />
  );
}
