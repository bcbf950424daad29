import { Download } from 'lucide-react';
import { useState } from 'react';
import { eraseWord } from '#contract/audience/people.ts';
import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { rightNames } from '#core/privacy/legal-delay.ts';
import { filePath } from '#web/features/people/people.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog, lastWordClass } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AnswerText } from './answer-dialog.tsx';
import { PersonOfRequest } from './person-of-request.tsx';
import { paperFilePath, useChangeRequest, useExtendRequest, useSettleRequest } from './privacy.queries.ts';
import { actNames, describeDelay, whyIdentity } from './request-words.ts';

type Props = { request: PrivacyRequest; onClose: () => void; onSettled: (done: PrivacyRequest) => void };

/** Everything about one request: who asks, what is done, what is answered, and the proof. */
export function RequestDialog({ request, onClose, onSettled }: Props) {
  const isOpen = request.state === 'open';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${rightNames[request.right]}, ${request.name || 'personne effacée'}`}
    >
      <div className="grid gap-5">
        <p className="text-13 text-muted">
          Reçue le {formatDate(new Date(request.receivedAt))}.{' '}
          {isOpen && `${describeDelay(request)}, jusqu’au ${formatDate(new Date(request.dueAt))}.`}
          {request.extensionReason && ` Prolongée : ${request.extensionReason}`}
        </p>
        {request.message && (
          <p className="whitespace-pre-line border-line border-l-2 pl-3">{request.message}</p>
        )}
        {request.email && <p className="text-13">Répondre à {request.email}</p>}
        {isOpen && (
          <>
            <PersonOfRequest request={request} />
            <Identity request={request} />
            <Files request={request} />
            <Acts request={request} onSettled={onSettled} />
          </>
        )}
        {!isOpen && !request.fingerprint && <AnswerText answer={request.answer} />}
        <Proof request={request} />
        <div className="flex justify-end">
          <Button onClick={onClose}>Fermer</Button>
        </div>
      </div>
    </Dialog>
  );
}

function Identity({ request }: { request: PrivacyRequest }) {
  const change = useChangeRequest(request.id);
  const [how, setHow] = useState('');
  return (
    <div className="grid gap-2">
      <p className="text-13 text-pretty text-muted">{whyIdentity(request.right)}</p>
      {request.identity === 'to_check' && (
        <form
          className="flex items-end gap-2 max-sm:flex-col max-sm:items-stretch"
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ identityHow: how });
          }}
        >
          <div className="flex-1">
            <TextField
              label="Comment son identité a été vérifiée"
              value={how}
              placeholder="réponse depuis son profil LinkedIn"
              onChange={(event) => setHow(event.target.value)}
              error={change.error && errorMessage(change.error)}
            />
          </div>
          <Button type="submit" isBusy={change.isPending} disabled={how.trim() === ''}>
            Noter
          </Button>
        </form>
      )}
    </div>
  );
}

function Files({ request: { person, right } }: { request: PrivacyRequest }) {
  if (!person || (right !== 'access' && right !== 'portability')) return null;
  const look = buttonClass({ size: 'sm' });
  return (
    <div className="flex flex-wrap gap-2">
      <a href={paperFilePath(person.id)} download className={look}>
        <Download aria-hidden className="size-3.5" />
        Dossier complet, PDF
      </a>
      <a href={filePath(person.id)} download className={look}>
        <Download aria-hidden className="size-3.5" />
        Dossier complet, JSON
      </a>
    </div>
  );
}

function Acts({ request, onSettled }: Pick<Props, 'request' | 'onSettled'>) {
  const settle = useSettleRequest(request.id);
  const extend = useExtendRequest(request.id);
  const [asked, setAsked] = useState<'refuse' | 'extend' | null>(null);
  const [reason, setReason] = useState('');
  const isErasure = request.right === 'erasure' && request.person !== null;
  // To say that nothing is kept ends a request: never the act that is proposed first.
  const isNothing = request.person === null && request.right !== 'objection';
  // The list that is read again takes these acts away before a callback of theirs could be called.
  const close = (body: Parameters<typeof settle.mutateAsync>[0]) =>
    settle.mutateAsync(body).then(onSettled, () => undefined);
  const done = () => void close({ outcome: 'done', ...(isErasure && { confirmation: eraseWord }) });
  const withReason = () =>
    asked === 'extend'
      ? extend.mutate(reason, { onSuccess: () => setAsked(null) })
      : void close({ outcome: 'refused', reason });
  const failure = settle.error ?? extend.error;
  return (
    <div className="grid gap-3">
      {isErasure && (
        <p className="text-pretty">
          Fiche, messages, textes, historique : tout part, et{' '}
          <b className="font-semibold">rien ne pourra le rétablir</b>. Une empreinte chiffrée empêche qu’une
          recherche ou une liste la fasse revenir.
        </p>
      )}
      {failure && <Notice tone="error">{errorMessage(failure)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isErasure ? 'danger' : isNothing ? 'secondary' : 'primary'}
          className={isErasure ? lastWordClass : undefined}
          isBusy={settle.isPending && asked === null}
          onClick={done}
        >
          {isNothing ? 'Rien n’est gardé d’elle' : actNames[request.right]}
        </Button>
        {request.canExtend && <Button onClick={() => setAsked('extend')}>Prolonger</Button>}
        <Button onClick={() => setAsked('refuse')}>Refuser</Button>
      </div>
      {asked && (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            withReason();
          }}
        >
          <TextAreaField
            label={
              asked === 'extend' ? 'Motif, à dire à la personne' : 'Motif du refus, à dire à la personne'
            }
            rows={2}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button type="submit" className="w-fit" isBusy={settle.isPending || extend.isPending}>
            {asked === 'extend' ? 'Prolonger de deux mois' : 'Refuser la demande'}
          </Button>
        </form>
      )}
    </div>
  );
}

function Proof({ request: { proof } }: { request: PrivacyRequest }) {
  return (
    <div>
      <h3 className="mb-1 font-semibold text-14">Preuve</h3>
      <ol className="grid gap-1 text-13">
        {proof.map(({ at, text }) => (
          <li key={`${at} ${text}`} className="flex flex-wrap justify-between gap-x-4">
            <span>{text}</span>
            <span className="text-muted">{formatDateTime(new Date(at))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
