import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

/** A small whole number: typed, or moved one by one with the buttons and the arrows. */
export function NumberStepper(props: {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  const { value, min, max, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  const buttonClass =
    'grid h-full w-6 place-items-center text-muted hover:text-ink disabled:opacity-35 max-sm:w-10';
  return (
    <span className="inline-flex h-7 items-center rounded-field border border-field bg-card focus-within:border-accent max-sm:h-10">
      <button
        type="button"
        tabIndex={-1}
        className={buttonClass}
        aria-label={`${props.label} : moins`}
        disabled={value <= min}
        onClick={() => change(value - 1)}
      >
        <Minus size={14} aria-hidden />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        aria-label={props.label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? String(value)}
        className="tabular-figures h-full w-7 rounded-small bg-transparent text-center font-semibold text-13"
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          const number = Number(text);
          if (/^\d{1,3}$/.test(text) && number >= min && number <= max) onChange(number);
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          const move = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (move === undefined) return;
          event.preventDefault();
          setTyped(null);
          change(value + move);
        }}
      />
      <button
        type="button"
        tabIndex={-1}
        className={buttonClass}
        aria-label={`${props.label} : plus`}
        disabled={value >= max}
        onClick={() => change(value + 1)}
      >
        <Plus size={14} aria-hidden />
      </button>
    </span>
  );
}
