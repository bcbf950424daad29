import { ChevronDown, ContactRound, Download, FileSpreadsheet, Lock } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { featureGates, hasFeature } from '#core/identity/plans.ts';
import { crmNames, crmPresets } from '#core/imports/crm-presets.ts';
import { exportFiles } from '#core/leads/export-columns.ts';
import { useUser } from '#web/lib/session.ts';
import { FilterButton } from '#web/lists/filter-dialog.tsx';
import { PeopleSearchBox } from '#web/lists/search-box.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Menu, MenuDownload, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx';
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
        <ExportMenu view={view} />
      </div>
      {isFiltering && (
        <LeadFilterDialog
          filter={view.filter}
          onApply={(filter) => onChange({ ...view, filter })}
          onClose={() => setIsFiltering(false)}
        />
      )}
    </div>
  );
}

/** Plain links: the browser saves the file as it comes. */
function ExportMenu({ view }: { view: LeadView }) {
  const user = useUser();
  if (!hasFeature(user, 'csvExport'))
    return (
      <AppLink href={paths.subscription} className={buttonClass()}>
        <Lock size={14} strokeWidth={1.75} aria-hidden />
        Exporter
        <span className="font-normal text-13 text-muted">avec {featureGates.csvExport}</span>
      </AppLink>
    );
  return (
    <Menu
      trigger={
        <Button>
          <Download size={15} strokeWidth={1.75} aria-hidden />
          Exporter
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden className="text-muted" />
        </Button>
      }
      header={
        <>
          <p className="font-semibold">Toute la liste, en CSV</p>
          <p className="text-12 text-muted">Se réimporte sans doublon.</p>
        </>
      }
    >
      <MenuDownload
        href={exportAddress(view, 'accroche')}
        icon={FileSpreadsheet}
        note="Toutes les colonnes, pour Excel"
      >
        {exportFiles.accroche.label}
      </MenuDownload>
      <MenuSeparator />
      <MenuLabel>Prêt pour votre CRM</MenuLabel>
      {crmNames.map((crm) => (
        <MenuDownload key={crm} href={exportAddress(view, crm)} icon={ContactRound}>
          {crmPresets[crm].label}
        </MenuDownload>
      ))}
    </Menu>
  );
}
