import { useState } from 'react';
import { ExportMenu } from '#web/lists/export-menu.tsx';
import { FilterButton } from '#web/lists/filter-dialog.tsx';
import { PeopleSearchBox } from '#web/lists/search-box.tsx';
import { countFilters, type LeadView } from './lead-address.ts';
import { LeadFilterDialog } from './lead-filter-dialog.tsx';
import { exportAddress } from './leads.queries.ts';

type ToolbarProps = { view: LeadView; onChange: (view: LeadView, options?: { isTyped?: boolean }) => void };

/** Search, filters, export: what narrows the list and takes it away. */
export function LeadToolbar({ view, onChange }: ToolbarProps) {
  const [isFiltering, setIsFiltering] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 py-3">
      <PeopleSearchBox
        // Another list, another search: what was being typed belongs to the one before.
        key={JSON.stringify({ ...view.filter, q: undefined })}
        text={view.filter.q ?? ''}
        onSearch={(q) =>
          onChange({ ...view, filter: { ...view.filter, q: q || undefined } }, { isTyped: true })
        }
      />
      <FilterButton count={countFilters(view.filter)} onClick={() => setIsFiltering(true)} />
      <div className="ml-auto max-sm:ml-0">
        <ExportMenu hrefOf={(format) => exportAddress(view, format)} />
      </div>
      {isFiltering && (
        <LeadFilterDialog
          title="Filtrer les leads"
          filter={view.filter}
          onClear={() => onChange({ ...view, filter: { q: view.filter.q } })}
          onApply={(filter) => onChange({ ...view, filter })}
          onClose={() => setIsFiltering(false)}
        />
      )}
    </div>
  );
}
