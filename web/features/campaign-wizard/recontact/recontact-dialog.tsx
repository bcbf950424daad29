import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Recontact } from '#contract/engine/recontacts.ts';
import type { RecontactReason } from '#core/campaigns/audience.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { describeContact } from './recontact-texts.ts';
import { recontactsQuery, useConfirmRecontacts } from './recontacts.queries.ts';

type DialogProps = {
  campaignId: string;
  /** Only those; all of them without. */
  reason?: RecontactReason;
  onClose: () => void;
};

/** Who was reached before, when and by what: the user says whom this campaign contacts again. */
export function RecontactDialog(props: DialogProps) {
  const query = useQuery(recontactsQuery(props.campaignId));
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()} title="Recontacter qui ?">
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement des personnes…" lines={3} />}
        failed="Ces personnes n’ont pas pu être chargées."
      >
        {(found) => <Choice {...props} {...found} />}
      </QueryView>
    </Dialog>
  );
}

function Choice(props: DialogProps & { items: Recontact[]; total: number; now: string }) {
  const { campaignId, reason, onClose } = props;
  const people = props.items.filter((one) => reason === undefined || one.reason === reason);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const confirm = useConfirmRecontacts(campaignId);
  const isAll = people.length > 0 && chosen.length === people.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate([...chosen], {
      onSuccess: ({ confirmed }) => {
        onClose();
        toast({ tone: confirmed > 0 ? 'success' : 'info', title: describeDone(confirmed) });
      },
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <p className="text-pretty text-muted">
        Un échange a déjà eu lieu avec ces personnes : sans votre accord, cette campagne les laisse en dehors.
        Les oppositions et les refus n’y figurent pas.
      </p>
      {people.length > 1 && (
        <label className="flex cursor-pointer items-center gap-2.5 border-line border-b pb-2 font-medium max-sm:min-h-11">
          <input
            type="checkbox"
            className="size-4 cursor-pointer accent-accent max-sm:size-5"
            checked={isAll}
            onChange={() => setChosen(isAll ? [] : people.map(({ personId }) => personId))}
          />
          Choisir les {formatNumber(people.length)} personnes
        </label>
      )}
      <ul className="max-h-[46dvh] overflow-y-auto">
        {people.map((person) => (
          <PersonLine
            key={person.personId}
            person={person}
            now={new Date(props.now)}
            isChosen={chosen.includes(person.personId)}
            onChoose={(isChosen) =>
              setChosen(
                isChosen ? [...chosen, person.personId] : chosen.filter((id) => id !== person.personId),
              )
            }
          />
        ))}
      </ul>
      {props.total > props.items.length && (
        <p className="text-13 text-muted">
          Les {formatNumber(props.items.length)} mieux notées sur {formatNumber(props.total)} ; les autres
          viendront ensuite.
        </p>
      )}
      {confirm.isError && <Notice tone="error">{errorMessage(confirm.error)}</Notice>}
      <DialogActions onCancel={onClose}>
        <Button
          type="submit"
          variant="primary"
          disabled={chosen.length === 0}
          isBusy={confirm.isPending}
          busyLabel="En cours…"
        >
          {chosen.length > 1 ? `Recontacter ${formatNumber(chosen.length)} personnes` : 'Recontacter'}
        </Button>
      </DialogActions>
    </form>
  );
}

const describeDone = (confirmed: number) =>
  confirmed === 0
    ? 'Personne n’a été ajouté : la situation a changé entre-temps.'
    : confirmed === 1
      ? 'Une personne sera recontactée'
      : `${formatNumber(confirmed)} personnes seront recontactées`;

type LineProps = { person: Recontact; now: Date; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function PersonLine({ person, now, isChosen, onChoose }: LineProps) {
  const id = useId();
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-1 border-line border-t py-2 first:border-0">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-contact`}
        className="mt-0.5 size-4 cursor-pointer accent-accent max-sm:size-5"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer truncate">
          <span className="font-medium">{person.name}</span>
          {person.detail && <span className="text-muted">, {person.detail}</span>}
        </label>
        <p id={`${id}-contact`} className="text-pretty text-13 text-muted">
          {describeContact(person, now)}
        </p>
      </div>
    </li>
  );
}
