import { useInfiniteQuery } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import type { Prospect, ProspectFilter } from '#contract/overview/prospects.ts';
import { isOutcome, type ProspectOutcome, type ProspectStage, stageLabels } from '#core/prospects/stages.ts';
import { formatNumber } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { hrefOfPerson } from '../prospect-address.ts';
import { stageShapes } from '../prospect-texts.ts';
import { columnRestQuery } from '../prospects.queries.ts';
import { BoardCard, draggedType } from './board-card.tsx';

type ColumnProps = {
  stage: ProspectStage;
  total: number;
  first: readonly Prospect[];
  nextCursor: string | null;
  filter: ProspectFilter;
  now: Date;
  activeId: string | null;
  openId: string | null;
  /** The card that is being dragged, if any. */
  dragged: Prospect | null;
  onDrag: (prospect: Prospect | null) => void;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
  onMark: (prospect: Prospect, outcome: ProspectOutcome | null) => void;
  onDrop: (personId: string, outcome: ProspectOutcome) => void;
};

/** Only what a user says can be dropped on: the engine's own states are not moved by hand. */
export function BoardColumn(props: ColumnProps) {
  const { stage, total, dragged } = props;
  const titleId = useId();
  const rest = useInfiniteQuery(columnRestQuery(props.filter, stage, props.nextCursor));
  const more = rest.data?.pages.flatMap(({ items }) => items) ?? [];
  const cards = [...new Map([...props.first, ...more].map((card) => [card.id, card])).values()];
  const canDrop = dragged !== null && isOutcome(stage) && dragged.stage !== stage;
  const hasMore = rest.data ? rest.hasNextPage : props.nextCursor !== null;
  const [isOver, setIsOver] = useState(false);
  // Taken from what is dragged, not from what was drawn last: a quick hand is faster than a drawing.
  const drop = isOutcome(stage) && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(draggedType)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      props.onDrop(event.dataTransfer.getData(draggedType), stage);
    },
  };
  return (
    <section
      aria-labelledby={titleId}
      data-column={stage}
      className={classNames(
        'flex shrink-0 snap-start flex-col rounded-card p-2 max-sm:w-[82vw]',
        // On a phone nothing is dropped, and a column of nobody would hide those that have somebody.
        cards.length > 0 ? 'w-[256px]' : 'w-[176px] max-sm:hidden',
        canDrop && 'outline-2 outline-dashed -outline-offset-2',
        canDrop && !isOver && 'outline-field',
        isOver && canDrop ? 'bg-accent-soft outline-accent' : 'bg-sunken',
        dragged && !canDrop && dragged.stage !== stage && 'opacity-55',
      )}
      {...drop}
    >
      <h2 id={titleId} className="flex items-center justify-between px-1.5 pt-1 pb-2 font-semibold text-13">
        <StatusMark shape={stageShapes[stage]}>{stageLabels[stage]}</StatusMark>
        <span className="tabular-figures font-medium text-muted">{formatNumber(total)}</span>
      </h2>
      {cards.length === 0 ? (
        <p className="px-1.5 pb-1 text-12 text-muted">
          {canDrop ? 'Déposez ici.' : isOutcome(stage) ? 'Marquez-y une personne.' : 'Vide.'}
        </p>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {cards.map((prospect) => (
            <BoardCard
              key={prospect.id}
              prospect={prospect}
              now={props.now}
              isActive={prospect.id === props.activeId}
              isOpen={prospect.id === props.openId}
              href={hrefOfPerson(props.filter, prospect.id)}
              onFocus={() => props.onFocus(prospect.id)}
              onOpen={() => props.onOpen(prospect.id)}
              onMark={(outcome) => props.onMark(prospect, outcome)}
              onDrag={(isDragged) => props.onDrag(isDragged ? prospect : null)}
            />
          ))}
        </ol>
      )}
      {hasMore && (
        <button
          type="button"
          className="link mt-2 px-1.5 text-left text-13 max-sm:min-h-11"
          disabled={rest.isFetching}
          onClick={() => void (rest.data ? rest.fetchNextPage() : rest.refetch())}
        >
          {rest.isFetching
            ? 'Chargement…'
            : rest.isError
              ? 'La suite n’est pas venue. Réessayer'
              : `Afficher la suite (${formatNumber(total - cards.length)})`}
        </button>
      )}
    </section>
  );
}
