import type { InfiniteData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { prospectsPath } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { MoreButton, type Paged } from './more-button.tsx';
import { QueryView, type ShownQuery } from './query-view.tsx';

type Page = { items: unknown[]; total: number };
type PeopleDrawerProps<One extends Page> = {
  query: ShownQuery<InfiniteData<One>> & Paged;
  title: string;
  formatTotal: (total: number) => string;
  /** Who it is, and what stands at the end of the line. */
  rowOf: (item: One['items'][number]) => {
    key: string;
    person: { id: string; name: string; detail: string | null };
    end?: ReactNode;
  };
  /** Where there is nobody. */
  empty?: string;
  /** Of those who cannot be listed. */
  foot?: (first: One) => string | false;
  onClose: () => void;
};

/** The people behind a number of a page. */
export function PeopleDrawer<One extends Page>(props: PeopleDrawerProps<One>) {
  const { query } = props;
  const [first] = query.data?.pages ?? [];
  const total = first?.total;
  const foot = first && props.foot?.(first);
  return (
    <Drawer
      isOpen
      onClose={props.onClose}
      title={props.title}
      note={
        <p className="mt-1 text-13 text-muted">
          {total === undefined ? 'Chargement…' : props.formatTotal(total)}
        </p>
      }
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement de la liste…" lines={5} />}
        failed="La liste n’a pas pu être lue."
        empty={
          total === 0 && <p className="text-13 text-muted">{props.empty ?? 'Personne pour l’instant.'}</p>
        }
      >
        {({ pages }) => (
          <>
            <ul className="-my-2 divide-y divide-line">
              {pages
                .flatMap(({ items }) => items)
                .map(props.rowOf)
                .map(({ key, person, end }) => (
                  <li key={key} className="flex items-baseline gap-3 py-2.5">
                    <div className="min-w-0 flex-1">
                      <AppLink
                        href={prospectsPath({ personId: person.id })}
                        className="block truncate font-[550] hover:underline hover:underline-offset-[0.2em]"
                      >
                        {person.name}
                      </AppLink>
                      <p className="truncate text-13 text-muted">{person.detail}</p>
                    </div>
                    {end}
                  </li>
                ))}
            </ul>
            {foot && <p className="mt-4 border-line border-t pt-3 text-13 text-muted">{foot}</p>}
            <MoreButton query={query} label="Afficher la suite" />
          </>
        )}
      </QueryView>
    </Drawer>
  );
}
