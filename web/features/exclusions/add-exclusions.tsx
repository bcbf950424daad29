import { zodResolver } from '@hookform/resolvers/zod';
import { FileUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type AddedExclusions, NewExclusions } from '#contract/audience/exclusions.ts';
import { fieldOf, submitWith } from '#web/lib/form-errors.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { kindOrder, kindTexts } from './exclusion-texts.ts';
import { useAddExclusions } from './exclusions.queries.ts';

const nothing = { kind: 'company', text: '', note: '' } as const;

/** A pasted list, or a file that fills the same field: what is added is always seen first. */
export function AddExclusions() {
  const add = useAddExclusions();
  const form = useForm<NewExclusions>({ resolver: zodResolver(NewExclusions), defaultValues: nothing });
  const { errors } = form.formState;
  const texts = kindTexts[form.watch('kind')];
  const save = submitWith(form, { fields: ['text', 'note'] }, async (values) => {
    await add.mutateAsync(values);
    form.reset({ ...nothing, kind: values.kind });
  });
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
        <SelectField label="Quoi exclure" {...form.register('kind')}>
          {kindOrder.map((kind) => (
            <option key={kind} value={kind}>
              {kindTexts[kind].plural}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Note (facultative)"
          placeholder="clients 2026, concurrents…"
          {...fieldOf(form, 'note')}
        />
      </div>
      <TextAreaField
        label="Liste"
        rows={4}
        hint={texts.hint}
        placeholder={texts.example}
        {...fieldOf(form, 'text')}
      />
      {errors.root && <Notice tone="error">{errors.root.message}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" isBusy={add.isPending} busyLabel="Ajout…">
          Ajouter aux exclusions
        </Button>
        <FilePicker
          onRead={(text) => form.setValue('text', text, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
      {add.data && <Outcome added={add.data} />}
    </form>
  );
}

function FilePicker({ onRead }: { onRead: (text: string) => void }) {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <input
        id={id}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        className="peer sr-only"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          setName(file.name);
          onRead(await readText(file));
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={`${buttonClass()} peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent`}
      >
        <FileUp aria-hidden className="size-4" />
        Lire un fichier CSV
      </label>
      {name && <span className="truncate text-13 text-muted">{name}</span>}
    </span>
  );
}

/** A French spreadsheet often writes Windows-1252: what is not UTF-8 is read as such. */
async function readText(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function Outcome({ added: { added, known, refused, people, isApplied } }: { added: AddedExclusions }) {
  const parts = [
    `${formatNumber(added)} ${added > 1 ? 'exclusions ajoutées' : 'exclusion ajoutée'}`,
    known > 0 && `${formatNumber(known)} déjà présente${known > 1 ? 's' : ''}`,
  ].filter(Boolean);
  return (
    <Notice tone={refused.length > 0 ? 'warning' : 'success'} title={`${parts.join(', ')}.`}>
      <p>
        {isApplied
          ? `${formatNumber(people)} ${people > 1 ? 'personnes sortent' : 'personne sort'} de vos campagnes.`
          : 'Votre liste de personnes est longue : la suite s’applique en arrière-plan.'}
      </p>
      {refused.length > 0 && (
        <ul className="mt-1 grid gap-0.5">
          {refused.slice(0, 5).map(({ line, because }) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              <b className="font-medium">{line}</b> : {because}
            </li>
          ))}
          {refused.length > 5 && <li>et {formatNumber(refused.length - 5)} autres lignes.</li>}
        </ul>
      )}
    </Notice>
  );
}
