import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type ExclusionKind, exclusionKinds } from '#core/exclusions/exclusion.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { rowsOf } from '#web/lists/rows.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
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
  const items = rowsOf(query.data?.pages);
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
        <QueryView
          query={query}
          loading={
            <TableSkeleton
              label="Chargement de vos exclusions…"
              rows={3}
              rowClass="h-[58px] content-center"
            />
          }
          failed="Vos exclusions n’ont pas pu être chargées."
          empty={
            items.length === 0 && (
              <EmptyState title={isFiltered ? 'Rien ne correspond' : 'Aucune exclusion'}>
                {isFiltered
                  ? 'Aucune de vos exclusions ne contient ces mots.'
                  : 'Clients, concurrents, partenaires : ce que vous ajoutez ici n’entre dans aucune campagne, et chaque fiche concernée dit pourquoi.'}
              </EmptyState>
            )
          }
        >
          {() => (
            <ul className="border-line border-t">
              {items.map((exclusion) => (
                <ExclusionRow key={exclusion.id} exclusion={exclusion} />
              ))}
            </ul>
          )}
        </QueryView>
        <MoreButton query={query} label="Voir les suivantes" />
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
