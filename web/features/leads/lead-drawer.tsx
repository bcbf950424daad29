import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { LeadDetail, LeadRow } from '#contract/lead-list.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { Drawer, DrawerButton } from '#web/ui/drawer.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { LeadCampaigns, LeadFacts, LeadHistory } from './lead-sections.tsx';
import { Tags } from './lead-table-row.tsx';
import { exclusionReason, nameOf } from './lead-texts.ts';
import { leadQuery } from './leads.queries.ts';

type LeadDrawerProps = {
  personId: string;
  /** What the list already knows of this person. */
  row: LeadRow | undefined;
  onClose: () => void;
  /** The person before and after in the list, if any. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  returnFocus: () => HTMLElement | null;
};

/** Everything that is known of a person, beside the list. */
export function LeadDrawer(props: LeadDrawerProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(leadQuery(props.personId));
  const shown = data ?? props.row;
  const isGone = error instanceof ApiError && error.status === 404;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'j') props.onNext?.();
    else if (event.key === 'k') props.onPrevious?.();
  };
  return (
    <Drawer
      isOpen
      onClose={props.onClose}
      onKeyDown={onKeyDown}
      returnFocus={props.returnFocus}
      title={shown ? nameOf(shown) : isGone ? 'Personne introuvable' : 'Chargement…'}
      note={shown && <Summary lead={shown} />}
      actions={
        <>
          <DrawerButton
            label="Personne précédente (K)"
            disabled={!props.onPrevious}
            onClick={props.onPrevious}
          >
            <ChevronUp size={18} strokeWidth={1.75} aria-hidden />
          </DrawerButton>
          <DrawerButton label="Personne suivante (J)" disabled={!props.onNext} onClick={props.onNext}>
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
          </DrawerButton>
        </>
      }
    >
      {isPending ? (
        <DetailSkeleton />
      ) : isGone ? (
        <EmptyState title="Cette personne n’est plus dans vos leads">
          Elle a été supprimée, ou l’adresse est celle d’un autre compte.
        </EmptyState>
      ) : !data ? (
        <ErrorState
          title="Cette fiche n’a pas pu être chargée."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Detail lead={data} />
      )}
    </Drawer>
  );
}

function Summary({ lead }: { lead: LeadRow }) {
  const place = [lead.company, lead.location].filter(Boolean).join(' · ');
  return (
    <div className="mt-0.5 grid gap-2">
      <p className="text-sourdine">
        {lead.headline}
        {lead.headline && place && <br />}
        {place}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {lead.publicIdentifier && (
          <a
            href={`https://www.linkedin.com/in/${encodeURIComponent(lead.publicIdentifier)}`}
            target="_blank"
            rel="noreferrer"
            className="lien text-13"
          >
            Voir le profil LinkedIn
          </a>
        )}
        <Tags tags={lead.tags} most={12} />
      </div>
    </div>
  );
}

function Detail({ lead }: { lead: LeadDetail }) {
  return (
    <div className="grid gap-7">
      {lead.excludedBy && (
        <Notice tone="warning" title="N’entre dans aucune campagne">
          {exclusionReason(lead.excludedBy)}
        </Notice>
      )}
      <LeadCampaigns lead={lead} />
      <LeadFacts lead={lead} />
      <LeadHistory lead={lead} />
    </div>
  );
}

function DetailSkeleton() {
  return (
    <SkeletonGroup label="Chargement de la fiche…" className="grid gap-7">
      {['campagnes', 'faits', 'historique'].map((section) => (
        <div key={section} className="grid gap-3 border-encre border-t-2 pt-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-[85%]" />
          <Skeleton className="h-4 w-[60%]" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
