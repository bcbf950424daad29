import type { ReactNode } from 'react';
import { quote } from '#core/words/quote.ts';
import { TokenInput } from '#web/ui/token-input.tsx';
import { mergeWords } from './merge-criteria.ts';

/** Free words of the target. */
export function WordTokens(props: {
  label: string;
  words: string[];
  onChange: (words: string[]) => void;
  hint?: string;
  error?: ReactNode;
  placeholder: string;
}) {
  return (
    <TokenInput
      label={props.label}
      name={`dans ${quote(props.label)}`}
      hint={props.hint}
      error={props.error}
      placeholder={props.placeholder}
      tokens={props.words}
      max={30}
      onAdd={(texts) => props.onChange(mergeWords(props.words, texts))}
      onRemove={(index) => props.onChange(props.words.toSpliced(index, 1))}
    />
  );
}
