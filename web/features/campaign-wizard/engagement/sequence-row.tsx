import { ArrowDown, ArrowUp, Check, CircleAlert, Ellipsis, Pencil, Trash2, X } from 'lucide-react';
import { type PointerEvent, useId } from 'react';
import { isMessage, type SequenceStep } from '#core/campaigns/engagement.ts';
import { sequenceLimits } from '#core/campaigns/sequence-rules.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Menu, MenuAction, MenuSeparator } from '#web/ui/menu.tsx';
import { NumberStepper } from '#web/ui/number-stepper.tsx';
import { StepEditor } from './step-editor.tsx';
import { describeStep, stepIcons } from './step-texts.ts';

type SequenceRowProps = {
  step: SequenceStep;
  name: string;
  moment: string;
  index: number;
  count: number;
  notes: { maxLength: number; perMonth: number | null };
  problems: string[];
  isOpen: boolean;
  isDragged: boolean;
  onToggle: () => void;
  onChange: (change: Partial<SequenceStep>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onGrab: (event: PointerEvent<HTMLButtonElement>) => void;
};

/** One step: when, what, after how long, and all of its settings once opened. */
export function SequenceRow(props: SequenceRowProps) {
  const { step, name, index, isOpen } = props;
  const Icon = stepIcons[step.kind];
  const editorId = useId();
  return (
    <li
      data-step={step.key}
      className={classNames(
        'relative grid grid-cols-[16px_62px_32px_minmax(0,1fr)_auto_28px] items-start gap-x-2.5 border-line border-b py-[9px] max-nav:grid-cols-[56px_32px_minmax(0,1fr)_28px]',
        isOpen &&
          'z-1 -mx-4 -mt-px rounded-card border bg-card px-4 py-[11px] shadow-[0_0_0_1px_var(--color-accent)] max-nav:-mx-2 max-nav:px-2',
        props.isDragged && 'z-2 bg-sunken opacity-90',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'absolute w-px bg-border',
          isOpen ? 'left-[130px] max-nav:hidden' : 'left-[114px] max-nav:left-[82px]',
          index === 0 ? 'top-6' : 'top-0',
          index === props.count - 1 ? 'h-6' : 'bottom-0',
        )}
      />
      <Grip {...props} />
      <span className="tabular-figures whitespace-nowrap pt-1.5 text-13 text-muted">{props.moment}</span>
      <span
        className={classNames(
          'relative z-1 grid size-8 place-items-center rounded-full border bg-card',
          step.kind === 'wait' ? 'border-field border-dashed' : 'border-border',
          isOpen && 'border-accent! bg-accent! text-on-accent',
        )}
      >
        <Icon size={15} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-0 pl-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? editorId : undefined}
          className="flex flex-wrap items-center gap-x-2 text-left font-semibold text-14 hover:text-accent max-sm:min-h-8"
          onClick={props.onToggle}
        >
          {name}
          {isMessage(step) && step.hasVariants && (
            <span className="rounded-small bg-highlight px-1.5 font-bold text-12 text-on-highlight leading-[18px]">
              A / B
            </span>
          )}
        </button>
        <StepDetail step={step} notes={props.notes} />
        {props.problems.map((problem) => (
          <p key={problem} className="mt-1 flex gap-1.5 text-13 text-danger">
            <CircleAlert size={14} aria-hidden className="mt-[3px] shrink-0" />
            {problem}
          </p>
        ))}
      </div>
      <Delay {...props} />
      <RowMenu {...props} />
      {isOpen && (
        <div id={editorId} className="col-span-full ml-[144px] max-nav:ml-0">
          <StepEditor step={step} onChange={props.onChange} />
        </div>
      )}
    </li>
  );
}

function Grip({ name, index, count, onGrab, onMove }: SequenceRowProps) {
  return (
    <button
      type="button"
      aria-label={`Déplacer ${name}, position ${index + 1} sur ${count}`}
      title="Glissez, ou utilisez les flèches haut et bas"
      className="-ml-1 grid h-8 w-4 cursor-grab touch-none place-items-center text-field hover:text-ink active:cursor-grabbing max-nav:hidden"
      onPointerDown={onGrab}
      onKeyDown={(event) => {
        const move = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (move === undefined) return;
        event.preventDefault();
        onMove(index + move);
      }}
    >
      <svg viewBox="0 0 10 16" className="h-3.5 w-2" aria-hidden="true" fill="currentColor">
        {[3, 8, 13].flatMap((y) => [3, 7].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.2" />))}
      </svg>
    </button>
  );
}

function StepDetail({ step, notes }: Pick<SequenceRowProps, 'step' | 'notes'>) {
  if (step.kind !== 'wait')
    return (
      <p className="text-pretty text-13 text-muted">{describeStep(step, notes.maxLength, notes.perMonth)}</p>
    );
  return (
    <ul className="text-13 text-muted">
      <li className="flex items-center gap-1.5">
        <Check size={13} aria-hidden className="shrink-0 text-success" />
        Acceptée : la suite part.
      </li>
      <li className="flex items-center gap-1.5">
        <X size={13} aria-hidden className="shrink-0 text-danger" />
        Sans réponse à {step.maxDays} jours :{' '}
        {step.withdrawsInvitation ? 'invitation retirée.' : 'la séquence s’arrête.'}
      </li>
    </ul>
  );
}

function Delay({ step, name, index, onChange }: SequenceRowProps) {
  const isWait = step.kind === 'wait';
  if (!isWait && index === 0 && step.delayDays === 0) return <span className="max-nav:hidden" />;
  const value = isWait ? step.maxDays : step.delayDays;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap pt-0.5 text-13 text-muted max-nav:col-start-3 max-nav:row-start-2 max-nav:pt-1.5">
      <NumberStepper
        label={isWait ? `Jours d’attente au plus, ${name}` : `Jours ouvrés avant ${name}`}
        value={value}
        min={isWait ? 1 : 0}
        max={isWait ? sequenceLimits.waitDays : sequenceLimits.delayDays}
        onChange={(days) => onChange(isWait ? { maxDays: days } : { delayDays: days })}
      />
      <span className="w-[122px]">
        {value > 1 ? 'jours' : 'jour'} {isWait ? 'au plus' : value > 1 ? 'ouvrés après' : 'ouvré après'}
      </span>
    </span>
  );
}

function RowMenu({ name, index, count, isOpen, onToggle, onMove, onRemove }: SequenceRowProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Actions sur ${name}`}
          className="grid size-7 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-nav:col-start-4 max-nav:row-start-1 max-sm:size-10 max-sm:-mr-1.5"
        >
          <Ellipsis size={16} aria-hidden />
        </button>
      }
    >
      <MenuAction icon={Pencil} onSelect={onToggle}>
        {isOpen ? 'Refermer' : 'Régler'}
      </MenuAction>
      {index > 0 && (
        <MenuAction icon={ArrowUp} onSelect={() => onMove(index - 1)}>
          Monter
        </MenuAction>
      )}
      {index < count - 1 && (
        <MenuAction icon={ArrowDown} onSelect={() => onMove(index + 1)}>
          Descendre
        </MenuAction>
      )}
      <MenuSeparator />
      <MenuAction icon={Trash2} onSelect={onRemove}>
        Supprimer l’étape
      </MenuAction>
    </Menu>
  );
}
