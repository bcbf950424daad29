import { X } from 'lucide-react';

/** One active filter in a few words, and the fields that go with it. */
export type FilterText<Filter> = { fields: readonly (keyof Filter & string)[]; text: string };

type FilterChipsProps<Filter> = {
  filter: Filter;
  texts: readonly FilterText<Filter>[];
  onChange: (filter: Filter) => void;
};

/** What narrows the list, each to be taken away. */
export function FilterChips<Filter extends { q?: string | undefined }>(props: FilterChipsProps<Filter>) {
  const { filter, texts, onChange } = props;
  if (texts.length === 0) return null;
  const without = (fields: readonly string[]) =>
    Object.fromEntries(Object.entries(filter).filter(([field]) => !fields.includes(field))) as Filter;
  return (
    <ul className="flex flex-wrap items-center gap-1.5 pb-3" aria-label="Filtres actifs">
      {texts.map(({ fields, text }) => (
        <li
          key={fields[0]}
          className="inline-flex max-w-full items-center rounded-full bg-accent-soft pl-3 text-13 leading-[30px]"
        >
          <span className="truncate">{text}</span>
          <button
            type="button"
            aria-label={`Retirer le filtre ${text}`}
            className="grid h-[30px] w-8 shrink-0 place-items-center rounded-full text-muted hover:text-ink max-sm:w-10"
            onClick={() => onChange(without(fields))}
          >
            <X size={13} aria-hidden />
          </button>
        </li>
      ))}
      {texts.length > 1 && (
        <li>
          <button
            type="button"
            className="link px-2 text-13"
            onClick={() => onChange({ q: filter.q } as Filter)}
          >
            Tout effacer
          </button>
        </li>
      )}
    </ul>
  );
}
