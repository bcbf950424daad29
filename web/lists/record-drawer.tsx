import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Drawer, DrawerButton } from '#web/ui/drawer.tsx';
import { isWideScreen } from '#web/ui/is-wide-screen.ts';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { isGone, QueryView, type ShownQuery } from './query-view.tsx';

/** The record that is open, as the list beside it knows it. */
export type OpenRecord = {
  personId: string;
  onClose: () => void;
  /** The person before and after in the list, if any. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  returnFocus: () => HTMLElement | null;
};

type RecordDrawerProps<Data> = Omit<OpenRecord, 'personId'> & {
  query: ShownQuery<Data>;
  /** As soon as it is known. */
  name: string | undefined;
  note: ReactNode;
  foot?: ReactNode;
  gone: ReactNode;
  /** Letters are for the form that is open, not for the list. */
  isEditing?: boolean;
  children: (data: Data) => ReactNode;
};

/** One person beside the list: J and K go to the next and to the one before. */
export function RecordDrawer<Data>({ query, onPrevious, onNext, ...props }: RecordDrawerProps<Data>) {
  // As it was opened: another drawer, when the window changes, would lose what is typed in this one.
  const [isDocked] = useState(isWideScreen);
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (props.isEditing || !isPlain || !isMeant(event.target)) return;
      if (event.key === 'j') onNext?.();
      else if (event.key === 'k') onPrevious?.();
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  });
  return (
    <Drawer
      isOpen
      isDocked={isDocked}
      onClose={props.onClose}
      returnFocus={props.returnFocus}
      title={props.name ?? (isGone(query) ? 'Personne introuvable' : 'Chargement…')}
      note={props.note}
      foot={props.foot}
      actions={
        <>
          <DrawerButton label="Personne précédente (K)" disabled={!onPrevious} onClick={onPrevious}>
            <ChevronUp size={18} strokeWidth={1.75} aria-hidden />
          </DrawerButton>
          <DrawerButton label="Personne suivante (J)" disabled={!onNext} onClick={onNext}>
            <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
          </DrawerButton>
        </>
      }
    >
      <QueryView
        query={query}
        loading={<RecordSkeleton />}
        failed="Cette fiche n’a pas pu être chargée."
        gone={props.gone}
      >
        {props.children}
      </QueryView>
    </Drawer>
  );
}

/** What is typed in a field, in a menu or in a dialog above the record is not meant for it. */
const isMeant = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  !target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog]:not([data-drawer]), [role=alertdialog]',
  );

function RecordSkeleton() {
  return (
    <SkeletonGroup label="Chargement de la fiche…" className="grid gap-7">
      {['une', 'deux', 'trois', 'quatre'].map((section) => (
        <div key={section} className="grid gap-3 border-ink border-t-2 pt-3">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-[85%]" />
          <Skeleton className="h-4 w-[60%]" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
