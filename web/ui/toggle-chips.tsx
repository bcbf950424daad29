import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Any number of a short list, all in sight. */
export function ToggleChips<Value extends string>(props: {
  label: string;
  hint?: ReactNode;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}) {
  const hintId = useId();
  return (
    <fieldset aria-describedby={props.hint ? hintId : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium text-14 leading-5">{props.label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {props.options.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex h-[30px] cursor-pointer items-center gap-1.5 rounded-full border border-field bg-card px-3 text-13 text-ink hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-sm:h-10"
          >
            <input
              type="checkbox"
              className="peer absolute inset-0 cursor-pointer opacity-0"
              checked={props.chosen.includes(value)}
              onChange={({ target }) =>
                // In the order of the list, whatever the order of the clicks.
                props.onChange(
                  props.options
                    .map((option) => option.value)
                    .filter((one) => (one === value ? target.checked : props.chosen.includes(one))),
                )
              }
            />
            <Check size={13} aria-hidden className="hidden text-accent peer-checked:block" />
            {label}
          </label>
        ))}
      </div>
      {props.hint && (
        <p id={hintId} className="mt-1.5 text-13 text-muted leading-5">
          {props.hint}
        </p>
      )}
    </fieldset>
  );
}
