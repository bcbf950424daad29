import { SquareKanban, Table2 } from 'lucide-react';
import { useState } from 'react';
import { ExportMenu } from '#web/lists/export-menu.tsx';
import { FilterButton } from '#web/lists/filter-dialog.tsx';
import { PeopleSearchBox } from '#web/lists/search-box.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { countFilters, type ProspectView } from '../prospect-address.ts';
import { exportAddress } from '../prospects.queries.ts';
import { ProspectFilterDialog } from './prospect-filter-dialog.tsx';

type ToolbarProps = {
  view: ProspectView;
  onChange: (view: ProspectView, options?: { isTyped?: boolean }) => void;
};

/** Table or board, search, filters. */
export function ProspectToolbar({ view, onChange }: ToolbarProps) {
  const [isFiltering, setIsFiltering] = useState(false);
  const filters = countFilters(view.filter);
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <Segmented
        label="Affichage"
        isLabelHidden
        value={view.mode}
        options={[
          {
            value: 'table',
            label: (
              <>
                <Table2 size={15} strokeWidth={1.75} aria-hidden />
                Tableau
              </>
            ),
          },
          {
            value: 'board',
            label: (
              <>
                <SquareKanban size={15} strokeWidth={1.75} aria-hidden />
                Pipeline
              </>
            ),
          },
        ]}
        // A board shows every stage: it has its columns for that.
        onChange={(mode) =>
          onChange({
            ...view,
            mode,
            filter: mode === 'board' ? { ...view.filter, stage: undefined } : view.filter,
          })
        }
      />
      <FilterButton className="sm:hidden" count={filters} onClick={() => setIsFiltering(true)} />
      <PeopleSearchBox
        // Another list, another search: what was being typed belongs to the one before.
        key={JSON.stringify({ ...view.filter, q: undefined })}
        text={view.filter.q ?? ''}
        onSearch={(q) =>
          onChange({ ...view, filter: { ...view.filter, q: q || undefined } }, { isTyped: true })
        }
      />
      <FilterButton className="max-sm:hidden" count={filters} onClick={() => setIsFiltering(true)} />
      <div className="ml-auto max-sm:ml-0">
        <ExportMenu hrefOf={(format) => exportAddress(view, format)} />
      </div>
      {isFiltering && (
        <ProspectFilterDialog
          filter={view.filter}
          onApply={(filter) => onChange({ ...view, filter })}
          onClose={() => setIsFiltering(false)}
        />
      )}
    </div>
  );
}
