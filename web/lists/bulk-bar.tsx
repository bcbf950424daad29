import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { type Chosen, everyone, nobody } from './chosen.ts';

type BulkBarProps = {
  chosen: Chosen;
  total: number;
  /** How many are chosen, or how far the act on them is. */
  status: string;
  /** How many there are in the list. */
  wholeText: string;
  /** The most that an act takes one by one. */
  mostNamed: number;
  onChoose: (chosen: Chosen) => void;
  /** What can be done with them. */
  children: ReactNode;
};

export const isTooMany = ({ isAll, ids }: Chosen, mostNamed: number): boolean =>
  !isAll && ids.size > mostNamed;

/** What can be done with those chosen; it stays in sight while the list scrolls. */
export function BulkBar({ chosen, total, mostNamed, onChoose, ...props }: BulkBarProps) {
  return (
    <section
      aria-label="Personnes choisies"
      className="panel-shadow sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-2.5 max-sm:bottom-2 max-sm:px-3"
    >
      <p className="mr-auto text-14 max-sm:w-full max-sm:pr-9">
        <output className="inline-block font-semibold first-letter:uppercase">{props.status}</output>
        {!chosen.isAll && total > chosen.ids.size && (
          <>
            {' '}
            <button type="button" className="link text-13" onClick={() => onChoose(everyone)}>
              Choisir toute la liste ({props.wholeText})
            </button>
          </>
        )}
        {isTooMany(chosen, mostNamed) && (
          <span className="block text-13 text-warning">
            {formatNumber(mostNamed)} personnes au plus une à une : filtrez, puis choisissez toute la liste.
          </span>
        )}
      </p>
      {/* On a small screen the acts stand on one line that scrolls: the list stays in sight. */}
      <div className="flex gap-2 max-sm:-mx-3 max-sm:w-[calc(100%+24px)] max-sm:overflow-x-auto max-sm:px-3">
        {props.children}
      </div>
      <button
        type="button"
        aria-label="Ne plus choisir personne"
        className="grid size-[30px] place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:absolute max-sm:top-0 max-sm:right-0 max-sm:size-11"
        onClick={() => onChoose(nobody)}
      >
        <X size={16} aria-hidden />
      </button>
    </section>
  );
}
