import { type ReactNode, useState } from 'react';
import type { Import } from '#contract/sourcing/imports.ts';
import { encodingLabels, type TextEncoding, textEncodings } from '#core/imports/file/decode-text.ts';
import { type Separator, separatorLabels, separators } from '#core/imports/file/separators.ts';
import { isJoinedName } from '#core/imports/file/sheet-names.ts';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { focusOnArrival } from '#web/ui/focus-on-arrival.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { type ImportChange, useUpdateImport } from './imports.queries.ts';

/** What was understood of the file, in a sentence, and how to be read otherwise. */
export function ImportReading({ draft }: { draft: Import }) {
  const [isOpen, setIsOpen] = useState(false);
  const update = useUpdateImport(draft.id);
  return (
    <Section
      title="Ce que nous avons lu"
      note={draft.name}
      titleRef={focusOnArrival}
      action={
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Fermer' : changeLabel(draft)}
        </Button>
      }
    >
      <p className="max-w-[68ch] text-pretty">{describeReading(draft)}</p>
      {draft.reading.notes.map((note) => (
        <Notice key={note} tone="warning" className="mt-3">
          {note}
        </Notice>
      ))}
      {isOpen && <ReadingFields draft={draft} onChange={update.mutate} isBusy={update.isPending} />}
      {update.isError && (
        <Notice tone="error" className="mt-3">
          {errorMessage(update.error)}
        </Notice>
      )}
    </Section>
  );
}

const changeLabel = ({ reading }: Import) =>
  reading.kind === 'xlsx' ? 'Changer la feuille ou l’en-tête' : 'Changer le séparateur ou l’encodage';

function describeReading({ reading, rowCount, columns }: Import): ReactNode {
  const size = (
    <strong className="tabular-figures font-semibold">
      {formatNumber(rowCount)} {rowCount > 1 ? 'lignes' : 'ligne'} et {columns.length}{' '}
      {columns.length > 1 ? 'colonnes' : 'colonne'}
    </strong>
  );
  const how =
    reading.kind === 'xlsx'
      ? `dans ${nameSheets(reading.sheet ?? '', reading.sheets)}`
      : [
          reading.encoding && `en ${encodingLabels[reading.encoding]}`,
          reading.separator
            ? `séparées par ${inSentence[reading.separator]}`
            : 'sans séparateur, une valeur par ligne',
        ]
          .filter(Boolean)
          .join(', ');
  return (
    <>
      {size} {how}. {describeHeader(reading)}
    </>
  );
}

/** « Mardi », « Mercredi » et « Jeudi » when they are read as one list. */
const nameSheets = (sheet: string, sheets: readonly string[]): string =>
  isJoinedName(sheet, sheets)
    ? `les feuilles ${new Intl.ListFormat('fr').format(sheet.split(' + ').map(quote))}`
    : `la feuille ${quote(sheet)}`;

function describeHeader({ headerLine, firstLines }: Import['reading']): string {
  if (headerLine === null)
    return 'Aucune ligne ne donne le nom des colonnes\u00a0: la première est déjà une personne.';
  const isFirst = headerLine === (firstLines[0]?.line ?? 1);
  if (isFirst && headerLine === 1) return 'La première ligne donne le nom des colonnes.';
  const text = `La ligne ${headerLine} donne le nom des colonnes`;
  return isFirst ? `${text}.` : `${text}\u00a0; ce qui la précède est laissé de côté.`;
}

const inSentence: Record<Separator, string> = {
  ';': 'des points-virgules',
  ',': 'des virgules',
  '\t': 'des tabulations',
  '|': 'des barres verticales',
};

/** A draft that was read before the choice existed offers its first line. */
const choicesOf = ({ firstLines }: Import['reading']) =>
  firstLines.length > 0 ? firstLines : [{ line: 1, text: '' }];

function ReadingFields(props: { draft: Import; onChange: (change: ImportChange) => void; isBusy: boolean }) {
  const { reading } = props.draft;
  return (
    <fieldset
      disabled={props.isBusy}
      className="mt-4 grid grid-cols-2 gap-4 rounded-card border border-line bg-card p-4 max-sm:grid-cols-1 *:min-w-0"
    >
      <legend className="sr-only">{changeLabel(props.draft)}</legend>
      {reading.kind === 'csv' && (
        <>
          <SelectField
            label="Accents"
            hint="Si les accents s’affichent mal, changez-le."
            value={reading.encoding ?? ''}
            onChange={({ target }) => props.onChange({ encoding: target.value as TextEncoding })}
          >
            {textEncodings.map((encoding) => (
              <option key={encoding} value={encoding}>
                {encodingLabels[encoding]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Séparateur"
            value={reading.separator ?? ''}
            onChange={({ target }) => props.onChange({ separator: target.value as Separator })}
          >
            {reading.separator === null && <option value="">Aucun</option>}
            {separators.map((separator) => (
              <option key={separator} value={separator}>
                {separatorLabels[separator]}
              </option>
            ))}
          </SelectField>
        </>
      )}
      {reading.sheets.length > 1 && (
        <SelectField
          label="Feuille"
          value={reading.sheet ?? ''}
          onChange={({ target }) => props.onChange({ sheet: target.value })}
        >
          {reading.sheets.map((sheet) => (
            <option key={sheet}>{sheet}</option>
          ))}
        </SelectField>
      )}
      <SelectField
        label="Noms des colonnes"
        hint="La ligne qui les donne. Ce qui la précède est laissé de côté."
        value={reading.headerLine ?? ''}
        onChange={({ target }) =>
          props.onChange({ headerLine: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">Aucune ligne</option>
        {choicesOf(reading).map(({ line, text }) => (
          <option key={line} value={line}>
            {text ? `Ligne ${line}\u00a0: ${text}` : `Ligne ${line}`}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
