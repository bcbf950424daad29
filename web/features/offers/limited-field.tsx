import type { ComponentProps, ReactNode } from 'react';
import { TextAreaField } from '#web/ui/field.tsx';

type LimitedFieldProps = Omit<ComponentProps<typeof TextAreaField>, 'label' | 'onChange' | 'value'> & {
  label: string;
  value: string;
  limit: number;
  hint?: ReactNode;
  onChange: (value: string) => void;
};

/** A few words whose length is counted beside their name. */
export function LimitedField({ label, limit, onChange, ...field }: LimitedFieldProps) {
  const isOver = field.value.trim().length > limit;
  return (
    <TextAreaField
      {...field}
      label={
        <span className="flex items-baseline justify-between gap-3">
          {label}
          <span
            aria-hidden
            className={`tabular-figures font-normal text-12 ${isOver ? 'text-danger' : 'text-muted'}`}
          >
            {field.value.length} / {limit}
          </span>
        </span>
      }
      className="max-h-60 min-h-11 [field-sizing:content]"
      onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
    />
  );
}
