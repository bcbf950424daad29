import { type ReactNode, useState } from 'react';
import { quote } from '#core/words/quote.ts';
import { TokenInput } from '#web/ui/token-input.tsx';

const suggestedAtMost = 8;

/** Codes of a bundled nomenclature, picked by code or by name; what it does not hold is refused on the spot. */
export function CodeTokens(props: {
  label: string;
  codes: string[];
  onChange: (codes: string[]) => void;
  nameOf: (code: string) => string;
  read: (text: string) => string | null;
  suggest: (query: string, most: number) => { code: string; name: string }[];
  /** After the words that are none: « … n’est pas un département. » */
  refusal: string;
  hint: string;
  error?: ReactNode;
  placeholder: string;
}) {
  const [query, setQuery] = useState('');
  const [refused, setRefused] = useState<string[]>([]);
  const isTaken = (code: string) => props.codes.includes(code);
  const add = (codes: string[]) => props.onChange([...new Set([...props.codes, ...codes])]);
  return (
    <TokenInput
      label={props.label}
      name={`dans ${quote(props.label)}`}
      hint={props.hint}
      error={refused.length > 0 ? `${refused.map(quote).join(', ')} ${props.refusal}` : props.error}
      placeholder={props.placeholder}
      tokens={props.codes.map(props.nameOf)}
      max={30}
      suggestions={props
        .suggest(query, suggestedAtMost + props.codes.length)
        .filter(({ code }) => !isTaken(code))
        .slice(0, suggestedAtMost)
        .map(({ code, name }) => ({ id: code, code, label: name }))}
      onQuery={(typed) => {
        setQuery(typed);
        if (typed !== '') setRefused([]);
      }}
      onAdd={(texts) => {
        setRefused(texts.filter((text) => props.read(text) === null));
        add(texts.flatMap((text) => props.read(text) ?? []));
      }}
      onPick={({ id }) => {
        setRefused([]);
        add([id]);
      }}
      onRemove={(index) => props.onChange(props.codes.toSpliced(index, 1))}
    />
  );
}
