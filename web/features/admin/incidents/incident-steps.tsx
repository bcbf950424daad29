import { useState } from 'react';
import type { Incident } from '#contract/overview/incidents.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NotConfirmed } from '../confirmed.ts';
import { instantOf, localMoment } from '../local-moment.ts';
import { useIncidentStep } from './incidents.queries.ts';

type Asked = 'notified' | 'not_needed' | 'informed';

const questions: Record<Asked, { title: string; act: string }> = {
  notified: { title: 'Notification envoyée à la CNIL', act: 'Noter la notification' },
  not_needed: { title: 'Pourquoi aucun risque n’est attendu', act: 'Noter la décision' },
  informed: { title: 'Personnes informées', act: 'Noter l’information' },
};

/** What was done, with its moment; the incident closes once the authority knows, or need not be. */
export function IncidentSteps({ incident }: { incident: Incident }) {
  const take = useIncidentStep(incident.id);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [at, setAt] = useState('');
  const [because, setBecause] = useState('');
  const isDecided = incident.notifiedAt !== null || incident.notNeededBecause !== null;
  const isLate = asked === 'notified' && instantOf(at) > incident.dueAt;
  const open = (step: Asked) => {
    take.reset();
    setAt(localMoment(new Date()));
    setBecause('');
    setAsked(step);
  };
  const body = () => {
    if (asked === 'not_needed') return { step: asked, because } as const;
    if (asked === 'informed') return { step: asked, at: instantOf(at) } as const;
    return { step: 'notified', at: instantOf(at), lateBecause: isLate ? because : null } as const;
  };
  const failure = take.error instanceof NotConfirmed ? null : take.error;
  const remarks = failure instanceof ApiError ? failure.fields : {};
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {!incident.notifiedAt && (
          <Button variant="primary" onClick={() => open('notified')}>
            CNIL notifiée…
          </Button>
        )}
        {!isDecided && <Button onClick={() => open('not_needed')}>Sans notification…</Button>}
        {!incident.informedAt && <Button onClick={() => open('informed')}>Personnes informées…</Button>}
        {isDecided && (
          <Button
            isBusy={take.isPending && asked === null}
            onClick={() => {
              setAsked(null);
              take.mutate({ step: 'closed' });
            }}
          >
            Clore l’incident
          </Button>
        )}
      </div>
      {asked && (
        <form
          noValidate
          className="grid max-w-[60ch] gap-3 border-line border-l-2 pl-3"
          onSubmit={(event) => {
            event.preventDefault();
            take.mutate(body(), { onSuccess: () => setAsked(null) });
          }}
        >
          <h3 className="text-14">{questions[asked].title}</h3>
          {asked !== 'not_needed' && (
            <TextField
              label="Le"
              type="datetime-local"
              value={at}
              error={remarks.at}
              onChange={(event) => setAt(event.target.value)}
            />
          )}
          {(asked === 'not_needed' || isLate) && (
            <TextAreaField
              label={isLate ? 'Motifs du retard' : 'Motif, gardé au registre'}
              rows={2}
              value={because}
              error={remarks.because ?? remarks.lateBecause}
              onChange={(event) => setBecause(event.target.value)}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" isBusy={take.isPending} busyLabel="Enregistrement…">
              {questions[asked].act}
            </Button>
            <Button onClick={() => setAsked(null)}>Annuler</Button>
          </div>
        </form>
      )}
      {failure && Object.keys(remarks).length === 0 && <Notice tone="error">{errorMessage(failure)}</Notice>}
    </div>
  );
}
