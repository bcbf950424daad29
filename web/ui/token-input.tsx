import { CircleAlert, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from './class-names.ts';

/** `code` stands in a column of its own, before the label. */
export type Suggestion = { id: string; label: string; code?: string };

type TokenInputProps = {
  label: ReactNode;
  /** For buttons and the list of suggestions: « Retirer Paie des intitulés ». */
  name: string;
  hint?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  tokens: readonly string[];
  max: number;
  suggestions?: readonly Suggestion[];
  isSearching?: boolean;
  onQuery?: (query: string) => void;
  /** Typed or pasted, already split and trimmed. */
  onAdd: (texts: string[]) => void;
  onPick?: (suggestion: Suggestion) => void;
  onRemove: (index: number) => void;
};

const separators = /[,;\n\t]+/;
const splitTexts = (text: string) =>
  text
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean);

/** Words one after the other: typed, pasted as a list, or picked among suggestions. */
export function TokenInput(props: TokenInputProps) {
  const { tokens, suggestions = [], max } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && suggestions.length > 0 && text.trim() !== '';
  const isFull = tokens.length >= max;
  const described = [props.hint && `${id}-hint`, props.error && `${id}-error`].filter(Boolean).join(' ');

  const change = (next: string) => {
    setText(next);
    setActive(-1);
    setIsOpen(true);
    props.onQuery?.(next.trim());
  };
  const clear = () => {
    change('');
    setIsOpen(false);
  };
  const add = (texts: string[]) => {
    const left = max - tokens.length;
    if (texts.length > 0 && left > 0) props.onAdd(texts.slice(0, left));
    clear();
  };
  const pick = (suggestion: Suggestion) => {
    if (!isFull) props.onPick?.(suggestion);
    clear();
  };
  const remove = (index: number) => {
    props.onRemove(index);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = suggestions[active];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isShown && chosen) pick(chosen);
      else add(splitTexts(text));
    } else if ((event.key === ',' || event.key === ';') && text.trim() !== '') {
      event.preventDefault();
      add(splitTexts(text));
    } else if (event.key === 'Backspace' && text === '' && tokens.length > 0) {
      remove(tokens.length - 1);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => Math.max(-1, Math.min(suggestions.length - 1, now + step)));
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!separators.test(pasted.trim())) return;
    event.preventDefault();
    add([...splitTexts(text), ...splitTexts(pasted)]);
  };

  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-14 leading-5">
        {props.label}
      </label>
      <div className="relative">
        <div
          className={classNames(
            'flex min-h-10 flex-wrap gap-1.5 rounded-field border bg-card p-[5px] focus-within:outline-2 focus-within:outline-accent max-sm:min-h-11',
            props.error ? 'border-danger' : 'border-field hover:border-muted focus-within:border-accent',
          )}
        >
          {tokens.map((token, index) => (
            <span
              key={token}
              className="inline-flex max-w-full items-center rounded-[6px] bg-accent-soft pl-2 text-13 leading-7"
            >
              <span className="truncate">{token}</span>
              <button
                type="button"
                aria-label={`Retirer ${token} ${props.name}`}
                className="grid h-7 w-6 shrink-0 place-items-center text-muted hover:text-ink max-sm:w-9"
                onClick={() => remove(index)}
              >
                <X size={13} aria-hidden />
              </button>
            </span>
          ))}
          <input
            ref={input}
            id={id}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
            aria-describedby={described || undefined}
            aria-invalid={props.error ? true : undefined}
            autoComplete="off"
            value={text}
            disabled={isFull && text === ''}
            placeholder={tokens.length === 0 ? props.placeholder : undefined}
            className="h-7 min-w-[12ch] flex-1 bg-transparent px-1.5 text-[15px] outline-none placeholder:text-muted max-sm:text-base"
            onChange={({ target }) => change(target.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            // What was typed and not yet entered is not lost when one goes on.
            onBlur={() => add(splitTexts(text))}
          />
        </div>
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={`Suggestions ${props.name}`}
          className={
            isShown
              ? 'panel-shadow absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-card border border-line bg-card p-1.5 text-14'
              : 'hidden'
          }
        >
          {suggestions.map((suggestion, index) => (
            <div
              key={suggestion.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className="flex cursor-pointer items-baseline gap-2 rounded-[6px] px-2.5 py-2 leading-5 aria-selected:bg-sunken max-sm:py-3"
              onPointerEnter={() => setActive(index)}
              // Before the field loses the focus and takes the typed text for what was meant.
              onPointerDown={(event) => {
                event.preventDefault();
                pick(suggestion);
              }}
            >
              {suggestion.code && (
                <b className="w-14 shrink-0 font-semibold tabular-nums">{suggestion.code}</b>
              )}
              {suggestion.label}
            </div>
          ))}
        </div>
      </div>
      <output className="sr-only">
        {isShown && `${suggestions.length} suggestion${suggestions.length > 1 ? 's' : ''}`}
        {props.isSearching && 'Recherche de suggestions…'}
      </output>
      {isFull && (
        <p className="mt-1.5 text-13 text-warning leading-5">{max} au plus : retirez-en pour en ajouter.</p>
      )}
      {props.hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-13 text-muted leading-5">
          {props.hint}
        </p>
      )}
      {props.error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-13 text-danger leading-5">
          <CircleAlert aria-hidden className="mt-[3px] size-3.5 shrink-0" />
          {props.error}
        </p>
      )}
    </div>
  );
}
