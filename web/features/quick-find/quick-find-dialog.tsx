import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { ArrowRight, Building2, type LucideIcon, Megaphone, Search, User, Zap } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { mostTyped } from '#contract/sourcing/quick-find.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { KeyCap } from '#web/ui/key-cap.tsx';
import type { PanelProps } from '#web/ui/panel-button.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { type Entry, listEntries } from './list-entries.ts';
import { quickFindQuery } from './quick-find.queries.ts';

const typingPauseMs = 120;
const mostRecent = 5;
/** In memory only: gone with the tab, and with the session. */
const recentKey = ['quick-find-recent'] as const;

const icons: Record<Entry['kind'], LucideIcon> = {
  person: User,
  company: Building2,
  campaign: Megaphone,
  action: Zap,
  page: ArrowRight,
};

export function QuickFindDialog({ button, isOpen, onOpenChange }: PanelProps) {
  const hasLeft = useRef(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-overlay" />
        <Dialog.Content
          aria-describedby={undefined}
          className="panel-shadow fixed top-[12vh] left-1/2 z-50 flex max-h-[70dvh] w-[min(600px,calc(100vw-24px))] -translate-x-1/2 flex-col overflow-hidden rounded-card bg-card text-14 outline-none max-sm:top-3 max-sm:max-h-[calc(100dvh-24px)]"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // What was opened takes the focus itself.
            if (!hasLeft.current) button.current?.focus();
            hasLeft.current = false;
          }}
        >
          <Dialog.Title className="sr-only">Trouver</Dialog.Title>
          <Finder
            onOpen={() => {
              hasLeft.current = true;
              onOpenChange(false);
            }}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function useRecent() {
  const client = useQueryClient();
  const { data: recent = [] } = useQuery<Entry[]>({
    queryKey: recentKey,
    enabled: false,
    initialData: [],
    gcTime: Number.POSITIVE_INFINITY,
  });
  const remember = (entry: Entry) =>
    client.setQueryData<Entry[]>(recentKey, (before = []) =>
      [entry, ...before.filter(({ key }) => key !== entry.key)].slice(0, mostRecent),
    );
  return { recent, remember };
}

/** The focus stays in the field, the arrows move in the list. */
function Finder({ onOpen }: { onOpen: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const settled = useDebounced(typed.trim(), typingPauseMs);
  const client = useQueryClient();
  const { data, isFetching, isPlaceholderData, isError, refetch } = useQuery(quickFindQuery(settled));
  const isAwaited = isPlaceholderData || settled !== typed.trim();
  const { recent, remember } = useRecent();
  const groups = listEntries(typed, data, recent, isAwaited);
  const entries = groups.flatMap((group) => group.entries);
  const current = entries.find(({ key }) => key === chosen) ?? entries[0];

  const open = (entry: Entry) => {
    remember(entry);
    onOpen();
    void navigate(entry.href);
  };
  const field = useRef<HTMLInputElement>(null);
  /** Typed and entered faster than the server answers: the first of the answer, unless the user went on. */
  const openFirstOfAnswer = async () => {
    const answer = await client.ensureQueryData(quickFindQuery(typed.trim())).catch(() => undefined);
    const first = listEntries(typed, answer, recent)[0]?.entries[0];
    if (first && field.current?.value === typed) open(first);
  };
  const move = (key: string) => setChosen(key === entries[0]?.key ? '' : key);
  return (
    <Command
      label="Personne, entreprise, campagne ou page"
      className="flex min-h-0 flex-col outline-none"
      shouldFilter={false}
      vimBindings={false}
      loop
      value={current?.key ?? ''}
      onValueChange={move}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        if (!isAwaited || chosen !== '') return;
        event.preventDefault();
        void openFirstOfAnswer();
      }}
    >
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
        <Command.Input
          ref={field}
          maxLength={mostTyped}
          placeholder="Une personne, une entreprise, une campagne, une page…"
          className="h-14 min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-muted"
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setChosen('');
          }}
        />
        {isFetching ? <SpinnerRing /> : <KeyCap>Échap</KeyCap>}
      </div>
      <Command.List label="Résultats" className="overflow-y-auto p-1.5">
        {groups.map(({ title, entries: some }) => (
          <Command.Group
            key={title}
            heading={<p className="px-2.5 pt-2 pb-1 font-medium text-12 text-muted">{title}</p>}
          >
            {some.map((entry) => (
              <Option key={entry.key} entry={entry} onPick={() => open(entry)} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {isError ? (
        <p role="alert" className="border-line border-t px-4 py-3 text-13 text-danger">
          La recherche n’a pas abouti.{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            Réessayer
          </button>
        </p>
      ) : (
        <output className={entries.length === 0 ? 'px-4 py-5 text-muted' : 'sr-only'}>
          {entries.length > 0
            ? `${entries.length} ${entries.length > 1 ? 'résultats' : 'résultat'}`
            : isAwaited || isFetching
              ? 'Recherche…'
              : 'Rien ne commence ainsi. Essayez un nom, une entreprise ou le nom d’une campagne.'}
        </output>
      )}
    </Command>
  );
}

function Option({ entry, onPick }: { entry: Entry; onPick: () => void }) {
  const { key, label, detail, kind } = entry;
  const Icon = icons[kind];
  return (
    <Command.Item
      value={key}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-[6px] px-2.5 py-1 aria-selected:bg-accent-soft max-sm:min-h-11"
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onSelect={onPick}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1 truncate">
        <span className="font-medium">{label}</span>
        {detail && <span className="text-13 text-muted"> {detail}</span>}
      </span>
    </Command.Item>
  );
}
