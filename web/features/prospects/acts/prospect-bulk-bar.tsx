import { Ban, Pause, Play, Tag, UserMinus } from 'lucide-react';
import { useState } from 'react';
import {
  mostProspectsNamed,
  type ProspectFilter,
  type ProspectSelection,
} from '#contract/overview/prospects.ts';
import { TagDialog } from '#web/features/leads/bulk-dialogs.tsx';
import { peopleCount } from '#web/lib/format.ts';
import { BulkBar, isTooMany } from '#web/lists/bulk-bar.tsx';
import { type Chosen, countChosen, nobody } from '#web/lists/chosen.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { OpposeDialog } from './oppose-dialog.tsx';
import { PauseForm } from './pause-dialog.tsx';
import { useBulkAct } from './use-bulk-act.ts';

type BarProps = {
  chosen: Chosen;
  total: number;
  filter: ProspectFilter;
  now: Date;
  onChoose: (chosen: Chosen) => void;
};
type Asked = 'pause' | 'tag' | 'remove' | 'oppose';

export function ProspectBulkBar({ chosen, total, filter, now, onChoose }: BarProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const bulk = useBulkAct();
  const count = countChosen(chosen, total);
  const whom = peopleCount(count);
  const selection: ProspectSelection = chosen.isAll
    ? { filter, except: [...chosen.ids] }
    : { ids: [...chosen.ids] };
  const close = () => setAsked(null);
  const finish = () => {
    close();
    onChoose(nobody);
  };
  const run = (act: Parameters<typeof bulk.run>[0]) =>
    void bulk.run(act, selection).then(finish, () => undefined);
  const isOff = isTooMany(chosen, mostProspectsNamed) || bulk.isRunning;
  return (
    <>
      <BulkBar
        chosen={chosen}
        total={total}
        status={bulk.progress ?? whom}
        wholeText={peopleCount(total)}
        mostNamed={mostProspectsNamed}
        onChoose={onChoose}
      >
        <Button size="sm" disabled={isOff} onClick={() => setAsked('pause')}>
          <Pause size={14} strokeWidth={1.75} aria-hidden />
          Mettre en pause
        </Button>
        <Button size="sm" disabled={isOff} onClick={() => run({ is: 'resume' })}>
          <Play size={14} strokeWidth={1.75} aria-hidden />
          Reprendre
        </Button>
        <Button size="sm" disabled={isOff} onClick={() => setAsked('tag')}>
          <Tag size={14} strokeWidth={1.75} aria-hidden />
          Étiqueter
        </Button>
        <Button size="sm" disabled={isOff} onClick={() => setAsked('remove')}>
          <UserMinus size={14} strokeWidth={1.75} aria-hidden />
          Sortir de la séquence
        </Button>
        <Button size="sm" variant="danger" disabled={isOff} onClick={() => setAsked('oppose')}>
          <Ban size={14} strokeWidth={1.75} aria-hidden />
          Ne plus contacter
        </Button>
      </BulkBar>
      {asked === 'pause' && (
        <PauseForm
          whom={whom}
          now={now}
          isBusy={bulk.isRunning}
          error={undefined}
          onClose={close}
          onPause={(until) => run({ is: 'pause', ...(until && { until }) })}
        />
      )}
      {asked === 'tag' && (
        <TagDialog
          whom={whom}
          isOne={count === 1}
          firstCampaignId={null}
          returnFocus={undefined}
          isBusy={bulk.isRunning}
          onAct={(act) => (act.is === 'tag' || act.is === 'untag') && run(act)}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          title={`Sortir ${whom} de la séquence ?`}
          confirmLabel={bulk.progress ?? 'Sortir de la séquence'}
          cancelLabel="Annuler"
          isBusy={bulk.isRunning}
          onConfirm={() => run({ is: 'remove' })}
        >
          Plus rien ne part par cette campagne. Ce qui est déjà parti reste dans l’historique, et vous pourrez
          reprendre où la séquence s’est arrêtée.
        </ConfirmDialog>
      )}
      {asked === 'oppose' && (
        <OpposeDialog whom={whom} isOne={count === 1} selection={selection} onClose={close} onDone={finish} />
      )}
    </>
  );
}
