import { useState } from 'react';
import type { DraftQueue } from '#contract/texts/drafts.ts';
import { warnOfDeparture } from '#core/drafts/departure-texts.ts';
import { alikeFrom } from '#core/messages/similarity.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { describeLikeness } from '../draft-texts.ts';
import { useApproveClean } from '../drafts.queries.ts';

/** From here on, a click is not enough. */
const confirmedFrom = 20;

/** How much the texts look alike, and the one act on all of them. */
export function QueueFoot({ queue, campaignId }: { queue: DraftQueue; campaignId: string | null }) {
  if (queue.similarity === null && queue.clean === 0) return null;
  return (
    <footer
      data-foot
      className="border-line border-t bg-paper pt-3 pr-5 pb-4 pl-(--gutter) max-nav:sticky max-nav:bottom-0 max-nav:z-10 max-nav:pt-2.5 max-nav:pr-(--gutter) max-nav:pb-2.5"
    >
      {queue.similarity !== null && <Likeness value={queue.similarity} />}
      {queue.clean > 0 && (
        <ApproveClean
          count={queue.clean}
          campaignId={campaignId}
          warning={warnOfDeparture(waitingIn(queue, campaignId))}
        />
      )}
    </footer>
  );
}

function Likeness({ value }: { value: number }) {
  const isHigh = value >= alikeFrom;
  return (
    <div className="mb-3 last:mb-0">
      <p className="mb-[7px] flex items-baseline justify-between gap-2 text-13">
        <span className="text-12 text-muted">Ressemblance des premiers messages</span>
        <b className="font-semibold">{describeLikeness(value)}</b>
      </p>
      <span aria-hidden className="relative block h-1 rounded-[2px] bg-line">
        <span
          className={classNames('block h-full rounded-[2px]', isHigh ? 'bg-warning' : 'bg-accent')}
          style={{ width: `${100 * Math.min(1, value)}%` }}
        />
        <span
          className="absolute -top-[3px] h-2.5 w-[1.5px] bg-ink"
          style={{ left: `${100 * alikeFrom}%` }}
        />
      </span>
      <p className={classNames('mt-[7px] text-12 text-pretty', isHigh ? 'text-warning' : 'text-muted')}>
        {isHigh
          ? 'Ces messages se reconnaissent entre eux. Régénérez les plus proches.'
          : 'Dans l’ensemble, ces messages diffèrent. Un texte trop proche d’un autre porte une remarque.'}
      </p>
    </div>
  );
}

/** The campaigns that the texts at hand are of. */
const waitingIn = ({ campaigns }: DraftQueue, campaignId: string | null) =>
  campaigns
    .filter(({ id, waiting }) => waiting > 0 && (campaignId === null || id === campaignId))
    .map(({ status }) => status);

type ApproveCleanProps = { count: number; campaignId: string | null; warning: string };

function ApproveClean({ count, campaignId, warning }: ApproveCleanProps) {
  const [isAsking, setIsAsking] = useState(false);
  const approve = useApproveClean();
  const run = () =>
    approve.mutate(campaignId, {
      onSuccess: ({ message }) => {
        setIsAsking(false);
        toast({
          tone: 'success',
          title: message,
          description: 'Vous pouvez encore les rouvrir, depuis « Validés ».',
        });
      },
      onError: (error) => {
        setIsAsking(false);
        toast({
          tone: 'error',
          title: 'Rien n’a été validé.',
          description: errorMessage(error),
          action: { label: 'Réessayer', onSelect: run },
        });
      },
    });
  const label =
    count === 1 ? 'Valider le seul sans remarque' : `Valider les ${formatNumber(count)} sans remarque`;
  return (
    <>
      <Button
        className="w-full px-0 text-13!"
        isBusy={approve.isPending}
        busyLabel="Validation…"
        onClick={() => (count > confirmedFrom ? setIsAsking(true) : run())}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Valider ${formatNumber(count)} messages sans les relire\u00a0?`}
        confirmLabel={`Valider les ${formatNumber(count)} messages`}
        cancelLabel="Relire d’abord"
        isBusy={approve.isPending}
        onConfirm={run}
      >
        Aucune remarque ne les concerne. {warning}
      </ConfirmDialog>
    </>
  );
}
