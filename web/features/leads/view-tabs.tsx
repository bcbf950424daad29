import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { SavedView } from '#contract/saved-views.ts';
import { quote } from '#core/words/quote.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Menu, MenuAction } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { addressOf, isSameView, type LeadView, readAddress, viewOf } from './lead-address.ts';
import { savedViewsQuery, useRemoveView } from './leads.queries.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';

const everyone = readAddress(new URLSearchParams());
const hrefOf = (view: LeadView, forCampaignId: string | null) => {
  const query = addressOf(view, forCampaignId).toString();
  return query ? `${paths.leads}?${query}` : paths.leads;
};

const tabClass =
  'relative flex h-10 items-center whitespace-nowrap font-medium text-13 text-muted hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent max-sm:h-11';

/** Everyone, then the lists that were kept under a name. */
export function ViewTabs({ view, forCampaignId }: { view: LeadView; forCampaignId: string | null }) {
  const { data: views = [] } = useQuery(savedViewsQuery);
  const [isNaming, setIsNaming] = useState(false);
  const current = views.find(({ content }) => isSameView(viewOf(content), view));
  const isEveryone = isSameView(view, everyone);
  return (
    <div className="flex items-center gap-5 border-line border-b">
      <nav aria-label="Vues" className="flex min-w-0 gap-5 overflow-x-auto">
        <AppLink
          href={hrefOf(everyone, forCampaignId)}
          aria-current={isEveryone ? 'page' : undefined}
          className={tabClass}
        >
          Toutes
        </AppLink>
        {views.map(({ id, name, content }) => (
          <AppLink
            key={id}
            href={hrefOf(viewOf(content), forCampaignId)}
            aria-current={id === current?.id ? 'page' : undefined}
            className={tabClass}
          >
            {name}
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
      {isNaming && <ViewNameDialog view={view} others={views} onClose={() => setIsNaming(false)} />}
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
        <ViewNameDialog view={viewOf(current.content)} others={[]} renamed={current} onClose={close} />
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
        Ses filtres et son classement sont oubliés. Les personnes restent dans vos leads.
      </ConfirmDialog>
    </div>
  );
}
