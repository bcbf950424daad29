import { useState } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { TextAreaField } from '#web/ui/field.tsx';
import { changeOf, readField } from '../autosave/draft-fields.ts';
import { useDraft } from '../draft-context.ts';
import { fieldLabels } from '../field-texts.ts';
import { mergeWords } from './merge-criteria.ts';

const readWords = (text: string): string[] => mergeWords([], text.split(/[,;\n\t]+/));

/** A list that is pasted as often as typed: one per line, with its count. */
export function WordListField(props: {
  name: 'icpData.exclusions.customers' | 'icpData.exclusions.competitors' | 'icpData.exclusions.domains';
  placeholder: string;
}) {
  const { content, change, refusals } = useDraft();
  const words = readField(content, props.name) as string[];
  const [typed, setTyped] = useState<string | null>(null);
  const count = `${formatNumber(words.length)} ${words.length > 1 ? 'noms' : 'nom'}`;
  return (
    <TextAreaField
      label={fieldLabels[props.name]}
      hint={
        words.length > 0 ? `${count}. Un par ligne.` : 'Un par ligne. Collez une liste si vous en avez une.'
      }
      error={refusals[props.name]}
      placeholder={props.placeholder}
      value={typed ?? words.join('\n')}
      className="max-h-60 min-h-[92px] [field-sizing:content]"
      onFocus={() => setTyped(words.join('\n'))}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        change(changeOf(props.name, readWords(target.value)));
      }}
    />
  );
}
