import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';

export function ProspectsPage() {
  return (
    <IntroPage
      title="Prospects"
      lead="Les personnes entrées dans une de vos séquences."
      rubrique="Personnes contactées"
      emptyTitle="Aucun prospect pour le moment"
      purpose="Une personne devient un prospect quand elle entre dans la séquence d’une campagne. Aucune campagne n’est lancée : personne n’est contacté en votre nom."
      action={
        <AppLink href={paths.home} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Revenir au tableau de bord
        </AppLink>
      }
      points={[
        { title: 'La prochaine action', detail: 'Pour chaque personne, ce qui part ensuite et quand.' },
        { title: 'La raison de l’attente', detail: 'Quand rien ne part, la page dit pourquoi.' },
        {
          title: 'Une réponse arrête tout',
          detail: 'La séquence d’une personne qui répond s’arrête aussitôt.',
        },
      ]}
    />
  );
}
