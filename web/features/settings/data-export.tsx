import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { accountDataApi, type DataExport as Copy } from '#contract/integrations/account-data.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { dataExportQuery, useAskExport } from './account-data.queries.ts';

/** A copy of everything, made in the background and kept for a week. */
export function DataExport() {
  const query = useQuery(dataExportQuery);
  return (
    <div className="grid max-w-[62ch] justify-items-start gap-4">
      <p className="text-pretty text-muted">
        Votre compte, vos offres, vos campagnes, vos contacts, vos messages et votre historique, dans un
        fichier ZIP : en JSON, et en CSV pour un tableur.
      </p>
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Lecture de votre dernière copie…" lines={2} />}
        failed="Impossible de savoir où en est votre copie."
      >
        {(copy) => <CopyState copy={copy} />}
      </QueryView>
    </div>
  );
}

function CopyState({ copy }: { copy: Copy }) {
  if (copy?.state === 'waiting' || copy?.state === 'making') return <Making copy={copy} />;
  if (copy?.state === 'ready')
    return (
      <>
        <a href={accountDataApi.exportFile.path} download className={buttonClass({ variant: 'primary' })}>
          <Download size={15} strokeWidth={1.75} aria-hidden />
          Télécharger ({formatSize(copy.bytes)})
        </a>
        <p className="text-13 text-muted">
          Copie du {formatDateTime(new Date(copy.askedAt))}
          {copy.expiresAt && `, disponible jusqu’au ${formatDateTime(new Date(copy.expiresAt))}`}.
        </p>
        <AskButton label="Faire une nouvelle copie" />
      </>
    );
  return (
    <>
      {copy?.state === 'failed' && (
        <Notice tone="error" title="La copie n’a pas pu être faite.">
          Demandez-en une autre. Si cela recommence, écrivez à notre support.
        </Notice>
      )}
      <AskButton label="Préparer ma copie" />
    </>
  );
}

const Making = ({ copy }: { copy: NonNullable<Copy> }) => (
  <div role="status" className="grid w-full gap-2">
    <p>
      Préparation en cours : {formatNumber(copy.stepsDone)} sur {formatNumber(copy.stepsTotal)} parties.
    </p>
    <Meter value={copy.stepsDone} max={copy.stepsTotal} isGoal />
    <p className="text-13 text-muted">Vous pouvez quitter cette page, une notification vous préviendra.</p>
  </div>
);

function AskButton({ label }: { label: string }) {
  const ask = useAskExport();
  return (
    <Button
      isBusy={ask.isPending}
      busyLabel="Demande…"
      onClick={() =>
        ask.mutate(undefined, {
          onError: (error) =>
            toast({ tone: 'error', title: 'Copie non demandée', description: errorMessage(error) }),
        })
      }
    >
      {label}
    </Button>
  );
}

const kilobyte = 1000;

function formatSize(bytes: number): string {
  if (bytes < kilobyte ** 2) return `${formatNumber(Math.max(1, Math.round(bytes / kilobyte)))}\u00a0ko`;
  return `${formatNumber(Math.round(bytes / kilobyte ** 2))}\u00a0Mo`;
}
