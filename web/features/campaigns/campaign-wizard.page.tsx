import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Rubrique } from '#web/ui/rubrique.tsx';

const steps = [
  { id: 'offer', title: 'Offre', detail: 'Qui vous êtes, ce que vous proposez, ce qui vous distingue.' },
  { id: 'targeting', title: 'Ciblage', detail: 'Les fonctions, les secteurs, les lieux, et qui exclure.' },
  { id: 'leads', title: 'Leads', detail: 'Les personnes trouvées, avec les raisons pour et contre.' },
  { id: 'engagement', title: 'Engagement', detail: 'La suite de visites, d’invitations et de messages.' },
  { id: 'review', title: 'Vérification', detail: 'La simulation jour par jour, puis votre accord.' },
];

export function CampaignWizardPage() {
  const { campaignId, stepId } = useParams();
  return (
    <>
      <PageHead
        kicker={
          <AppLink href={paths.home} className="lien">
            Tableau de bord
          </AppLink>
        }
        title="Préparer une campagne"
        lead="Cinq étapes, de ce que vous proposez jusqu’à votre accord."
      />
      <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
        <Rubrique title="Les étapes">
          <ol>
            {steps.map((step, index) => (
              <li
                key={step.id}
                aria-current={step.id === stepId ? 'step' : undefined}
                className="grid min-h-[54px] grid-cols-[24px_minmax(0,1fr)] content-center gap-x-3 border-ligne border-t py-2"
              >
                <span
                  className={classNames(
                    'chiffres font-semibold',
                    step.id === stepId ? 'text-outremer' : 'text-sourdine',
                  )}
                >
                  {index + 1}
                </span>
                <div>
                  <p className="font-semibold">{step.title}</p>
                  <p className="text-13 text-sourdine">{step.detail}</p>
                </div>
              </li>
            ))}
          </ol>
        </Rubrique>
        <Rubrique title="Avant de commencer">
          <EmptyState
            title={campaignId ? 'Aucune campagne à cette adresse' : 'Préparez vos éléments'}
            action={
              <AppLink
                href={paths.gettingStarted}
                className={buttonClass({ variant: 'primary', size: 'sm' })}
              >
                Lire le guide de démarrage
              </AppLink>
            }
          >
            Réunissez votre présentation, vos arguments et la liste des entreprises à exclure : le guide dit
            quoi écrire à chaque étape.
          </EmptyState>
        </Rubrique>
      </div>
    </>
  );
}
