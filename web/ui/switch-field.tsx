import { type ComponentProps, type ReactNode, useId } from 'react';

/** On or off, at once; the whole label can be clicked. */
export function SwitchField({
  label,
  hint,
  checked,
  ...input
}: { label: ReactNode; hint?: ReactNode; checked: boolean } & Pick<ComponentProps<'input'>, 'onChange'>) {
  const id = useId();
  return (
    <div className="grid grid-cols-[36px_minmax(0,1fr)] gap-x-3">
      <span className="relative mt-0.5 h-5 w-9">
        <input
          {...input}
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer absolute -inset-x-1 -inset-y-2 z-10 cursor-pointer opacity-0"
        />
        <span
          aria-hidden
          className="block h-5 rounded-full border border-field bg-sunken transition-colors peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent motion-reduce:transition-none"
        />
        <span
          aria-hidden
          className="absolute top-[3px] left-[3px] size-3.5 rounded-full bg-muted transition-transform peer-checked:translate-x-4 peer-checked:bg-on-accent motion-reduce:transition-none"
        />
      </span>
      <label htmlFor={id} className="cursor-pointer leading-6 [overflow-wrap:anywhere]">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="col-start-2 text-13 text-muted leading-5">
          {hint}
        </p>
      )}
    </div>
  );
}
