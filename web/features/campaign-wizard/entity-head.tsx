import { Info } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { UsedBy } from '#contract/offers.ts';

/** The name of the offer or target in use, the campaigns it also serves, and the way to another. */
export function EntityHead(props: {
  label: string;
  name: string;
  isNamed: boolean;
  error: ReactNode;
  shared: { by: UsedBy[]; sentence: (names: string) => string };
  menu: ReactNode;
  onRename: (name: string) => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const name = typed?.trim();
    if (name && name !== props.name) props.onRename(name);
    setTyped(null);
  };
  const names = props.shared.by.map(({ name }) => `« ${name} »`).join(', ');
  return (
    <div className="-mb-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
        <label htmlFor={id} className="text-sourdine">
          {props.label}
        </label>
        {props.isNamed ? (
          <input
            id={id}
            value={typed ?? props.name}
            maxLength={120}
            size={Math.max(8, Math.min(40, (typed ?? props.name).length))}
            className="min-w-0 max-w-full border-champ border-b border-dashed bg-transparent font-semibold [field-sizing:content] hover:border-sourdine focus-visible:rounded-none focus-visible:border-outremer focus-visible:border-solid focus-visible:outline-none max-sm:h-11"
            onChange={({ target }) => setTyped(target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur();
              if (event.key === 'Escape') setTyped(null);
            }}
          />
        ) : (
          <output id={id} className="font-semibold">
            {props.name}
          </output>
        )}
        <span className="ml-auto">{props.menu}</span>
      </div>
      {props.error && (
        <p role="alert" className="text-13 text-brique">
          {props.error}
        </p>
      )}
      {props.shared.by.length > 0 && (
        <p className="flex gap-2 text-13 text-ambre">
          <Info size={15} aria-hidden className="mt-[3px] shrink-0" />
          {props.shared.sentence(names)}
        </p>
      )}
    </div>
  );
}
