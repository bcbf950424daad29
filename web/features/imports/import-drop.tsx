import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { importLimits } from '#contract/sourcing/imports.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextAreaField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useCreateImport } from './imports.queries.ts';

const pastedName = 'Liste collée';

/** A file that is dropped or chosen, or a text that is pasted. */
export function ImportDrop({ onCreated }: { onCreated: (id: string) => void }) {
  const create = useCreateImport(onCreated);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [text, setText] = useState('');
  const take = (file: File | undefined) => {
    if (!file || create.isPending) return;
    const isTooLarge = file.size > importLimits.bytes;
    setRefusal(isTooLarge ? `« ${file.name} » dépasse 20 Mo. Partagez-le en plusieurs fichiers.` : null);
    if (!isTooLarge) create.mutate({ name: file.name, file });
  };
  const paste = () => {
    setRefusal(null);
    create.mutate({ name: pastedName, file: new Blob([text]) });
  };
  const problem = refusal ?? (create.isError ? errorMessage(create.error) : null);
  return (
    <div className="grid grid-cols-2 gap-x-[49px] gap-y-9 pb-10 max-nav:grid-cols-1">
      <Section title="Déposez un fichier" note="CSV ou Excel (.xlsx), 20 Mo et 50 000 lignes au plus">
        <DropZone isBusy={create.isPending} onFile={take} />
        {problem && (
          <Notice tone="error" className="mt-4" title="Ce fichier n’a pas pu être lu.">
            {problem}
          </Notice>
        )}
      </Section>
      <Section title="Ou collez une liste" note="une personne par ligne">
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            paste();
          }}
        >
          <TextAreaField
            label="Lignes copiées d’un tableur, ou adresses LinkedIn"
            rows={7}
            value={text}
            onChange={({ target }) => setText(target.value)}
            placeholder={
              'https://www.linkedin.com/in/camille-moreau\nhttps://www.linkedin.com/in/noemie-oulhaci'
            }
            hint="Avec ou sans ligne de titres. Les colonnes copiées d’un tableur sont reconnues."
          />
          <div>
            <Button type="submit" isBusy={create.isPending} disabled={text.trim() === ''}>
              Lire cette liste
            </Button>
          </div>
        </form>
      </Section>
      <Section title="Corrections automatiques" className="col-span-full">
        <dl className="grid grid-cols-4 gap-x-8 gap-y-4 max-large:grid-cols-2 max-sm:grid-cols-1">
          {mended.map(({ title, detail }) => (
            <div key={title} className="border-line border-t pt-2.5">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-pretty text-13 text-muted">{detail}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}

const mended = [
  {
    title: 'Les noms',
    detail: '« DE LA TOUR, MBA » devient « de La Tour ». Les accents abîmés sont rétablis.',
  },
  {
    title: 'Les adresses',
    detail: 'LinkedIn sous toutes ses formes, Sales Navigator compris ; e-mails et téléphones vérifiés.',
  },
  {
    title: 'Les entreprises',
    detail: 'SIREN vérifié, code NAF, département et tranche d’effectif de l’INSEE.',
  },
  {
    title: 'Les doublons',
    detail:
      'Dans le fichier et dans vos leads. Les exports de HubSpot, Pipedrive et Salesforce sont reconnus ; deux homonymes restent deux personnes.',
  },
];

function DropZone({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File | undefined) => void }) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (isIn: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(isIn);
  };
  return (
    <label
      htmlFor={id}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        onFile(event.dataTransfer.files[0]);
      }}
      className={classNames(
        'relative grid min-h-[232px] cursor-pointer place-items-center rounded-card border border-dashed p-6 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isOver ? 'border-accent bg-accent-soft' : 'border-field hover:bg-card',
      )}
    >
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className="absolute inset-0 cursor-pointer opacity-0"
        disabled={isBusy}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
      {isBusy ? (
        <Spinner label="Lecture du fichier…" />
      ) : (
        <span className="grid justify-items-center gap-1">
          <FileUp size={28} strokeWidth={1.5} aria-hidden className="mb-2 text-accent" />
          <span className="font-semibold text-16">Choisir un fichier, ou le déposer ici</span>
          <span className="max-w-[44ch] text-pretty text-13 text-muted">
            Export d’un CRM, d’un salon, d’un tableur : les colonnes, les accents et les adresses sont
            corrigés, et vous voyez tout avant d’accepter.
          </span>
        </span>
      )}
    </label>
  );
}
