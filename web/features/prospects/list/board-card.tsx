import { CalendarCheck } from 'lucide-react';
import type { Prospect } from '#contract/overview/prospects.ts';
import { personName } from '#core/people/person-name.ts';
import { isOutcome, type ProspectOutcome } from '#core/prospects/stages.ts';
import { Tags } from '#web/features/leads/lead-table-row.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { OutcomeMenu } from '../acts/outcome-menu.tsx';
import { formatWhen, nextOf, stageDetail } from '../prospect-texts.ts';
import { NextReason } from './next-line.tsx';

type CardProps = {
  prospect: Prospect;
  now: Date;
  /** The one card that the Tab key stops at. */
  isActive: boolean;
  isOpen: boolean;
  href: string;
  onFocus: () => void;
  onOpen: () => void;
  onMark: (outcome: ProspectOutcome | null) => void;
  onDrag: (isDragged: boolean) => void;
};

/** Nothing else that is dragged over the page is a person. */
export const draggedType = 'application/x-accroche-prospect';

export function BoardCard({ prospect, now, isActive, ...props }: CardProps) {
  const next = nextOf(prospect, now);
  const when = formatWhen(next.when, now);
  const stop = isActive ? 0 : -1;
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(draggedType, prospect.id);
        event.dataTransfer.effectAllowed = 'move';
        props.onDrag(true);
      }}
      onDragEnd={() => props.onDrag(false)}
      className={classNames(
        'group relative rounded-field border px-3 pt-2 pb-2.5 text-13 hover:border-field',
        props.isOpen ? 'border-accent bg-accent-soft' : 'border-line bg-card',
      )}
    >
      <div className="flex items-start gap-1">
        {/* A link, since a button keeps the mouse to itself in Firefox; it leaves the dragging to its card. */}
        <AppLink
          href={props.href}
          draggable={false}
          data-card={prospect.id}
          tabIndex={stop}
          onFocus={props.onFocus}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            props.onOpen();
          }}
          // The whole card answers a click; its menu stands above.
          className="min-w-0 flex-1 text-left after:absolute after:inset-0 after:rounded-field focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
        >
          <span className="block truncate font-semibold text-14">{personName(prospect)}</span>
          <span className="block truncate text-muted">
            {prospect.company ?? prospect.headline ?? 'Entreprise inconnue'}
          </span>
        </AppLink>
        <div className="relative -mt-1 -mr-1.5 flex">
          {!isOutcome(prospect.stage) && prospect.stage !== 'opposed' && (
            <button
              type="button"
              tabIndex={stop}
              aria-label={`Rendez-vous pris avec ${personName(prospect)}`}
              title="Rendez-vous pris"
              onClick={() => props.onMark('meeting')}
              // Always there for whoever answered; for the others when the card is pointed at, or where nothing points.
              className={classNames(
                'grid size-7 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:size-11',
                prospect.stage !== 'replied' &&
                  'pointer-fine:opacity-0 focus-visible:opacity-100 group-hover:opacity-100',
              )}
            >
              <CalendarCheck size={16} strokeWidth={1.75} aria-hidden />
            </button>
          )}
          <OutcomeMenu prospect={prospect} tabIndex={stop} onOpen={props.onOpen} onMark={props.onMark} />
        </div>
      </div>
      {next.tone !== 'over' && (
        <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-2">
          <span>{next.what}</span>
          <span className="tabular-figures text-muted">{when}</span>
        </p>
      )}
      <div className="mt-0.5">
        {/* Of a reply, the class is all that there is to know at a glance. */}
        <NextReason prospect={prospect} next={{ ...next, why: next.why || (stageDetail(prospect) ?? '') }} />
      </div>
      {prospect.tags.length > 0 && (
        <div className="mt-1.5">
          <Tags tags={prospect.tags} />
        </div>
      )}
    </li>
  );
}
