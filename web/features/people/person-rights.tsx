import { zodResolver } from '@hookform/resolvers/zod';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { eraseWord, peopleApi } from '#contract/audience/people.ts';
import { ofName } from '#core/french/of-name.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog, DialogActions, lastWordClass } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { filePath, useErasePerson } from './people.queries.ts';
import { PersonDataDialog } from './person-data-dialog.tsx';

type Person = { id: string; name: string };

/** What a person may ask of whoever keeps a record of them: a copy of it, or that it goes. */
export function PersonRights({ person, onErased }: { person: Person; onErased?: () => void }) {
  const [isErasing, setIsErasing] = useState(false);
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <a
        href={filePath(person.id)}
        download
        className={buttonClass({ size: 'sm' })}
        aria-label={`Télécharger le dossier ${ofName(person.name)}`}
      >
        <Download aria-hidden className="size-3.5" />
        Télécharger le dossier
      </a>
      <Button
        size="sm"
        aria-label={`D’où vient chaque donnée ${ofName(person.name)}`}
        onClick={() => setIsShown(true)}
      >
        D’où vient chaque donnée
      </Button>
      {isShown && <PersonDataDialog person={person} onClose={() => setIsShown(false)} />}
      <Button
        variant="danger"
        size="sm"
        aria-label={`Effacer la fiche ${ofName(person.name)}`}
        onClick={() => setIsErasing(true)}
      >
        Effacer
      </Button>
      <Dialog
        isOpen={isErasing}
        onOpenChange={setIsErasing}
        title={`Effacer la fiche ${ofName(person.name)} ?`}
      >
        <EraseForm
          person={person}
          onCancel={() => setIsErasing(false)}
          onErased={() => {
            setIsErasing(false);
            onErased?.();
          }}
        />
      </Dialog>
    </div>
  );
}

const schema = peopleApi.erase.body;

function EraseForm(props: { person: Person; onCancel: () => void; onErased: () => void }) {
  const erase = useErasePerson(props.person.id);
  const form = useForm<{ confirmation: string }, unknown, { confirmation: typeof eraseWord }>({
    resolver: zodResolver<{ confirmation: string }, unknown, { confirmation: typeof eraseWord }>(
      schema as never,
    ),
    defaultValues: { confirmation: '' },
  });
  const { errors } = form.formState;
  const submit = submitWith(form, { fields: ['confirmation'] }, async ({ confirmation }) => {
    const { message } = await erase.mutateAsync(confirmation);
    props.onErased();
    toast({ title: message });
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <div className="grid gap-2 text-pretty">
        <p>
          Tout ce qui est gardé de cette personne disparaît : sa fiche, son historique, sa place dans vos
          campagnes et vos recherches. <b className="font-semibold">Rien ne pourra le rétablir.</b>
        </p>
        <p className="text-muted">
          Une empreinte chiffrée, illisible, empêche seulement qu’une recherche ou un import la fasse revenir.
        </p>
      </div>
      <TextField
        label={`Tapez ${eraseWord} pour confirmer`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...fieldOf(form, 'confirmation')}
      />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <DialogActions onCancel={props.onCancel} cancelLabel="Garder la fiche">
        <Button
          type="submit"
          variant="danger"
          className={lastWordClass}
          isBusy={erase.isPending}
          busyLabel="Effacement…"
        >
          Effacer définitivement
        </Button>
      </DialogActions>
    </form>
  );
}
