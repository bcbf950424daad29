import { quote } from '#core/quote.ts';
import { TokenInput } from '#web/ui/token-input.tsx';
import { changeOf, readField } from '../autosave/draft-fields.ts';
import { useDraft } from '../draft-context.ts';
import { fieldLabels } from '../field-texts.ts';
import { mergeWords } from './merge-criteria.ts';

/** Free words of the target. */
export function WordTokens(props: {
  name: 'icpData.mustHave' | 'icpData.mustNotHave';
  hint: string;
  placeholder: string;
}) {
  const { content, change, refusals } = useDraft();
  const words = readField(content, props.name) as string[];
  return (
    <TokenInput
      label={fieldLabels[props.name]}
      name={`dans ${quote(fieldLabels[props.name])}`}
      hint={props.hint}
      error={refusals[props.name]}
      placeholder={props.placeholder}
      tokens={words}
      max={30}
      onAdd={(texts) => change(changeOf(props.name, mergeWords(words, texts)))}
      onRemove={(index) => change(changeOf(props.name, words.toSpliced(index, 1)))}
    />
  );
}
