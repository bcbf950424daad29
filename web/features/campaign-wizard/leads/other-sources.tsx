import { FileUp, ListChecks } from 'lucide-react';
import { chooseLeadsPath, importPath } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** People whom the person already knows of; both ways lead back here. */
export function OtherSources({ campaignId }: { campaignId: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-13 text-muted max-sm:w-full">Vous connaissez déjà des personnes ?</p>
      <AppLink href={importPath(undefined, campaignId)} className={buttonClass({ size: 'sm' })}>
        <FileUp size={15} strokeWidth={1.75} aria-hidden />
        Importer un fichier
      </AppLink>
      <AppLink href={chooseLeadsPath(campaignId)} className={buttonClass({ size: 'sm' })}>
        <ListChecks size={15} strokeWidth={1.75} aria-hidden />
        Choisir parmi vos leads
      </AppLink>
    </div>
  );
}
