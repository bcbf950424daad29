import type { ImportRow, PreviewTab, RowStatus } from '#contract/sourcing/imports.ts';
import { importFieldLabels } from '#core/imports/import-fields.ts';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';

const marks: Record<RowStatus, { shape: StatusShape; label: string }> = {
  ready: { shape: 'done', label: 'Prête' },
  fixed: { shape: 'done', label: 'Corrigée' },
  known: { shape: 'active', label: 'Déjà connue' },
  excluded: { shape: 'paused', label: 'Hors campagne' },
  duplicate: { shape: 'open', label: 'En double' },
  erased: { shape: 'stopped', label: 'Effacée' },
  refused: { shape: 'refused', label: 'Refusée' },
};

const nothing: Record<PreviewTab, string> = {
  all: 'Aucune ligne ne peut être importée. Indiquez quelle colonne contient l’adresse LinkedIn ou l’e-mail.',
  fixed: 'Rien à corriger dans cette liste.',
  known: 'Personne de cette liste ne figure déjà dans vos leads.',
  refused: 'Aucune ligne n’est écartée.',
};

const nameOf = ({ fields, linkedinUrl }: ImportRow) =>
  [fields.firstName, fields.lastName].filter(Boolean).join(' ') ||
  fields.email ||
  linkedinUrl?.replace('https://www.linkedin.com/in/', '') ||
  'Sans nom';

export function PreviewRows({ rows, tab }: { rows: readonly ImportRow[]; tab: PreviewTab }) {
  if (rows.length === 0)
    return <p className="border-line border-y py-3 text-13 text-muted">{nothing[tab]}</p>;
  return (
    <table className="w-full text-14 max-sm:block">
      <caption className="sr-only">Lignes de la liste, telles qu’elles seront enregistrées</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-line border-b text-left text-12 text-muted">
          <th scope="col" className="w-14 py-2 pr-3 font-medium">
            Ligne
          </th>
          <th scope="col" className="w-[34%] py-2 pr-4 font-medium">
            Personne
          </th>
          <th scope="col" className="py-2 font-medium">
            Ce qui change
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row.line}
            className="border-line border-t align-top max-sm:grid max-sm:grid-cols-[40px_minmax(0,1fr)] max-sm:py-2"
          >
            <td className="tabular-figures py-2 pr-3 text-13 text-muted max-sm:py-0">{row.line}</td>
            <th scope="row" className="py-2 pr-4 text-left font-normal max-sm:py-0 max-sm:pr-0">
              <span className="block font-semibold [overflow-wrap:anywhere]">{nameOf(row)}</span>
              <span className="line-clamp-2 text-13 text-muted">
                {[row.fields.headline, row.fields.company].filter(Boolean).join(', ')}
              </span>
            </th>
            <td className="py-2 max-sm:col-start-2 max-sm:py-0 max-sm:pt-1">
              <RowNews row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowNews({ row }: { row: ImportRow }) {
  const { shape, label } = marks[row.status];
  return (
    <>
      <StatusMark shape={shape} mayWrap>
        {row.reason ? `${label}\u00a0: ${row.reason}` : label}
        {row.status === 'known' && row.changes.length === 0 && !row.merge && ', rien de nouveau'}
      </StatusMark>
      {(row.merge || row.changes.length > 0 || row.fixes.length > 0) && (
        <ul className="mt-1 grid gap-0.5 text-13">
          {row.merge && <li className="font-medium [overflow-wrap:anywhere]">{row.merge}</li>}
          {row.changes.map(({ field, before, after }) => (
            <li key={field} className="[overflow-wrap:anywhere]">
              <span className="text-muted">{importFieldLabels[field]} : </span>
              <Change before={before} after={after} />
            </li>
          ))}
          {row.fixes.map((fix) => (
            <li key={fix.code + fix.field} className="text-muted [overflow-wrap:anywhere]">
              {fix.sentence}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Change({ before, after }: { before: string | null; after: string }) {
  return (
    <>
      {before && (
        <>
          <del className="text-muted">{before}</del> →{' '}
        </>
      )}
      <ins className="font-medium no-underline">{after}</ins>
    </>
  );
}
