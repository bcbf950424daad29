import { paths } from '#contract/paths.ts';
import { formatLongDate, weekNumber } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Rubrique } from '#web/ui/rubrique.tsx';
import { StartSteps } from './start-steps.tsx';

const readings = [
  { href: paths.gettingStarted, title: 'Guide de démarrage', detail: 'De l’offre au premier rendez-vous.' },
  {
    href: paths.bestPractices,
    title: 'Meilleures pratiques',
    detail: 'Écrire à peu de personnes, mais bien.',
  },
  { href: paths.useCases, title: 'Cas d’usage', detail: 'Des situations proches de la vôtre.' },
  { href: paths.security, title: 'Sécurité et conformité', detail: 'Vos données et celles des personnes.' },
];

export function DashboardPage() {
  const user = useUser();
  const today = new Date();
  return (
    <>
      <PageHead
        kicker={`${formatLongDate(today)} · semaine ${weekNumber(today)}`}
        title={`Bonjour ${user.firstName}`}
        lead="Voici où en est votre espace."
      />
      <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] max-nav:grid-cols-1">
        <div className="grid content-start gap-10">
          <Rubrique title="Pour commencer" note="quatre étapes">
            <StartSteps user={user} />
          </Rubrique>
          <Rubrique title="Campagnes">
            <EmptyState
              title="Aucune campagne pour le moment"
              action={
                <AppLink href="/production/campaign" className="lien text-13">
                  Voir comment une campagne se prépare
                </AppLink>
              }
            >
              Une campagne réunit une offre, les personnes à qui elle s’adresse et la suite de messages que
              vous validez. Vos campagnes et ce qu’elles attendent de vous s’affichent ici.
            </EmptyState>
          </Rubrique>
        </div>
        <aside
          aria-label="Votre formule et nos guides"
          className="relative grid content-start gap-10 before:absolute before:inset-y-0 before:-left-[25px] before:w-px before:bg-ligne max-nav:mt-10 max-nav:before:hidden"
        >
          <Rubrique
            title={`Formule ${user.subscription}`}
            action={
              <AppLink href={paths.subscription} className="lien">
                Abonnement
              </AppLink>
            }
          >
            <p className="border-ligne border-t pt-2.5 text-13 text-sourdine">
              Votre formule vaut pour tout votre compte.
            </p>
          </Rubrique>
          <Rubrique title="À lire">
            <ul>
              {readings.map(({ href, title, detail }) => (
                <li key={href} className="border-ligne border-t py-2.5">
                  <AppLink href={href} className="lien">
                    {title}
                  </AppLink>
                  <p className="text-13 text-sourdine">{detail}</p>
                </li>
              ))}
            </ul>
          </Rubrique>
        </aside>
      </div>
    </>
  );
}
