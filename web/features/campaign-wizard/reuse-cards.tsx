import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

type ReuseCard = { id: string; name: string; detail: string; usedBy: string[] };

/** What the person already has, proposed before anything new. */
export function ReuseCards(props: {
  cards: ReuseCard[];
  reuseLabel: (name: string) => string;
  createLabel: string;
  createDetail: string;
  /** Why nothing new can be made; null when it can. */
  limit: ReactNode | null;
  busyId: string | null;
  onReuse: (id: string) => void;
  onCreate: () => void;
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-4">
      {props.cards.map(({ id, name, detail, usedBy }) => (
        <li key={id} className="flex flex-col rounded-carte border border-ligne bg-carte p-4">
          <h3 className="text-16 [overflow-wrap:anywhere]">{name}</h3>
          <p className="mt-1 line-clamp-3 text-13 text-sourdine">{detail}</p>
          <p className="mt-1 text-13 text-sourdine">
            {usedBy.length > 0 ? `Sert à : ${usedBy.join(', ')}.` : 'Ne sert à aucune campagne.'}
          </p>
          <div className="mt-auto pt-3">
            <Button
              isBusy={props.busyId === id}
              busyLabel="Reprise…"
              className="h-auto! min-h-9 whitespace-normal! py-1 text-left"
              onClick={() => props.onReuse(id)}
            >
              {props.reuseLabel(name)}
            </Button>
          </div>
        </li>
      ))}
      <li className="flex flex-col rounded-carte border border-champ border-dashed p-4">
        <h3 className="text-16">{props.createLabel}</h3>
        <p className="mt-1 text-13 text-sourdine">{props.limit ?? props.createDetail}</p>
        <div className="mt-auto pt-3">
          <Button disabled={props.limit !== null} onClick={props.onCreate}>
            <Plus size={14} aria-hidden />
            {props.createLabel}
          </Button>
        </div>
      </li>
    </ul>
  );
}
