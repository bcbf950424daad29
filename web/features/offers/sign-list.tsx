import { Plus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { describeSign, signLabels } from '#core/argumentaire/describe-sign.ts';
import { argumentaireLimits, type Sign } from '#core/offers/argumentaire.ts';
import { Button } from '#web/ui/button.tsx';
import { SignForm } from './sign-form.tsx';

/** What makes an argument somebody's own. */
export function SignList({ signs, onChange }: { signs: Sign[]; onChange: (signs: Sign[]) => void }) {
  const id = useId();
  const adder = useRef<HTMLButtonElement>(null);
  /** Position of the sign that is being changed; past the last one, a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const close = (next?: Sign[]) => {
    flushSync(() => {
      setEdited(null);
      if (next) onChange(next);
    });
    adder.current?.focus();
  };
  const isFull = signs.length >= argumentaireLimits.signs;
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <p className="mb-1.5 flex items-baseline justify-between gap-3 font-medium text-14 leading-5">
        <span id={id}>Signes qui le déclenchent</span>
        <span className="tabular-figures font-normal text-12 text-muted">
          {signs.length} sur {argumentaireLimits.signs}
        </span>
      </p>
      <ul className="flex flex-wrap gap-1.5">
        {signs.map((sign, at) => {
          const description = describeSign(sign);
          return (
            <li
              key={`${sign.kind} ${description}`}
              className="inline-flex max-w-full items-center rounded-field border border-border bg-paper text-13"
            >
              <button
                type="button"
                className="min-h-[30px] rounded-field px-2.5 py-1 text-left [overflow-wrap:anywhere] hover:bg-sunken max-sm:min-h-11"
                onClick={() => setEdited(at)}
              >
                <b className="font-semibold">{signLabels[sign.kind]}</b>
                {description && `\u00a0: ${description}`}
                <span className="sr-only">, modifier</span>
              </button>
              <button
                type="button"
                aria-label={`Retirer le signe ${signLabels[sign.kind]} ${description}`}
                className="grid size-7 shrink-0 place-items-center text-muted hover:text-ink max-sm:size-11"
                onClick={() => close(signs.toSpliced(at, 1))}
              >
                <X size={13} aria-hidden />
              </button>
            </li>
          );
        })}
        <li>
          <Button
            ref={adder}
            size="sm"
            disabled={isFull}
            aria-expanded={edited === signs.length}
            onClick={() => setEdited(signs.length)}
          >
            <Plus size={14} aria-hidden />
            Signe
          </Button>
        </li>
      </ul>
      {edited !== null && (
        <SignForm
          key={edited}
          sign={signs[edited] ?? null}
          onCancel={() => close()}
          onDone={(sign) => close(signs.toSpliced(edited, 1, sign))}
        />
      )}
      {signs.length === 0 && edited === null && (
        <p className="mt-1.5 text-13 text-muted leading-5">Sans signe, cet argument ne part à personne.</p>
      )}
    </fieldset>
  );
}
