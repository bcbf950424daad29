import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { importPath } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';

const ImportView = lazy(async () => ({
  default: (await import('#web/features/imports/import-view.tsx')).ImportView,
}));

export function LeadsPage() {
  const [address] = useSearchParams();
  return address.get('vue') === 'import' ? <ImportView /> : <LeadsIntro />;
}

function LeadsIntro() {
  return (
    <IntroPage
      title="Leads"
      lead="Toutes les personnes trouvées, dans toutes vos campagnes."
      rubrique="Personnes trouvées"
      emptyTitle="Aucun lead pour le moment"
      purpose="Chaque personne trouvée par une recherche se range ici une seule fois, même si deux campagnes la trouvent."
      action={
        <AppLink href={importPath()} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Importer une liste
        </AppLink>
      }
      points={[
        {
          title: 'Un score expliqué',
          detail: 'Les raisons pour, les raisons contre, et ce qui reste inconnu.',
        },
        { title: 'Sans doublon', detail: 'Une personne compte une fois, où qu’elle ait été trouvée.' },
        { title: 'Sous votre contrôle', detail: 'Vous décidez qui entre dans une campagne.' },
      ]}
    />
  );
}
