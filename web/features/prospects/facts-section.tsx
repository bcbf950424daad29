import type { UseQueryResult } from '@tanstack/react-query';
import type { LeadDetail } from '#contract/lead-list.ts';
import { paths } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { LeadFacts } from '#web/features/leads/lead-sections.tsx';
import { PersonRights } from '#web/features/people/person-rights.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { anchorProps } from './drawer-nav.tsx';

type SectionProps = { lead: UseQueryResult<LeadDetail>; onErased: () => void };

/** What is known of the person, each with its source and date; corrected in the record of the lead. */
export function FactsSection({ lead, onErased }: SectionProps) {
  return (
    <div {...anchorProps('faits')}>
      {lead.data ? (
        <div className="grid gap-4">
          <LeadFacts
            lead={lead.data}
            action={
              <AppLink href={`${paths.leads}?personne=${lead.data.id}`} className="link">
                Corriger
              </AppLink>
            }
          />
          <PersonRights person={{ id: lead.data.id, name: personName(lead.data) }} onErased={onErased} />
        </div>
      ) : lead.isError ? (
        <ErrorState
          title="Les faits n’ont pas pu être chargés."
          onRetry={() => void lead.refetch()}
          isRetrying={lead.isFetching}
        />
      ) : (
        <Section title="Faits">
          <SkeletonGroup label="Chargement des faits…" className="grid gap-3">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-[80%]" />
          </SkeletonGroup>
        </Section>
      )}
    </div>
  );
}
