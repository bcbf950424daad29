import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrivacyRequest } from '#contract/overview/privacy.ts';
import { foundPeopleQuery } from '#web/features/people/people.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useChangeRequest } from './privacy.queries.ts';

const typingPauseMs = 250;
const mostShown = 5;

/** Whose record a request is about: found by itself where one alone has that name, else chosen. */
export function PersonOfRequest({ request }: { request: PrivacyRequest }) {
  const change = useChangeRequest(request.id);
  const [typed, setTyped] = useState(request.name);
  const asked = useDebounced(typed.trim(), typingPauseMs);
  const { data, error } = useQuery({
    ...foundPeopleQuery(asked),
    enabled: !request.person && asked.length >= 2,
  });
  if (request.person)
    return (
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span>
          Fiche : <b className="font-semibold">{request.person.name}</b>
          {request.person.company && <span className="text-muted"> · {request.person.company}</span>}
        </span>
        <Button size="sm" isBusy={change.isPending} onClick={() => change.mutate({ personId: null })}>
          Ce n’est pas elle
        </Button>
      </p>
    );
  return (
    <div className="grid gap-2">
      <TextField
        label="Sa fiche : nom, adresse du profil ou e-mail"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {(error ?? change.error) && <Notice tone="error">{errorMessage(error ?? change.error)}</Notice>}
      {data?.length === 0 && <p className="text-13 text-muted">Aucune fiche ne correspond.</p>}
      <ul className="grid gap-1">
        {data?.slice(0, mostShown).map(({ id, name, fields }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="text-13">{[name, fields.company].filter(Boolean).join(' · ')}</span>
            <Button
              variant="primary"
              size="sm"
              isBusy={change.isPending}
              aria-label={`C’est ${name}`}
              onClick={() => change.mutate({ personId: id })}
            >
              C’est elle
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
