import { TextField } from '#web/ui/field.tsx';

/** A whole number, or nothing. */
export function NumberField(props: {
  label: string;
  value: number | null;
  placeholder?: string;
  onChange: (value: number | null) => void;
}) {
  const { value, onChange, ...field } = props;
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={value === null ? '' : String(value)}
      onChange={({ target }) => {
        const digits = target.value.replace(/\D/g, '').slice(0, 7);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
