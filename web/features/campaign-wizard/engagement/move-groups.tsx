import { useId } from 'react';
import type { SequenceMovePreview } from '#contract/engine/sequence-moves.ts';
import { prospectsPath } from '#contract/paths.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';

type Group = SequenceMovePreview['groups'][number];
export type Movable = 'moves' | 'passes_over';
export const isMovable = (group: Group['group']): group is Movable => group !== 'stays';

/** Whoever may move does, but for the groups that are left where they are. */
export const chosenGroups = (groups: readonly Group[], left: readonly Movable[]): Movable[] =>
  groups.flatMap(({ group }) => (isMovable(group) && !left.includes(group) ? [group] : []));

export const countMoving = (groups: readonly Group[], left: readonly Movable[]): number =>
  groups.reduce(
    (sum, { group, count }) => (isMovable(group) && !left.includes(group) ? sum + count : sum),
    0,
  );

/** Who moves to a version and from which step, who stays, by name. */
export function MoveGroups(props: {
  groups: readonly Group[];
  left: readonly Movable[];
  onChange: (left: readonly Movable[]) => void;
}) {
  const { groups, left, onChange } = props;
  return (
    <ul className="border-line border-b">
      {groups.map((one) => {
        const { group } = one;
        return (
          <GroupLine
            key={group}
            group={one}
            isChosen={isMovable(group) && !left.includes(group)}
            onChoose={(isChosen) =>
              isMovable(group) &&
              onChange(isChosen ? left.filter((name) => name !== group) : [...left, group])
            }
          />
        );
      })}
    </ul>
  );
}

function GroupLine(props: { group: Group; isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  const { group, count, title, detail, from, people } = props.group;
  const id = useId();
  return (
    <li className="grid grid-cols-[24px_minmax(24px,auto)_minmax(0,1fr)] gap-x-2 border-line border-t py-2.5">
      {isMovable(group) ? (
        <input
          id={id}
          type="checkbox"
          className="mt-0.5 size-4 cursor-pointer accent-accent max-sm:size-5"
          checked={props.isChosen}
          onChange={(event) => props.onChoose(event.target.checked)}
        />
      ) : (
        <span />
      )}
      <span className="tabular-figures text-right font-semibold">{formatNumber(count)}</span>
      <div className="text-pretty text-13 text-muted">
        {isMovable(group) ? (
          <label htmlFor={id} className="font-medium text-14 text-ink">
            {title}
          </label>
        ) : (
          <p className="font-medium text-14 text-ink">{title}</p>
        )}
        <p>{detail}</p>
        {from.length > 0 && <p>{describeFrom(from)}</p>}
        <details className="mt-1">
          <summary className="link w-fit cursor-pointer">
            {count > 1 ? 'Voir ces personnes' : 'Voir cette personne'}
          </summary>
          <ul className="mt-1 grid max-h-60 gap-0.5 overflow-y-auto">
            {people.map(({ personId, name, nextStep }) => (
              <li key={personId}>
                <AppLink href={prospectsPath({ personId })} className="link">
                  {name}
                </AppLink>
                {nextStep && `, ${nextStep.toLowerCase()}`}
              </li>
            ))}
            {count > people.length && <li>et {formatNumber(count - people.length)} de plus</li>}
          </ul>
        </details>
      </div>
    </li>
  );
}

/** « Reprise à l’étape : Message 1 (3), Relance 1 (2). » */
const describeFrom = (from: Group['from']): string =>
  `Prochaine étape\u00a0: ${from.map(({ step, count }) => `${step} (${formatNumber(count)})`).join(', ')}.`;
