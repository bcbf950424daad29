import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  companySizes,
  emptyCriteria,
  type IcpCriteria,
  languageLabels,
  languages,
  seniorities,
  seniorityLabels,
  sizeBounds,
} from '#core/targeting/icp-criteria.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Rubrique } from '#web/ui/rubrique.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';
import type { DraftChange } from '../autosave/draft-fields.ts';
import { useDraft } from '../draft-context.ts';
import { fieldLabels } from '../field-texts.ts';
import { useArrival } from '../use-arrival.ts';
import { WizardColumns } from '../wizard-columns.tsx';
import { StepSkeleton } from '../wizard-skeleton.tsx';
import { AudienceEstimate } from './audience-estimate.tsx';
import { IcpHead } from './icp-head.tsx';
import { IcpReuse } from './icp-reuse.tsx';
import { icpsQuery } from './icps.queries.ts';
import { JobTitles } from './job-titles.tsx';
import { SentenceReader } from './sentence-reader.tsx';
import { SuggestedTokens } from './suggested-tokens.tsx';
import { WordListField } from './word-list-field.tsx';
import { WordTokens } from './word-tokens.tsx';

const sizeOptions = companySizes.map((value) => {
  const { min, max } = sizeBounds[value];
  return {
    value,
    label: max === null ? `Plus de ${formatNumber(min - 1)}` : `${formatNumber(min)} à ${formatNumber(max)}`,
  };
});
const seniorityOptions = seniorities.map((value) => ({ value, label: seniorityLabels[value] }));
const languageOptions = languages.map((value) => ({ value, label: languageLabels[value] }));

/** Who is to be reached, and who never. */
export function TargetingStep() {
  const { campaign, content, change, held, act, retry } = useDraft();
  const { data: icps, isLoading, isFetching } = useQuery(icpsQuery);
  const [isCreating, setIsCreating] = useState(false);
  const { target, arrive } = useArrival<HTMLTextAreaElement>();
  const hasTarget = !!campaign?.icpId || content.icpData !== null;
  if (!hasTarget && !isCreating && isLoading) return <StepSkeleton label="Chargement de vos ciblages…" />;
  const create = () => {
    setIsCreating(true);
    arrive();
  };
  /** Made by its first criterion: until then the campaign has none. */
  const startAnother = async () => {
    setIsCreating(true);
    await act({ icpId: null });
    arrive();
  };
  if (held.icps !== undefined) {
    if (!icps || (isFetching && icps.length === 0))
      return <StepSkeleton label="Chargement de vos ciblages…" />;
    return <IcpReuse icps={icps} onCreate={() => void retry()} onArrive={arrive} />;
  }
  if (!hasTarget && !isCreating && icps && icps.length > 0)
    return <IcpReuse icps={icps} onCreate={create} onArrive={arrive} />;
  const criteria = content.icpData ?? emptyCriteria;
  const set = (icpData: NonNullable<DraftChange['icpData']>) => change({ icpData });
  return (
    <WizardColumns aside={<AudienceEstimate />} asideLabel="Audience estimée">
      <IcpHead icps={icps ?? []} onCreate={startAnother} onArrive={arrive} />
      <SentenceReader field={target} />
      <PersonCriteria criteria={criteria} set={set} />
      <CompanyCriteria criteria={criteria} set={set} />
      <Rubrique title="Mots du profil" note="cherchés dans le titre, le résumé et l’expérience">
        <div className="grid grid-cols-2 gap-x-6 gap-y-5 max-sm:grid-cols-1">
          <WordTokens
            name="icpData.mustHave"
            hint="Le profil doit tous les contenir."
            placeholder="ex. : Silae, convention collective"
          />
          <WordTokens
            name="icpData.mustNotHave"
            hint="Un seul suffit à écarter la personne."
            placeholder="ex. : stage, alternance"
          />
        </div>
      </Rubrique>
      <Rubrique title="À ne jamais contacter" note="dans cette campagne">
        <div className="grid grid-cols-3 gap-x-6 gap-y-5 max-large:grid-cols-1">
          <WordListField name="icpData.exclusions.customers" placeholder="ex. : Verrerie de Saulxures" />
          <WordListField name="icpData.exclusions.competitors" placeholder="ex. : Paie Conseil" />
          <WordListField name="icpData.exclusions.domains" placeholder="ex. : exemple.fr" />
        </div>
      </Rubrique>
    </WizardColumns>
  );
}

type CriteriaProps = { criteria: IcpCriteria; set: (change: NonNullable<DraftChange['icpData']>) => void };

function PersonCriteria({ criteria, set }: CriteriaProps) {
  return (
    <Rubrique title="La personne" note="un critère vide ne demande rien">
      <div className="grid gap-5">
        <JobTitles />
        <ToggleChips
          label={fieldLabels['icpData.seniorities']}
          options={seniorityOptions}
          chosen={criteria.seniorities}
          onChange={(chosen) => set({ seniorities: chosen })}
        />
        <SuggestedTokens
          name="icpData.functions"
          kind="function"
          chosen={criteria.functions}
          placeholder="ex. : Ressources humaines, Finance"
          onChange={(functions) => set({ functions })}
        />
        <ToggleChips
          label={fieldLabels['icpData.languages']}
          options={languageOptions}
          chosen={criteria.languages}
          onChange={(chosen) => set({ languages: chosen })}
        />
      </div>
    </Rubrique>
  );
}

function CompanyCriteria({ criteria, set }: CriteriaProps) {
  return (
    <Rubrique title="L’entreprise">
      <div className="grid gap-5">
        <div className="grid grid-cols-2 gap-x-6 gap-y-5 max-sm:grid-cols-1">
          <SuggestedTokens
            name="icpData.places"
            kind="place"
            chosen={criteria.places}
            placeholder="ex. : Grand Est, Nancy"
            onChange={(places) => set({ places })}
          />
          <SuggestedTokens
            name="icpData.industries"
            kind="industry"
            chosen={criteria.industries}
            placeholder="ex. : Agroalimentaire"
            onChange={(industries) => set({ industries })}
          />
        </div>
        <ToggleChips
          label={`${fieldLabels['icpData.companySizes']}, en salariés`}
          options={sizeOptions}
          chosen={criteria.companySizes}
          onChange={(chosen) => set({ companySizes: chosen })}
        />
      </div>
    </Rubrique>
  );
}
