import { useQuery } from '@tanstack/react-query';
import { FileUp, ListChecks } from 'lucide-react';
import { isTemporaryId } from '#contract/campaigns/campaigns.ts';
import { chooseLeadsPath, importPath } from '#contract/paths.ts';
import { isSearchLive, searchStatusQuery } from '#web/features/lead-searches/lead-searches.queries.ts';
import { outsideMarketQuery } from '#web/features/lead-searches/outside-market.queries.ts';
import { SearchProgress } from '#web/features/lead-searches/search-progress.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PointList } from '#web/ui/point-list.tsx';
import { Section } from '#web/ui/section.tsx';
import { useEditing } from '../editing-context.ts';
import { WizardColumns } from '../frame/wizard-columns.tsx';
import { describeOutside } from '../frame/wizard-progress.ts';
import { RecontactNotice } from '../recontact/recontact-notice.tsx';
import { LeadList, noneOutside } from './lead-list.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { RemovedPeople } from './removed-people.tsx';
import { SearchLauncher } from './search-launcher.tsx';

/** The people this campaign will write to. */
export function LeadsStep() {
  const { id, campaign } = useEditing();
  const { leadsCount = 0, qualifiedCount = 0 } = campaign ?? {};
  const { data: status } = useQuery(searchStatusQuery(id));
  const isSearching = isSearchLive(status);
  // Stopped or broken off, it says nothing of the target.
  const foundNobody = status?.search?.state === 'completed' && status.search.found === 0;
  const found = leadsCount + qualifiedCount;
  const { data: { outside, kept } = noneOutside } = useQuery({
    ...outsideMarketQuery(id, found),
    enabled: leadsCount > 0,
  });
  return (
    <WizardColumns
      aside={
        <Section title="Ce qui est toujours vérifié">
          <PointList points={rules} />
        </Section>
      }
      asideLabel="Comment les personnes sont choisies"
    >
      <Section
        title="Personnes à contacter"
        note={
          leadsCount > 0 &&
          `${formatNumber(qualifiedCount)} ${qualifiedCount > 1 ? 'qualifiées' : 'qualifiée'} sur ${formatNumber(leadsCount)}${describeOutside(outside, kept, qualifiedCount)}`
        }
      >
        <div className="grid gap-4 border-line border-t pt-4">
          {status?.search && <SearchProgress search={status.search} />}
          {leadsCount === 0 && !status?.search && (
            <EmptyState title="Aucun lead">
              La recherche part de votre ciblage. Chaque personne arrive avec les raisons pour et contre, et
              ce qu’on ne sait pas d’elle. Vous pouvez préparer la séquence pendant ce temps.
            </EmptyState>
          )}
          {leadsCount === 0 && foundNobody && <NobodyFound />}
          {!isSearching && <SearchLauncher hasSearched={status?.search != null} />}
          {!isTemporaryId(id) && <OtherSources campaignId={id} />}
          {qualifiedCount > 0 && <RecontactNotice campaignId={id} />}
          {leadsCount > 0 && !isSearching && <RemovedPeople isJudging={status?.isJudging ?? false} />}
          {leadsCount > 0 && <LeadList campaignId={id} found={found} />}
        </div>
      </Section>
    </WizardColumns>
  );
}

const rules = [
  {
    title: 'Une seule fois',
    detail:
      'Une personne suivie dans une autre campagne n’entre pas dans celle-ci ; déjà contactée, elle n’y entre qu’avec votre accord.',
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

/** People whom the user already knows of; both ways lead back here. */
function OtherSources({ campaignId }: { campaignId: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-13 text-muted max-sm:w-full">Vous connaissez déjà des personnes ?</p>
      <AppLink href={importPath(undefined, campaignId)} className={buttonClass({ size: 'sm' })}>
        <FileUp size={15} strokeWidth={1.75} aria-hidden />
        Importer un fichier
      </AppLink>
      <AppLink href={chooseLeadsPath(campaignId)} className={buttonClass({ size: 'sm' })}>
        <ListChecks size={15} strokeWidth={1.75} aria-hidden />
        Choisir parmi vos leads
      </AppLink>
    </div>
  );
}
