import { ArrowRight, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Import, ImportColumn } from '#contract/sourcing/imports.ts';
import {
  type ImportField,
  importFieldLabels,
  importFields,
  sharedFields,
} from '#core/imports/import-fields.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { useUpdateImport } from './imports.queries.ts';

const shownAtFirst = 12;

/** Which field each column fills, beside a few of its cells. */
export function ImportColumns({ draft }: { draft: Import }) {
  const update = useUpdateImport(draft.id);
  const [isWhole, setIsWhole] = useState(false);
  const { columns } = draft;
  const used = columns.filter(({ field }) => field !== null).length;
  // A file may name two columns alike: only their position distinguishes them.
  const numbered = columns.map((column, at) => ({ ...column, at }));
  const shown = isWhole || numbered.length <= shownAtFirst + 3 ? numbered : numbered.slice(0, shownAtFirst);
  const choose = (at: number, field: ImportField | null) =>
    // Most fields have one column: it leaves the one it had.
    update.mutate({
      columns: columns.map((column, index) => {
        if (index === at) return field;
        return column.field === field && field && !sharedFields.has(field) ? null : column.field;
      }),
    });
  return (
    <Section
      title="Vos colonnes"
      note={`${used} sur ${columns.length} ${used > 1 ? 'utilisées' : 'utilisée'}`}
    >
      <ul className="border-line border-b">
        {shown.map(({ at, ...column }) => (
          <ColumnLine
            key={at}
            column={column}
            isBusy={update.isPending}
            onChange={(field) => choose(at, field)}
          />
        ))}
      </ul>
      {columns.length > shown.length && (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setIsWhole(true)}>
          Voir les {columns.length - shown.length} autres colonnes
        </Button>
      )}
      {update.isError && (
        <Notice tone="error" className="mt-3">
          {errorMessage(update.error)}
        </Notice>
      )}
    </Section>
  );
}

function ColumnLine(props: {
  column: ImportColumn;
  isBusy: boolean;
  onChange: (field: ImportField | null) => void;
}) {
  const id = useId();
  const { name, field, samples } = props.column;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_16px_220px] items-center gap-x-3 border-line border-t py-2 max-sm:grid-cols-1 max-sm:gap-y-1.5">
      <label htmlFor={id} className="min-w-0">
        <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span className="line-clamp-1 text-13 text-muted [overflow-wrap:anywhere]">
          {samples.length > 0 ? samples.join(' · ') : 'Colonne vide'}
        </span>
      </label>
      <ArrowRight size={16} aria-hidden className="text-muted max-sm:hidden" />
      <span className="relative">
        <select
          id={id}
          disabled={props.isBusy}
          value={field ?? ''}
          onChange={({ target }) => props.onChange((target.value || null) as ImportField | null)}
          className="h-9 w-full cursor-pointer appearance-none rounded-field border border-field bg-card pr-8 pl-2.5 text-14 hover:border-muted disabled:cursor-progress data-empty:text-muted max-sm:h-11 max-sm:text-16"
          data-empty={field === null || undefined}
        >
          <option value="">Ne pas importer</option>
          {importFields.map((one) => (
            <option key={one} value={one}>
              {importFieldLabels[one]}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-muted"
        />
      </span>
    </li>
  );
}
