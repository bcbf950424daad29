import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/** What is left to do once a request is closed: to write back. Shown once where the person was erased. */
export function AnswerDialog({ request, onClose }: { request: PrivacyRequest; onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title="Il reste à lui répondre">
      <p className="mb-3 text-pretty">
        {request.email ? (
          <>
            À envoyer à <b className="font-semibold">{request.email}</b>, après l’avoir relu.
          </>
        ) : (
          'À envoyer par la voie qu’elle a prise, après l’avoir relu.'
        )}
        {request.fingerprint && ' Cette adresse n’est plus gardée : elle ne sera plus affichée.'}
      </p>
      <AnswerText answer={request.answer} />
      <div className="mt-4 flex justify-end">
        <Button variant="primary" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </Dialog>
  );
}

export function AnswerText({ answer }: { answer: string }) {
  return (
    <>
      <p className="mb-2 max-h-64 overflow-y-auto whitespace-pre-line rounded-[8px] border border-line bg-sunken p-3">
        {answer}
      </p>
      <CopyButton text={answer} label="Copier la réponse" copiedLabel="Réponse copiée" />
    </>
  );
}
