import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { unbroken, WrittenProse } from '../article/prose.tsx';
import { capsLabel, pageWidth, textLink } from '../frame/layout.ts';
import { article } from './help.md';
import { type HelpGroup, helpGroups } from './help-groups.ts';
import { countQuestions, searchHelp } from './help-search.ts';

const total = countQuestions(helpGroups);

function countText(count: number, isSearching: boolean): string {
  if (!isSearching) return `${total} réponses`;
  if (count === 0) return 'Aucune réponse';
  return count === 1 ? '1 réponse trouvée' : `${count} réponses trouvées`;
}

/** The query is the address's `q`, so that a search can be sent to a colleague. */
function useQuery() {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // What was typed before this script came wins over the address.
    field.value ||= new URL(window.location.href).searchParams.get('q') ?? '';
    setQuery(field.value);
  }, []);

  const search = (typed: string) => {
    setQuery(typed);
    const address = new URL(window.location.href);
    if (typed.trim()) address.searchParams.set('q', typed.trim());
    else address.searchParams.delete('q');
    window.history.replaceState(window.history.state, '', address);
  };

  const clear = () => {
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
    search('');
  };

  return { query: query.trim(), input, search, clear };
}

export function Page() {
  const { query, input, search, clear } = useQuery();
  const isSearching = query !== '';
  const groups = searchHelp(helpGroups, query);
  const count = countQuestions(groups);

  return (
    <div className={`${pageWidth} pt-12 pb-28 max-nav:pb-22 max-sm:pt-8 max-sm:pb-18`}>
      <div className="flex items-baseline justify-between gap-6 border-ink border-t pt-3 text-[13.3px] text-muted">
        <p className={`text-ink ${capsLabel}`}>Aide</p>
        <p>
          <a href={paths.support} className={textLink}>
            Écrire au support
          </a>
        </p>
      </div>
      <header className="mt-12 mb-14 max-w-[820px] max-sm:mt-8 max-sm:mb-9">
        <h1 className="text-[57px] leading-[1.04] tracking-[-0.032em] max-nav:text-[48px] max-sm:text-[36px]">
          {article.heading}
        </h1>
        <p className="mt-5 max-w-[60ch] text-19 leading-[1.5] text-pretty text-muted max-sm:text-[17px]">
          {article.lead}
        </p>
        <search className="noscript:hidden">
          <form
            action={paths.help}
            onSubmit={(event) => event.preventDefault()}
            className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3"
          >
            <label htmlFor="recherche" className="sr-only">
              Chercher dans l’aide
            </label>
            <input
              ref={input}
              id="recherche"
              name="q"
              type="search"
              autoComplete="off"
              placeholder="Quota, facture, opposition…"
              onChange={(event: ChangeEvent<HTMLInputElement>) => search(event.target.value)}
              className="h-12 w-full max-w-[520px] rounded-[8px] border border-field bg-card px-4 text-16 placeholder:text-muted hover:border-muted focus-visible:border-accent focus-visible:outline-offset-0"
            />
            <output htmlFor="recherche" className="text-[15px] text-muted">
              {countText(count, isSearching)}
            </output>
          </form>
        </search>
      </header>
      {count === 0 ? (
        <NothingFound query={query} onClear={clear} />
      ) : (
        <Answers groups={groups} isSearching={isSearching} />
      )}
    </div>
  );
}

function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <section className="max-w-[820px] border-ink border-t-2 pt-4">
      <h2 className="text-23 tracking-[-0.02em] break-words">Rien pour « {query} »</h2>
      <p className="mt-2 max-w-[60ch] leading-[1.6] text-pretty text-muted">
        Essayez un mot plus simple, ou posez votre question à l’équipe : une personne vous répondra.
      </p>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <a href={paths.support} className={textLink}>
          Écrire au support
        </a>
        <button type="button" onClick={onClear} className={`cursor-pointer ${textLink}`}>
          Voir toutes les réponses
        </button>
      </p>
    </section>
  );
}

function Answers({ groups, isSearching }: { groups: HelpGroup[]; isSearching: boolean }) {
  return (
    <div className="grid grid-cols-12 gap-x-6 max-nav:block">
      <nav aria-label="Thèmes" className="col-span-3 max-nav:hidden">
        <ul className="sticky top-28 mr-6 border-line border-b text-[15px]">
          {groups.map(({ id, title, questions }) => (
            <li key={id} className="border-line border-t">
              <a href={`#${id}`} className="flex justify-between gap-3 py-2.5 leading-snug hover:text-accent">
                {title}
                <span className="tabular-figures text-muted">{questions.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="col-span-8 col-start-5 max-w-[72ch]">
        {groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id} className="mb-12 last:mb-0">
            <h2 id={id} className="mb-3 scroll-mt-28 text-23 tracking-[-0.02em]">
              {title}
            </h2>
            <div className="border-line border-b">
              {questions.map(({ id, question, html }) => (
                // A search shows its answers at once: another key, so that what was folded opens.
                <details
                  key={`${id}${isSearching}`}
                  open={isSearching || undefined}
                  className="group border-line border-t"
                >
                  <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-5 py-3 leading-snug font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
                    <span>{unbroken(question)}</span>
                    <Cross />
                  </summary>
                  {/* The anchor is inside: a browser opens the fold that holds its target. */}
                  <WrittenProse id={id} html={html} className="scroll-mt-44 pr-9 pb-5" />
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function Cross() {
  return (
    <svg
      viewBox="0 0 14 14"
      aria-hidden="true"
      className="size-3.5 shrink-0 text-accent transition-transform group-open:rotate-45 motion-reduce:transition-none"
    >
      <path d="M7 1v12M1 7h12" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
