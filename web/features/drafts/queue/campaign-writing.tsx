import { PenLine } from 'lucide-react';
import { wizardPath } from '#contract/paths.ts';
import { type DraftQueue, mostWrittenAtOnce } from '#contract/texts/drafts.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { counted, describeReplacement } from '../draft-texts.ts';
import { useWriteDrafts } from '../drafts.queries.ts';

export type QueueCampaign = DraftQueue['campaigns'][number];

/** As many as one reads in one go. */
const atOnce = Math.min(40, mostWrittenAtOnce);

export const hasWritingToDo = ({ unwritten, writing }: QueueCampaign): boolean =>
  unwritten > 0 || (writing?.isRunning ?? false);

/** While texts of the last run wait to be read, who reads them should know who wrote them. */
const noteOf = ({ waiting, writing }: QueueCampaign): string | null =>
  waiting > 0 && writing ? describeReplacement(writing) : null;

export const hasWritingStatus = (campaign: QueueCampaign): boolean =>
  hasWritingToDo(campaign) || noteOf(campaign) !== null;

/** Those of a campaign for whom nothing is written yet, the act that mends it, and what the model left to the rules. */
export function CampaignWriting(props: { campaign: QueueCampaign; isMain?: boolean }) {
  const note = noteOf(props.campaign);
  return (
    <>
      <WritingState {...props} />
      {note && <p className="mt-1 text-13 text-pretty">{note}</p>}
    </>
  );
}

function WritingState({ campaign, isMain = false }: { campaign: QueueCampaign; isMain?: boolean }) {
  const { writing, unwritten, obstacle } = campaign;
  if (writing?.isRunning) return <Progress written={writing.written} total={writing.total} />;
  if (obstacle)
    return (
      <p className="text-13 text-pretty text-muted">
        {obstacle}{' '}
        <AppLink href={wizardPath(campaign.id)} className="link">
          Ouvrir la campagne
        </AppLink>
      </p>
    );
  if (unwritten === 0)
    return <p className="text-13 text-muted">Toutes les personnes retenues ont leurs messages.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-13 text-muted">
        {counted(unwritten, 'personne retenue attend ses', 'personnes retenues attendent leurs')} messages.
      </p>
      <WriteButton campaign={campaign} isMain={isMain} />
    </div>
  );
}

function WriteButton({ campaign, isMain }: { campaign: QueueCampaign; isMain: boolean }) {
  const write = useWriteDrafts();
  const people = Math.min(atOnce, campaign.unwritten);
  const run = () =>
    write.mutate(
      { campaignId: campaign.id, people },
      {
        onError: (error) =>
          toast({
            tone: 'error',
            title: 'Les messages n’ont pas été écrits.',
            description: errorMessage(error),
            action: { label: 'Réessayer', onSelect: run },
          }),
      },
    );
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      size={isMain ? 'md' : 'sm'}
      isBusy={write.isPending}
      busyLabel="Écriture…"
      onClick={run}
      // In the narrow column of the queue its words take two lines.
      className="h-auto! min-h-[30px] max-w-full whitespace-normal! py-1 text-left max-sm:min-h-11"
    >
      {!write.isPending && <PenLine size={14} strokeWidth={1.75} aria-hidden />}
      {people === 1 ? 'Écrire ses messages' : `Écrire les messages de ${formatNumber(people)} personnes`}
    </Button>
  );
}

function Progress({ written, total }: { written: number; total: number }) {
  return (
    <div className="w-full">
      <p className="flex items-baseline justify-between gap-3 text-13">
        <output className="text-muted">Écriture en cours…</output>
        <span className="tabular-figures">
          <b className="font-semibold">{formatNumber(written)}</b> sur {formatNumber(total)}
        </span>
      </p>
      <Meter value={written} max={total} isGoal />
    </div>
  );
}
