import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SavedView, ViewContent } from '#contract/audience/saved-views.ts';
import { quote } from '#core/words/quote.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { savedViewsQuery, useRemoveView } from './saved-views.queries.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';

const tabClass =
  'relative flex h-10 items-center whitespace-nowrap font-medium text-13 text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent max-sm:h-11';

type ViewTabsProps<Content extends ViewContent> = {
  /** What is shown. */
  content: Content;
  /** The list with nobody left out, in its usual order. */
  everyone: Content;
  everyoneLabel: string;
  /** Two views with one address are the same. */
  hrefOf: (content: Content) => string;
};

/** Everyone, then the lists that were kept under a name. */
export function ViewTabs<Content extends ViewContent>({
  content,
  everyone,
  everyoneLabel,
  hrefOf,
}: ViewTabsProps<Content>) {
  const { data = [] } = useQuery(savedViewsQuery);
  const [isNaming, setIsNaming] = useState(false);
  const views = data.filter(
    (view): view is SavedView & { content: Content } => view.content.list === content.list,
  );
  const href = hrefOf(content);
  const current = views.find((view) => hrefOf(view.content) === href);
  const isEveryone = href === hrefOf(everyone);
  return (
    <div
      // A phone has no room for a tab that is alone.
      className={classNames(
        'flex items-center gap-5 border-line border-b',
        views.length === 0 && isEveryone && 'max-sm:hidden',
      )}
    >
      <nav aria-label="Vues" className="flex min-w-0 gap-5 overflow-x-auto">
        <AppLink href={hrefOf(everyone)} aria-current={isEveryone ? 'page' : undefined} className={tabClass}>
          {everyoneLabel}
        </AppLink>
        {views.map((view) => (
          <AppLink
            key={view.id}
            href={hrefOf(view.content)}
            aria-current={view.id === current?.id ? 'page' : undefined}
            className={tabClass}
          >
            {view.name}
          </AppLink>
        ))}
      </nav>
      {current && <ViewMenu key={current.id} current={current} />}
      {!current && !isEveryone && (
        <button
          type="button"
          className="link ml-auto inline-flex h-10 items-center gap-1.5 whitespace-nowrap text-13 max-sm:h-11"
          onClick={() => setIsNaming(true)}
        >
          <BookmarkPlus size={15} strokeWidth={1.75} aria-hidden />
          Enregistrer la vue
        </button>
      )}
      {isNaming && <ViewNameDialog content={content} others={views} onClose={() => setIsNaming(false)} />}
    </div>
  );
}

function ViewMenu({ current }: { current: SavedView }) {
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const remove = useRemoveView();
  const close = () => setAsked(null);
  return (
    <div className="ml-auto">
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Actions sur la vue ${current.name}`}
            className="grid size-9 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink max-sm:size-11"
          >
            <Ellipsis size={18} aria-hidden />
          </button>
        }
      >
        <MenuAction icon={Pencil} onSelect={() => setAsked('rename')}>
          Renommer
        </MenuAction>
        <MenuAction icon={Trash2} onSelect={() => setAsked('remove')}>
          Supprimer la vue
        </MenuAction>
      </Menu>
      {asked === 'rename' && (
        <ViewNameDialog content={current.content} others={[]} renamed={current} onClose={close} />
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`Supprimer la vue ${quote(current.name)} ?`}
        confirmLabel="Supprimer la vue"
        cancelLabel="Annuler"
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() =>
          remove.mutate(current.id, {
            onSuccess: () => {
              close();
              toast({ tone: 'success', title: 'Vue supprimée.', description: 'Les personnes restent.' });
            },
            onError: ({ message }) => toast({ tone: 'error', title: message }),
          })
        }
      >
        Ses filtres et son classement sont oubliés. Les personnes restent dans la liste.
      </ConfirmDialog>
    </div>
  );
}
