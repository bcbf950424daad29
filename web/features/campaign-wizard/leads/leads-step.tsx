import { paths } from '#contract/paths.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Rubrique } from '#web/ui/rubrique.tsx';
import { useDraft } from '../draft-context.ts';
import { WizardColumns } from '../wizard-columns.tsx';
import { LeadTable } from './lead-table.tsx';
import { SearchProgress } from './search-progress.tsx';

/** The people this campaign will write to. */
export function LeadsStep() {
  const { campaign } = useDraft();
  const { leadsCount = 0, qualifiedCount = 0, leads = [] } = campaign ?? {};
  const more = leadsCount - leads.length;
  return (
    <WizardColumns aside={<LeadRules />} asideLabel="Comment les personnes sont choisies">
      <Rubrique
        title="Personnes à contacter"
        note={
          leadsCount > 0 &&
          `${formatNumber(qualifiedCount)} ${qualifiedCount > 1 ? 'qualifiées' : 'qualifiée'} sur ${formatNumber(leadsCount)}`
        }
      >
        <div className="grid gap-4">
          <SearchProgress />
          {leadsCount === 0 ? (
            <EmptyState
              title="Personne pour le moment"
              action={
                <>
                  <AppLink href={paths.search} className="lien text-13">
                    Ouvrir la recherche
                  </AppLink>
                  <AppLink href={paths.leads} className="lien text-13">
                    Voir tous vos leads
                  </AppLink>
                </>
              }
            >
              Les personnes que vous ajoutez à cette campagne s’affichent ici, chacune avec les raisons pour
              et contre, et ce qu’on ne sait pas d’elle. Vous pouvez préparer la séquence sans attendre.
            </EmptyState>
          ) : (
            <>
              <LeadTable leads={leads} />
              {more > 0 && (
                <p className="text-13 text-sourdine">
                  Et {formatNumber(more)} {more > 1 ? 'autres' : 'autre'}.{' '}
                  <AppLink href={paths.leads} className="lien">
                    Voir tous vos leads
                  </AppLink>
                </p>
              )}
            </>
          )}
        </div>
      </Rubrique>
    </WizardColumns>
  );
}

const rules = [
  {
    title: 'Une seule fois',
    detail: 'Une personne suivie dans une autre campagne n’entre pas dans celle-ci sans votre accord.',
  },
  {
    title: 'Vos exclusions',
    detail: 'Clients, concurrents et domaines de votre ciblage sont écartés avant tout message.',
  },
  {
    title: 'Les oppositions',
    detail: 'Une personne qui a demandé à ne plus être contactée ne l’est dans aucune campagne.',
  },
];

function LeadRules() {
  return (
    <Rubrique title="Ce qui est toujours vérifié">
      <dl>
        {rules.map(({ title, detail }) => (
          <div key={title} className="border-ligne border-t py-2.5">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-pretty text-13 text-sourdine">{detail}</dd>
          </div>
        ))}
      </dl>
    </Rubrique>
  );
}
