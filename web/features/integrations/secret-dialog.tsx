import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** The only time it is shown. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Le secret de cette adresse">
      <p className="mb-3 text-pretty">
        Copiez-le maintenant : il ne sera plus affiché. Votre outil s’en sert pour vérifier que chaque envoi
        vient bien d’Accroche.
      </p>
      <p className="mb-3 rounded-field bg-sunken px-3 py-2.5 font-mono text-13 [overflow-wrap:anywhere]">
        {secret}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyButton text={secret} label="Copier" copiedLabel="Copié" />
        <Button variant="primary" onClick={onClose}>
          J’ai gardé le secret
        </Button>
      </div>
    </Dialog>
  );
}
