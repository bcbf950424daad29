import { ChevronDown, ContactRound, Download, FileSpreadsheet, Lock } from 'lucide-react';
import { paths } from '#contract/paths.ts';
import { hasFeature, requiredPlans } from '#core/identity/plans.ts';
import { crmNames, crmPresets } from '#core/imports/columns/crm-presets.ts';
import { type ExportFormat, exportFiles } from '#core/leads/export-columns.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Menu, MenuDownload, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx';

/** Plain links: the browser saves the file as it comes. */
export function ExportMenu({ hrefOf }: { hrefOf: (format: ExportFormat) => string }) {
  const user = useUser();
  if (!hasFeature(user, 'csvExport'))
    return (
      <AppLink href={paths.subscription} className={buttonClass()}>
        <Lock size={14} strokeWidth={1.75} aria-hidden />
        Exporter
        <span className="font-normal text-13 text-muted">avec {requiredPlans.csvExport}</span>
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
      <MenuDownload href={hrefOf('accroche')} icon={FileSpreadsheet} note="Toutes les colonnes, pour Excel">
        {exportFiles.accroche.label}
      </MenuDownload>
      <MenuSeparator />
      <MenuLabel>Prêt pour votre CRM</MenuLabel>
      {crmNames.map((crm) => (
        <MenuDownload key={crm} href={hrefOf(crm)} icon={ContactRound}>
          {crmPresets[crm].label}
        </MenuDownload>
      ))}
    </Menu>
  );
}
