import { SlidersHorizontal } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';

/** How many filters are on; it opens their dialog. */
export function FilterButton(props: { count: number; className?: string; onClick: () => void }) {
  return (
    <Button className={props.className} onClick={props.onClick}>
      <SlidersHorizontal size={15} strokeWidth={1.75} aria-hidden />
      Filtres
      {props.count > 0 && (
        <span className="tabular-figures rounded-[4px] bg-highlight px-1.5 font-semibold text-12 text-on-highlight leading-5">
          {props.count}
        </span>
      )}
    </Button>
  );
}

type FilterDialogProps = {
  title: string;
  isWide?: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Every filter at once; nothing changes until « Afficher ». */
export function FilterDialog({ title, isWide, onSubmit, onClear, onClose, children }: FilterDialogProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} isWide={isWide ?? false}>
      <form
        noValidate
        className="mt-3 grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
      >
        {children}
        <DialogActions
          onCancel={onClose}
          aside={
            <Button onClick={onClear} className="sm:mr-auto">
              Tout effacer
            </Button>
          }
        >
          <Button variant="primary" type="submit">
            Afficher
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
