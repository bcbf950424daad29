import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  type Import,
  type ImportPreview as Preview,
  type PreviewTab,
  previewTabs,
} from '#contract/sourcing/imports.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { previewQuery, refusalsUrl } from './imports.queries.ts';
import { countLeftOut, countTaken } from './preview-counts.ts';
import { PreviewRows } from './preview-rows.tsx';

const isTab = (value: string | null): value is PreviewTab => previewTabs.some((tab) => tab === value);

/** What the confirmation will do, line by line; the tab is in the address. */
export function ImportPreview({ draft }: { draft: Import }) {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('onglet');
  const tab = isTab(asked) ? asked : 'all';
  const query = useInfiniteQuery(previewQuery(draft.id, tab));
  const show = (next: PreviewTab) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'all') after.delete('onglet');
        else after.set('onglet', next);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const first = query.data?.pages[0];
  return (
    <Section title="Ce qui sera fait" note="chaque correction est montrée, avant et après">
      {first && <Tabs preview={first} tab={tab} onChange={show} draftId={draft.id} />}
      <QueryView query={query} loading={<PreviewSkeleton />} failed="L’aperçu n’a pas pu être calculé.">
        {({ pages }) => <PreviewRows rows={pages.flatMap(({ rows }) => rows)} tab={tab} />}
      </QueryView>
      {query.hasNextPage && (
        <div className="mt-3">
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Voir les lignes suivantes
          </Button>
        </div>
      )}
    </Section>
  );
}

function Tabs(props: {
  preview: Preview;
  tab: PreviewTab;
  draftId: string;
  onChange: (tab: PreviewTab) => void;
}) {
  const { counts, fixed } = props.preview;
  const leftOut = countLeftOut(counts);
  const label = (text: string, count: number) => (
    <span className="whitespace-nowrap">
      {text} <span className="tabular-figures font-semibold">{formatNumber(count)}</span>
    </span>
  );
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="max-w-full overflow-x-auto">
        <Segmented
          label="Lignes montrées"
          isLabelHidden
          value={props.tab}
          onChange={props.onChange}
          options={[
            { value: 'all', label: label('À importer', countTaken(counts)) },
            { value: 'fixed', label: label('Corrigées', fixed) },
            { value: 'known', label: label('Déjà connues', counts.known) },
            { value: 'refused', label: label('Écartées', leftOut) },
          ]}
        />
      </div>
      {leftOut > 0 && (
        <a
          href={refusalsUrl(props.draftId)}
          download
          className="link inline-flex items-center gap-1.5 text-13"
        >
          <Download size={14} aria-hidden />
          Télécharger les lignes écartées
        </a>
      )}
    </div>
  );
}

function PreviewSkeleton() {
  return (
    <SkeletonGroup label="Calcul de l’aperçu" className="grid gap-3">
      <Skeleton className="h-8 w-80 max-w-full" />
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} className="h-12" />
      ))}
    </SkeletonGroup>
  );
}
