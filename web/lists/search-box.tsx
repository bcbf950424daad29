import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';

const pauseMs = 250;

type SearchBoxProps = {
  text: string;
  label: string;
  placeholder: string;
  className?: string;
  onSearch: (text: string) => void;
};

/** Searches once one has stopped typing, or at once with Enter. */
export function SearchBox({ text, label, placeholder, className = '', onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = (next: string, delayMs: number) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(next.trim()), delayMs);
  };
  return (
    <search className={`relative ${className}`}>
      <Search
        size={16}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
      />
      <input
        type="search"
        aria-label={label}
        maxLength={100}
        placeholder={placeholder}
        value={typed}
        onChange={({ target }) => search(target.value, pauseMs)}
        onKeyDown={({ key }) => key === 'Enter' && search(typed, 0)}
        className="h-9 w-full rounded-field border border-field bg-card pr-9 pl-9 text-14 text-ellipsis placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-accent max-sm:h-11 max-sm:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label="Effacer la recherche"
          className="absolute inset-y-0 right-0 grid w-9 place-items-center text-muted hover:text-ink"
          onClick={() => search('', 0)}
        >
          <X size={15} aria-hidden />
        </button>
      )}
    </search>
  );
}

/** Above a list of people. */
export const PeopleSearchBox = (props: Pick<SearchBoxProps, 'text' | 'onSearch'>) => (
  <SearchBox
    label="Chercher une personne"
    placeholder="Nom, entreprise, lieu…"
    className="w-[280px] docked:w-[190px] max-sm:w-full"
    {...props}
  />
);
