import type { ReactNode, Ref } from 'react';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { changeOf, type FieldName, readField } from './autosave/campaign-fields.ts';
import { useEditing } from './editing-context.ts';
import { fieldLabels } from './field-texts.ts';

type CampaignFieldProps = {
  name: FieldName;
  hint?: ReactNode;
  placeholder?: string;
  /** More than one line. */
  rows?: 2 | 3 | 4;
  isRequired?: boolean;
  type?: string;
  autoComplete?: string;
  maxLength?: number;
  /** Only a field of one line takes it. */
  ref?: Ref<HTMLInputElement>;
};

const heights = { 2: 'min-h-[68px]', 3: 'min-h-[91px]', 4: 'min-h-[114px]' };

/** A text of the campaign: shown, changed and judged by its name. */
export function CampaignField({ name, hint, rows, isRequired = false, ref, ...input }: CampaignFieldProps) {
  const { content, change, refusals } = useEditing();
  const shared = {
    ...input,
    label: (
      <>
        {fieldLabels[name]}
        {!isRequired && <span className="font-normal text-muted"> (facultatif)</span>}
      </>
    ),
    hint,
    value: String(readField(content, name) ?? ''),
    error: refusals[name],
    'data-field': name,
    'aria-required': isRequired || undefined,
  };
  return rows === undefined ? (
    <TextField {...shared} ref={ref} onChange={({ target }) => change(changeOf(name, target.value))} />
  ) : (
    <TextAreaField
      {...shared}
      rows={rows}
      className={`max-h-80 [field-sizing:content] ${heights[rows]}`}
      onChange={({ target }) => change(changeOf(name, target.value))}
    />
  );
}
