import { nameDepartment, readDepartment, suggestDepartments } from '#core/companies/departments.ts';
import { nafScopeLabel, readNafScope, suggestNaf } from '#core/companies/naf-scopes.ts';
import {
  companySizes,
  languageLabels,
  languages,
  seniorities,
  seniorityLabels,
  sizeBounds,
  tenureLabels,
  tenures,
} from '#core/targeting/icp-criteria.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';
import { CodeTokens } from './code-tokens.tsx';
import { criteriaFieldLabels as labels } from './criteria-labels.ts';
import type { CriteriaProps } from './criteria-props.ts';
import { JobTitles } from './job-titles.tsx';
import { SuggestedTokens } from './suggested-tokens.tsx';
import { WordTokens } from './word-tokens.tsx';

export const sizeOptions = companySizes.map((value) => {
  const { min, max } = sizeBounds[value];
  return {
    value,
    label: max === null ? `Plus de ${formatNumber(min - 1)}` : `${formatNumber(min)} à ${formatNumber(max)}`,
  };
});
export const seniorityOptions = seniorities.map((value) => ({ value, label: seniorityLabels[value] }));
const tenureOptions = tenures.map((value) => ({ value, label: tenureLabels[value] }));
const languageOptions = languages.map((value) => ({ value, label: languageLabels[value] }));

export function PersonCriteria({ criteria, set, errorOf }: CriteriaProps) {
  return (
    <Section title="La personne" note="un critère vide ne demande rien">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <JobTitles criteria={criteria} set={set} errorOf={errorOf} />
        <ToggleChips
          label={labels.seniorities}
          options={seniorityOptions}
          chosen={criteria.seniorities}
          onChange={(chosen) => set({ seniorities: chosen })}
        />
        <SuggestedTokens
          label={labels.functions}
          kind="function"
          chosen={criteria.functions}
          placeholder="Ex. : Ressources humaines, Finance"
          error={errorOf?.('functions')}
          onChange={(functions) => set({ functions })}
        />
        <ToggleChips
          label={labels.tenures}
          options={tenureOptions}
          chosen={criteria.tenures}
          onChange={(chosen) => set({ tenures: chosen })}
        />
        <ToggleChips
          label={labels.languages}
          options={languageOptions}
          chosen={criteria.languages}
          onChange={(chosen) => set({ languages: chosen })}
        />
      </div>
    </Section>
  );
}

export function CompanyCriteria({ criteria, set, errorOf }: CriteriaProps) {
  return (
    <Section title="L’entreprise">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="grid grid-cols-2 gap-x-6 gap-y-5 max-sm:grid-cols-1">
          <SuggestedTokens
            label={labels.places}
            kind="place"
            chosen={criteria.places}
            placeholder="Ex. : Grand Est, Nancy"
            error={errorOf?.('places')}
            onChange={(places) => set({ places })}
          />
          <CodeTokens
            label={labels.departments}
            codes={criteria.departments}
            nameOf={nameDepartment}
            read={readDepartment}
            suggest={suggestDepartments}
            refusal="n’est pas un département."
            placeholder="Ex. : 67, Bas-Rhin"
            hint="Avec des lieux, la personne doit être dans les deux."
            error={errorOf?.('departments')}
            onChange={(departments) => set({ departments })}
          />
          <SuggestedTokens
            label={labels.industries}
            kind="industry"
            chosen={criteria.industries}
            placeholder="Ex. : Agroalimentaire"
            error={errorOf?.('industries')}
            onChange={(industries) => set({ industries })}
          />
          <CodeTokens
            label={labels.nafCodes}
            codes={criteria.nafCodes}
            nameOf={nafScopeLabel}
            read={readNafScope}
            suggest={suggestNaf}
            refusal="n’est pas dans la nomenclature de l’INSEE."
            placeholder="Ex. : 62.01Z, conseil"
            hint="Inconnus de LinkedIn : Accroche les vérifie d’après votre import."
            error={errorOf?.('nafCodes')}
            onChange={(nafCodes) => set({ nafCodes })}
          />
        </div>
        <ToggleChips
          label={`${labels.companySizes}, en salariés`}
          options={sizeOptions}
          chosen={criteria.companySizes}
          onChange={(chosen) => set({ companySizes: chosen })}
        />
      </div>
    </Section>
  );
}

export function WordCriteria({ criteria, set, errorOf }: CriteriaProps) {
  return (
    <Section title="Mots du profil" note="cherchés dans le titre, le résumé et l’expérience">
      <div className="grid grid-cols-2 gap-x-6 gap-y-5 max-sm:grid-cols-1">
        <WordTokens
          label={labels.mustHave}
          words={criteria.mustHave}
          hint="Le profil doit tous les contenir. « Indépendant », « public » ou « franchisé » se lisent dans tout le profil."
          placeholder="Ex. : Silae, convention collective"
          error={errorOf?.('mustHave')}
          onChange={(mustHave) => set({ mustHave })}
        />
        <WordTokens
          label={labels.mustNotHave}
          words={criteria.mustNotHave}
          hint="Un seul suffit à écarter la personne."
          placeholder="Ex. : stage, alternance"
          error={errorOf?.('mustNotHave')}
          onChange={(mustNotHave) => set({ mustNotHave })}
        />
      </div>
    </Section>
  );
}
