import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { LeadDetail } from '#contract/campaigns/lead-list.ts';
import { paths } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { LeadFacts } from '#web/features/leads/lead-sections.tsx';
import { PersonRights } from '#web/features/people/person-rights.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { anchorProps } from './drawer-nav.tsx';

type SectionProps = { lead: UseQueryResult<LeadDetail>; onErased: () => void };

/** What is known of the person, each with its source and date; corrected in the record of the lead. */
export function FactsSection({ lead, onErased }: SectionProps) {
  return (
    <div {...anchorProps('faits')}>
      <KnownFacts lead={lead}>
        {(known) => (
          <div className="grid gap-4">
            <LeadFacts
              lead={known}
              action={
                <AppLink href={`${paths.leads}?personne=${known.id}`} className="link">
                  Corriger
                </AppLink>
              }
            />
            <PersonRights person={{ id: known.id, name: personName(known) }} onErased={onErased} />
          </div>
        )}
      </KnownFacts>
    </div>
  );
}

type KnownFactsProps = { lead: UseQueryResult<LeadDetail>; children: (known: LeadDetail) => ReactNode };

/** What is known of the person, once it is there. */
export const KnownFacts = ({ lead, children }: KnownFactsProps) => (
  <QueryView
    query={lead}
    loading={
      <Section title="Faits">
        <LinesSkeleton label="Chargement des faits…" lines={2} />
      </Section>
    }
    failed="Les faits n’ont pas pu être chargés."
  >
    {children}
  </QueryView>
);
