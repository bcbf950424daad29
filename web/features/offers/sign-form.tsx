import { type FormEvent, useState } from 'react';
import { SignChange } from '#contract/campaigns/argumentaire.ts';
import { signLabels, wordSourceLabels } from '#core/argumentaire/describe-sign.ts';
import { type Sign, type SignKind, type WordSource, wordSources } from '#core/offers/argumentaire.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';
import { NumberField } from './number-field.tsx';
import { WordField } from './word-field.tsx';

/** Every part that a sign of any kind may have. */
type Parts = {
  words: string[];
  places: WordSource[];
  months: number | null;
  min: number | null;
  max: number | null;
};
const noParts: Parts = { words: [], places: [...wordSources], months: 12, min: null, max: null };

const partsOf = (sign: Sign | null): Parts =>
  sign === null
    ? noParts
    : { ...noParts, ...sign, ...(sign.kind === 'shared_past' && { words: sign.names }) };

const kinds = Object.keys(signLabels) as SignKind[];
const placeholders: Partial<Record<SignKind, string>> = {
  words: 'SIRH, bascule, migration',
  sector: 'industrie, logistique',
  title: 'responsable paie',
  shared_past: 'ESCP, Nomatec',
};
const wordLabels: Partial<Record<SignKind, string>> = {
  words: 'Mots cherchés',
  sector: 'Secteurs',
  title: 'Mots de l’intitulé',
  shared_past: 'Écoles ou employeurs',
};

/** One sign, new or to change; it is given back once it is complete. */
export function SignForm(props: { sign: Sign | null; onDone: (sign: Sign) => void; onCancel: () => void }) {
  const [kind, setKind] = useState<SignKind>(props.sign?.kind ?? 'words');
  const [parts, setParts] = useState(() => partsOf(props.sign));
  const [error, setError] = useState<string | null>(null);
  const change = (next: Partial<Parts>) => setParts((before) => ({ ...before, ...next }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = SignChange.safeParse({ kind, ...parts, names: parts.words });
    if (read.success) props.onDone(read.data);
    else setError(read.error.issues[0]?.message ?? null);
  };
  const wordLabel = wordLabels[kind];
  const hasMonths = kind === 'words' || kind === 'recent_start' || kind === 'moved';
  return (
    <form
      aria-label={props.sign ? 'Modifier un signe' : 'Ajouter un signe'}
      className="mt-2 grid w-full gap-3 rounded-card border border-line bg-paper p-3"
      onSubmit={submit}
    >
      <SelectField
        label="Signe"
        value={kind}
        autoFocus
        onChange={({ target }) => {
          setKind(target.value as SignKind);
          setError(null);
        }}
      >
        {kinds.map((one) => (
          <option key={one} value={one}>
            {signLabels[one]}
          </option>
        ))}
      </SelectField>
      {wordLabel && (
        <WordField
          label={wordLabel}
          words={parts.words}
          placeholder={placeholders[kind] ?? ''}
          hint="Entrée ou virgule pour ajouter. Les accents et le pluriel ne comptent pas."
          onChange={(words) => change({ words })}
        />
      )}
      {kind === 'words' && (
        <ToggleChips
          label="Où"
          options={wordSources.map((value) => ({ value, label: wordSourceLabels[value] }))}
          chosen={parts.places}
          onChange={(places) => change({ places })}
        />
      )}
      {hasMonths && (
        <NumberField
          label={kind === 'words' ? 'Depuis moins de (mois), vide pour tout' : 'Depuis moins de (mois)'}
          value={parts.months}
          onChange={(months) => change({ months })}
        />
      )}
      {kind === 'headcount' && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="Au moins"
            placeholder="50"
            value={parts.min}
            onChange={(min) => change({ min })}
          />
          <NumberField
            label="Au plus"
            placeholder="500"
            value={parts.max}
            onChange={(max) => change({ max })}
          />
        </div>
      )}
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="submit" variant="primary">
          {props.sign ? 'Modifier le signe' : 'Ajouter ce signe'}
        </Button>
        <Button size="sm" variant="quiet" onClick={props.onCancel}>
          Annuler
        </Button>
      </div>
    </form>
  );
}
