import { Ban, Pause, Play, Tag, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import { mostProspectsNamed, type ProspectFilter, type ProspectSelection } from '#contract/prospects.ts';
import { TagDialog } from '#web/features/leads/bulk-dialogs.tsx';
import { peopleCount } from '#web/features/leads/lead-texts.ts';
import { type Chosen, countChosen } from '#web/features/people-table/chosen.ts';
import { formatNumber } from '#web/lib/format.ts';
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

/** What can be done with those chosen; it stays in sight while the list scrolls. */
export function ProspectBulkBar({ chosen, total, filter, now, onChoose }: BarProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const bulk = useBulkAct();
  const count = countChosen(chosen, total);
  const whom = peopleCount(count);
  const isTooMany = !chosen.isAll && chosen.ids.size > mostProspectsNamed;
  const selection: ProspectSelection = chosen.isAll
    ? { filter, except: [...chosen.ids] }
    : { ids: [...chosen.ids] };
  const clear = () => onChoose({ isAll: false, ids: new Set() });
  const close = () => setAsked(null);
  const finish = () => {
    close();
    clear();
  };
  const run = (act: Parameters<typeof bulk.run>[0]) =>
    void bulk.run(act, selection).then(finish, () => undefined);
  const isOff = isTooMany || bulk.isRunning;
  return (
    <section
      aria-label="Personnes choisies"
      className="panel-shadow sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-2.5 max-sm:bottom-2 max-sm:px-3"
    >
      <p className="mr-auto text-14 max-sm:w-full max-sm:pr-9">
        <output className="inline-block font-semibold">{bulk.progress ?? whom}</output>
        {!chosen.isAll && total > chosen.ids.size && (
          <>
            {' '}
            <button
              type="button"
              className="link text-13"
              onClick={() => onChoose({ isAll: true, ids: new Set() })}
            >
              Choisir toute la liste ({peopleCount(total)})
            </button>
          </>
        )}
        {isTooMany && (
          <span className="block text-13 text-warning">
            {formatNumber(mostProspectsNamed)} personnes au plus une à une : filtrez, puis choisissez toute la
            liste.
          </span>
        )}
      </p>
      {/* On a small screen the acts stand on one line that scrolls: the list stays in sight. */}
      <div className="flex gap-2 max-sm:-mx-3 max-sm:w-[calc(100%+24px)] max-sm:overflow-x-auto max-sm:px-3">
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
      </div>
      <button
        type="button"
        aria-label="Ne plus choisir personne"
        className="grid size-[30px] place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:size-11"
        onClick={clear}
      >
        <X size={16} aria-hidden />
      </button>
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
    </section>
  );
}
