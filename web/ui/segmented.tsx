import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type SegmentedProps<Value extends string> = {
  label: string;
  isLabelHidden?: boolean;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  isFull?: boolean;
};

/** One of a few, all in sight: radio buttons side by side, moved with the arrows. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={props.isLabelHidden ? 'sr-only' : 'mb-1.5 font-medium text-12 text-muted leading-5'}>
        {props.label}
      </legend>
      <div
        className={classNames(
          'rounded-field border border-border bg-sunken p-0.5',
          props.isFull ? 'flex' : 'inline-flex max-w-full',
        )}
      >
        {props.options.map(({ value, label }) => (
          <label
            key={value}
            className={classNames(
              'relative flex cursor-pointer items-center justify-center gap-1.5 rounded-[6px] px-2.5 py-[3px] text-center font-medium text-13 text-muted leading-5 hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-border)] has-focus-visible:outline-2 has-focus-visible:outline-accent max-sm:min-h-10',
              props.isFull && 'flex-1',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
