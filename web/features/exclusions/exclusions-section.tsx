import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type ExclusionKind, exclusionKinds } from '#core/exclusions/exclusion.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AddExclusions } from './add-exclusions.tsx';
import { ExclusionRow } from './exclusion-row.tsx';
import { kindTexts } from './exclusion-texts.ts';
import { exclusionsQuery, useExportExclusions } from './exclusions.queries.ts';

const typingPauseMs = 250;

/** Who never enters a campaign. */
export function ExclusionsSection() {
  return (
    <>
      <Section title="Exclure" note="vaut pour toutes vos campagnes, présentes et à venir">
        <AddExclusions />
      </Section>
      <ExclusionList />
    </>
  );
}

function ExclusionList() {
  const [kind, setKind] = useState<ExclusionKind | ''>('');
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), typingPauseMs);
  const query = useInfiniteQuery(exclusionsQuery({ ...(kind && { kind }), ...(q && { q }) }));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  const isFiltered = kind !== '' || q !== '';
  return (
    <Section
      title="Vos exclusions"
      note={query.data && `${formatNumber(total)} ${total > 1 ? 'lignes' : 'ligne'}`}
      action={(total > 0 || isFiltered) && <ExportButton />}
    >
      <div className="grid gap-4">
        {(total > 0 || isFiltered) && (
          <div className="grid grid-cols-[minmax(0,1fr)_180px] gap-3 max-sm:grid-cols-1">
            <TextField
              label="Chercher"
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <SelectField
              label="Type"
              value={kind}
              onChange={(event) => setKind(event.target.value as ExclusionKind | '')}
            >
              <option value="">Tous</option>
              {exclusionKinds.map((one) => (
                <option key={one} value={one}>
                  {kindTexts[one].plural}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        {query.isPending && <ListSkeleton />}
        {query.isError && (
          <ErrorState
            title="Vos exclusions n’ont pas pu être chargées."
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          >
            {errorMessage(query.error)}
          </ErrorState>
        )}
        {query.data && items.length === 0 && (
          <EmptyState title={isFiltered ? 'Rien ne correspond' : 'Aucune exclusion'}>
            {isFiltered
              ? 'Aucune de vos exclusions ne contient ces mots.'
              : 'Clients, concurrents, partenaires : ce que vous ajoutez ici n’entre dans aucune campagne, et chaque fiche concernée dit pourquoi.'}
          </EmptyState>
        )}
        {items.length > 0 && (
          <ul className="border-line border-t">
            {items.map((exclusion) => (
              <ExclusionRow key={exclusion.id} exclusion={exclusion} />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <Button
            className="w-fit"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Voir les suivantes
          </Button>
        )}
      </div>
    </Section>
  );
}

function ExportButton() {
  const exported = useExportExclusions();
  const download = () =>
    exported.mutate(undefined, {
      onError: (error) => toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) }),
      onSuccess: ({ name, csv }) => {
        const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
        const link = Object.assign(document.createElement('a'), { href: url, download: name });
        link.click();
        URL.revokeObjectURL(url);
      },
    });
  return (
    <Button size="sm" isBusy={exported.isPending} onClick={download}>
      <Download aria-hidden className="size-3.5" />
      Exporter en CSV
    </Button>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos exclusions…" className="border-line border-t">
      {['w-[34%]', 'w-[46%]', 'w-[28%]'].map((width) => (
        <div key={width} className="grid h-[58px] content-center gap-2 border-line border-b">
          <Skeleton className={`h-3.5 ${width}`} />
          <Skeleton className="h-3 w-[52%]" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
