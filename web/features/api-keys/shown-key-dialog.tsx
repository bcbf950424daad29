import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type ShownKeyDialogProps = { name: string; secret: string; onClose: () => void };

/** The only time it is shown. */
export function ShownKeyDialog({ name, secret, onClose }: ShownKeyDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Votre nouvelle clé">
      <p className="mb-3 text-pretty">
        Copiez « {name} » maintenant : elle ne sera plus affichée. Qui la possède agit avec ses droits :
        gardez-la hors du code et des messages.
      </p>
      <p className="mb-3 rounded-field bg-sunken px-3 py-2.5 font-mono text-13 [overflow-wrap:anywhere]">
        {secret}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyButton text={secret} label="Copier" copiedLabel="Copié" />
        <Button variant="primary" onClick={onClose}>
          J’ai gardé la clé
        </Button>
      </div>
    </Dialog>
  );
}
