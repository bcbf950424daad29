import { argumentaireLimits } from '#core/offers/argumentaire.ts';
import { quote } from '#core/words/quote.ts';
import { mergeWords } from '#web/features/icps/merge-criteria.ts';
import { TokenInput } from '#web/ui/token-input.tsx';

/** Words of an argumentaire, one after the other. */
export function WordField(props: {
  label: string;
  words: string[];
  placeholder: string;
  hint?: string;
  max?: number;
  onChange: (words: string[]) => void;
}) {
  const { words, onChange, max = argumentaireLimits.words, ...field } = props;
  return (
    <TokenInput
      {...field}
      name={`de ${quote(props.label)}`}
      tokens={words}
      max={max}
      onAdd={(texts) =>
        onChange(
          mergeWords(
            words,
            texts.map((text) => text.slice(0, argumentaireLimits.word)),
          ),
        )
      }
      onRemove={(index) => onChange(words.toSpliced(index, 1))}
    />
  );
}
