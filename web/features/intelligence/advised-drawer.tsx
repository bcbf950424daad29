import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdviceList } from '#contract/intelligence.ts';
import { prospectsPath } from '#contract/paths.ts';
import { peopleCount } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { advisedPeopleQuery } from './intelligence.queries.ts';

type AdvisedDrawerProps = { campaignId: string; list: AdviceList; title: string; onClose: () => void };

/** The people behind a number of the page. */
export function AdvisedDrawer({ campaignId, list, title, onClose }: AdvisedDrawerProps) {
  const query = useInfiniteQuery(advisedPeopleQuery(campaignId, list));
  const total = query.data?.pages[0]?.total;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={title}
      note={
        <p className="mt-1 text-13 text-muted">{total === undefined ? 'Chargement…' : peopleCount(total)}</p>
      }
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement de la liste…" lines={5} />}
        failed="La liste n’a pas pu être lue."
        empty={total === 0 && <p className="text-13 text-muted">Personne pour l’instant.</p>}
      >
        {({ pages }) => (
          <>
            <ul className="-my-2 divide-y divide-line">
              {pages
                .flatMap(({ items }) => items)
                .map((person) => (
                  <li key={person.id} className="py-2.5">
                    <AppLink
                      href={prospectsPath({ personId: person.id })}
                      className="block truncate font-[550] hover:underline hover:underline-offset-[0.2em]"
                    >
                      {person.name}
                    </AppLink>
                    <p className="truncate text-13 text-muted">{person.detail}</p>
                  </li>
                ))}
            </ul>
            <MoreButton query={query} label="Afficher la suite" />
          </>
        )}
      </QueryView>
    </Drawer>
  );
}
