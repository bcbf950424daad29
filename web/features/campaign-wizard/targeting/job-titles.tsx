import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { CheckboxField } from '#web/ui/field.tsx';
import { useDraft } from '../draft-context.ts';
import { SuggestedTokens } from './suggested-tokens.tsx';

/** The titles looked for. */
export function JobTitles() {
  const { content, change } = useDraft();
  const { titles, hasSynonyms } = content.icpData ?? emptyCriteria;
  return (
    <div>
      <SuggestedTokens
        name="icpData.titles"
        kind="title"
        chosen={titles.map((label) => ({ id: null, label }))}
        placeholder="ex. : Responsable paie, Gestionnaire de paie"
        hint="Entrée ou virgule après chacun. Vous pouvez coller une liste."
        onChange={(chosen) => change({ icpData: { titles: chosen.map(({ label }) => label) } })}
      />
      <div className="mt-2.5">
        <CheckboxField
          label="Chercher aussi les synonymes de ces intitulés"
          checked={hasSynonyms}
          onChange={({ target }) => change({ icpData: { hasSynonyms: target.checked } })}
        />
      </div>
    </div>
  );
}
