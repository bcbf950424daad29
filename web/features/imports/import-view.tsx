import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { importPath, paths, wizardPath } from '#contract/paths.ts';
import type { Import } from '#contract/sourcing/imports.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportConfirm } from './import-confirm.tsx';
import { ImportDrop } from './import-drop.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReading } from './import-reading.tsx';
import { ImportResult } from './import-result.tsx';
import { importQuery } from './imports.queries.ts';

/** From a file to people, on one page; the draft is in the address. */
export function ImportView() {
  const [address] = useSearchParams();
  const draftId = address.get('brouillon');
  const campaignId = address.get('campagne');
  return (
    <>
      <PageHead
        kicker={
          <AppLink
            href={campaignId ? wizardPath(campaignId, 'leads') : paths.leads}
            className="link inline-flex items-center gap-1"
          >
            <ArrowLeft size={14} aria-hidden />
            {campaignId ? 'Revenir à la campagne' : 'Leads'}
          </AppLink>
        }
        title="Importer une liste"
        lead="Vous relisez la liste avant de la confirmer. Un import ne coûte rien à votre formule."
      />
      {draftId ? (
        <OpenImport key={draftId} id={draftId} campaignId={campaignId} />
      ) : (
        <NewImport campaignId={campaignId} />
      )}
    </>
  );
}

/** The campaign that the user came from, if any: the list is meant for it. */
type ForCampaign = { campaignId: string | null };

function NewImport({ campaignId }: ForCampaign) {
  const navigate = useNavigate();
  return <ImportDrop onCreated={(id) => void navigate(importPath(id, campaignId), { replace: true })} />;
}

function OpenImport({ id, campaignId }: ForCampaign & { id: string }) {
  const { data, isPending, error, refetch, isFetching } = useQuery(importQuery(id));
  if (isPending) return <ImportSkeleton />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        title="Ce brouillon n’existe plus"
        action={
          <AppLink
            href={importPath(undefined, campaignId)}
            className={buttonClass({ variant: 'primary', size: 'sm' })}
          >
            Importer une autre liste
          </AppLink>
        }
      >
        Un import qui n’est pas confirmé est effacé au bout d’un jour, ou quand dix autres l’ont suivi. Aucune
        personne n’a été ajoutée.
      </EmptyState>
    );
  if (!data)
    return (
      <ErrorState
        title="Cet import n’a pas pu être chargé."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (data.progress) return <ImportProgress imported={data} progress={data.progress} />;
  return data.result ? (
    <ImportResult imported={data} result={data.result} fromCampaignId={campaignId} />
  ) : (
    <Draft draft={data} campaignId={campaignId} />
  );
}

function Draft({ draft, campaignId }: ForCampaign & { draft: Import }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-9 pb-10 max-large:grid-cols-1">
      <div className="grid min-w-0 content-start gap-9">
        <ImportReading draft={draft} />
        <ImportColumns draft={draft} />
        <ImportPreview draft={draft} />
      </div>
      <ImportConfirm draft={draft} fromCampaignId={campaignId} />
    </div>
  );
}

function ImportSkeleton() {
  return (
    <SkeletonGroup
      label="Chargement de l’import"
      className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-9 max-large:grid-cols-1"
    >
      <div className="grid gap-9">
        {['h-24', 'h-64', 'h-80'].map((height) => (
          <div key={height} className="border-ink border-t-2 pt-3">
            <Skeleton className="h-5 w-56" />
            <Skeleton className={`mt-4 ${height}`} />
          </div>
        ))}
      </div>
      <div className="border-ink border-t-2 pt-3">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-4 h-72" />
      </div>
    </SkeletonGroup>
  );
}
