import type { MouseEvent, ReactNode, Ref } from 'react';
import { personName } from '#core/people/person-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** How the table has a row: its place, and what is done to it. */
export type RowState = {
  index: number;
  rowRef: Ref<HTMLTableRowElement>;
  boxRef: Ref<HTMLInputElement>;
  isOpen: boolean;
  isChosen: boolean;
  /** The one row that the Tab key stops at. */
  isActive: boolean;
  onToggle: (isIn: boolean, isRange: boolean) => void;
  onFocus: () => void;
  onOpen: () => void;
};

type PersonRowProps = {
  person: Parameters<typeof personName>[0] & { id: string; headline: string | null };
  state: RowState;
  /** How many lines of the headline a small screen shows. */
  headlineClass: string;
  /** The other cells. */
  children: ReactNode;
};

/** A row on a wide screen, a card on a narrow one: the box, the name, and what each list says of its people. */
export function PersonRow({ person, state, headlineClass, children }: PersonRowProps) {
  const name = personName(person);
  const stop = state.isActive ? 0 : -1;
  const openFromRow = ({ target }: MouseEvent) => {
    // The box and the name answer for themselves, and a text being selected is not a click.
    if (target instanceof Element && target.closest('input, button, a, label')) return;
    if (window.getSelection()?.isCollapsed !== false) state.onOpen();
  };
  return (
    <tr
      ref={state.rowRef}
      data-index={state.index}
      aria-rowindex={state.index + 2}
      aria-selected={state.isChosen}
      className={classNames(
        'cursor-pointer border-line border-b max-sm:relative max-sm:block max-sm:py-3 max-sm:pl-11',
        state.isOpen ? 'bg-accent-soft' : 'hover:bg-sunken',
        state.isChosen && !state.isOpen && 'bg-accent-soft/60',
      )}
      onClick={openFromRow}
    >
      <td className="py-2.5 align-top max-sm:absolute max-sm:top-0 max-sm:left-0 max-sm:p-0">
        <label className="block max-sm:flex max-sm:size-11 max-sm:items-center">
          <span className="sr-only">Choisir {name}</span>
          <input
            ref={state.boxRef}
            data-person={person.id}
            type="checkbox"
            tabIndex={stop}
            checked={state.isChosen}
            className="mt-0.5 size-4 cursor-pointer accent-accent max-sm:size-5"
            onChange={({ target, nativeEvent }) =>
              state.onToggle(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
            onFocus={state.onFocus}
          />
        </label>
      </td>
      <th scope="row" className="py-2 pr-4 text-left align-top font-normal max-sm:block max-sm:p-0">
        <div className="flex gap-2.5">
          <span className="mt-1">
            {/* Of a name that the network hides, there are no initials. */}
            <Avatar name={person.firstName || person.lastName ? name : ''} isListed />
          </span>
          <div className="min-w-0 flex-1">
            <button
              type="button"
              tabIndex={stop}
              className="block max-w-full truncate text-left font-semibold hover:underline hover:underline-offset-[0.2em]"
              onClick={state.onOpen}
            >
              {name}
            </button>
            <span className={classNames('text-13 text-muted', headlineClass)}>
              {person.headline ?? 'Intitulé inconnu'}
            </span>
          </div>
        </div>
      </th>
      {children}
    </tr>
  );
}
