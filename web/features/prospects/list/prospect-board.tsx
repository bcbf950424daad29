import { type KeyboardEvent, useRef, useState } from 'react';
import type { Reply } from '#contract/endpoint.ts';
import type { Prospect, ProspectFilter, prospectsApi } from '#contract/overview/prospects.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useMarkOutcome } from '../acts/use-mark-outcome.ts';
import { BoardColumn } from './board-column.tsx';

type BoardProps = {
  board: Reply<typeof prospectsApi.board>;
  filter: ProspectFilter;
  openId: string | null;
  isStale: boolean;
  onOpen: (id: string) => void;
};

/** One column for each stage. Arrows go from card to card; only what a user says of somebody can be moved. */
export function ProspectBoard({ board, filter, openId, isStale, onOpen }: BoardProps) {
  const markOutcome = useMarkOutcome();
  const frame = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [dragged, setDragged] = useState<Prospect | null>(null);
  const first = board.columns.find(({ items }) => items.length > 0)?.items[0]?.id ?? null;
  const isThere = board.columns.some(({ items }) => items.some(({ id }) => id === focusedId));
  const activeId = focusedId !== null && isThere ? focusedId : first;
  const now = new Date(board.now);
  return (
    <section
      aria-label="Pipeline. Flèches pour passer d’une carte à l’autre, Entrée pour ouvrir."
      aria-busy={isStale}
      ref={frame}
      onKeyDown={(event) => moveFocus(event, frame.current)}
      className={classNames(
        '-mx-(--gutter) flex snap-x scroll-px-(--gutter) items-start gap-3 overflow-x-auto px-(--gutter) pb-4 transition-opacity',
        isStale && 'opacity-60',
      )}
    >
      {board.columns.map(({ stage, total, items, nextCursor }) => (
        <BoardColumn
          key={stage}
          stage={stage}
          total={total}
          first={items}
          nextCursor={nextCursor}
          filter={filter}
          now={now}
          activeId={activeId}
          openId={openId}
          dragged={dragged}
          onDrag={setDragged}
          onFocus={setFocusedId}
          onOpen={onOpen}
          onDrop={(personId, outcome) => {
            setDragged(null);
            const found = dragged?.id === personId ? dragged : findIn(board, personId);
            if (found && found.stage !== outcome) markOutcome(found, outcome);
          }}
          onMark={(prospect, outcome) => {
            setDragged(null);
            markOutcome(prospect, outcome);
          }}
        />
      ))}
    </section>
  );
}

const findIn = ({ columns }: BoardProps['board'], personId: string): Prospect | undefined =>
  columns.flatMap(({ items }) => items).find(({ id }) => id === personId);

/** Up and down within a column, left and right to the card beside it; empty columns are stepped over. */
function moveFocus(event: KeyboardEvent, frame: HTMLElement | null): void {
  const card = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-card]') : null;
  if (!card || !frame) return;
  const columns = [...frame.querySelectorAll('[data-column]')]
    .map((column) => [...column.querySelectorAll<HTMLElement>('[data-card]')])
    .filter((cards) => cards.length > 0);
  const column = columns.findIndex((cards) => cards.includes(card));
  const position = columns[column]?.indexOf(card) ?? 0;
  const sideways = (step: number) => {
    const beside = columns[column + step];
    return beside?.[Math.min(position, beside.length - 1)];
  };
  const targets: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => columns[column]?.[position + 1],
    ArrowUp: () => columns[column]?.[position - 1],
    ArrowRight: () => sideways(1),
    ArrowLeft: () => sideways(-1),
    Home: () => columns[column]?.[0],
    End: () => columns[column]?.at(-1),
  };
  const target = targets[event.key]?.();
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const skeletonColumns = [['a', 'b', 'c', 'd'], ['e', 'f', 'g'], ['h', 'i'], ['j', 'k', 'l'], ['m']];

export function ProspectBoardSkeleton() {
  return (
    <SkeletonGroup label="Chargement du pipeline…" className="flex gap-3 overflow-hidden">
      {skeletonColumns.map((cards) => (
        <div
          key={cards[0]}
          className="grid w-[256px] shrink-0 content-start gap-2 rounded-card bg-sunken p-2 max-sm:w-[82vw]"
        >
          <Skeleton className="mx-1.5 my-1 h-4 w-28" />
          {cards.map((card) => (
            <Skeleton key={card} className="h-[92px] w-full" />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
