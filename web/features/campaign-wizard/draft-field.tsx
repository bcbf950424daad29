import type { ReactNode } from 'react';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { changeOf, type FieldName, readField } from './autosave/draft-fields.ts';
import { useDraft } from './draft-context.ts';
import { fieldLabels } from './field-texts.ts';

type DraftFieldProps = {
  name: FieldName;
  hint?: ReactNode;
  placeholder?: string;
  /** More than one line. */
  rows?: number;
  isRequired?: boolean;
  type?: string;
  autoComplete?: string;
  maxLength?: number;
};

/** A text of the campaign: shown, changed and judged by its name. */
export function DraftField({ name, hint, rows, isRequired = false, ...input }: DraftFieldProps) {
  const { content, change, refusals } = useDraft();
  const shared = {
    ...input,
    label: (
      <>
        {fieldLabels[name]}
        {!isRequired && <span className="font-normal text-sourdine"> (facultatif)</span>}
      </>
    ),
    hint,
    value: String(readField(content, name) ?? ''),
    error: refusals[name],
    'aria-required': isRequired || undefined,
  };
  return rows === undefined ? (
    <TextField {...shared} onChange={({ target }) => change(changeOf(name, target.value))} />
  ) : (
    <TextAreaField
      {...shared}
      rows={rows}
      className="[field-sizing:content] max-h-80"
      onChange={({ target }) => change(changeOf(name, target.value))}
    />
  );
}
