import { synonymsOf } from '#core/targeting/job-titles.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { criteriaFieldLabels as labels } from './criteria-labels.ts';
import type { CriteriaProps } from './criteria-props.ts';
import { SuggestedTokens } from './suggested-tokens.tsx';

/** The titles looked for, and the other names of each that are looked for too. */
export function JobTitles({ criteria: { titles, hasSynonyms }, set, errorOf }: CriteriaProps) {
  return (
    <div>
      <SuggestedTokens
        label={labels.titles}
        kind="title"
        chosen={titles.map((label) => ({ id: null, label }))}
        placeholder="Ex. : Responsable paie, Gestionnaire de paie"
        hint="Entrée ou virgule après chacun. Vous pouvez coller une liste."
        error={errorOf?.('titles')}
        onChange={(chosen) => set({ titles: chosen.map(({ label }) => label) })}
      />
      <div className="mt-2.5">
        <CheckboxField
          label="Chercher aussi les synonymes de ces intitulés"
          checked={hasSynonyms}
          onChange={({ target }) => set({ hasSynonyms: target.checked })}
        />
      </div>
      {hasSynonyms && <Synonyms titles={titles} />}
    </div>
  );
}

function Synonyms({ titles }: { titles: string[] }) {
  const known = titles
    .map((title) => ({ title, others: synonymsOf(title).filter((name) => !titles.includes(name)) }))
    .filter(({ others }) => others.length > 0);
  if (known.length === 0) return null;
  return (
    <dl className="mt-2 ml-7 grid gap-1 text-13">
      {known.map(({ title, others }) => (
        <div key={title}>
          <dt className="inline font-medium">{title} : </dt>
          <dd className="inline text-muted">{others.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}
