import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { rightNames } from '#core/privacy/legal-delay.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { StatusMark } from '#web/ui/status-mark.tsx';
import { channelNames, describeDelay, describeIdentity } from './request-words.ts';

/** Soon: a week before the end. */
const nearDays = 7;

export function RequestRow({ request, onOpen }: { request: PrivacyRequest; onOpen: () => void }) {
  const name = request.name || 'Personne effacée';
  return (
    <li className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-line border-b py-3 max-sm:grid-cols-1">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{name}</p>
        <p className="text-13 text-muted">
          {request.fingerprint ? `empreinte ${request.fingerprint.slice(0, 4)}…` : request.company}
        </p>
        <p className="text-13">
          {rightNames[request.right]}
          <span className="text-muted">
            {' '}
            · {formatDate(new Date(request.receivedAt))}, {channelNames[request.channel]}
          </span>
        </p>
      </div>
      <div className="min-w-0 text-13">
        <Delay request={request} />
        <p className="text-muted [overflow-wrap:anywhere]">Identité {describeIdentity(request)}</p>
      </div>
      <Button
        size="sm"
        onClick={onOpen}
        aria-label={`${request.state === 'open' ? 'Traiter' : 'Preuve'}, ${rightNames[request.right].toLowerCase()}, ${name}`}
      >
        {request.state === 'open' ? 'Traiter' : 'Preuve'}
      </Button>
    </li>
  );
}

function Delay({ request }: { request: PrivacyRequest }) {
  if (request.state !== 'open')
    return (
      <StatusMark shape={request.state === 'done' ? 'done' : 'refused'}>
        {request.state === 'done' ? 'Faite' : 'Refusée'} le {formatDate(new Date(request.closedAt ?? ''))}
      </StatusMark>
    );
  const shape = request.daysLeft < 0 ? 'refused' : request.daysLeft <= nearDays ? 'asking' : 'waiting';
  return (
    <StatusMark shape={shape}>
      {describeDelay(request)}, jusqu’au {formatDate(new Date(request.dueAt))}
    </StatusMark>
  );
}
