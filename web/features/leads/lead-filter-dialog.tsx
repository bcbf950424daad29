import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import { departmentLabels } from '#core/companies/departments.ts';
import { headcountBands } from '#core/companies/headcount-bands.ts';
import { sourceWords } from '#core/leads/lead-words.ts';
import { recordedSources } from '#core/people/person-fields.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { FilterDialog } from '#web/lists/filter-dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';
import { verdictFilterWords } from './lead-texts.ts';
import { choicesQuery } from './leads.queries.ts';

type LeadFilterDialogProps = {
  title: string;
  filter: LeadFilter;
  /** What a list asks before what every list asks of its people. */
  first?: ReactNode;
  onClear: () => void;
  onApply: (filter: LeadFilter) => void;
  onClose: () => void;
};

const optionsOf = <Value extends string>(words: Record<Value, string>) =>
  (Object.entries(words) as [Value, string][]).map(([value, label]) => ({ value, label }));

const textFields = ['company', 'place', 'naf', 'scoreMin', 'scoreMax', 'addedFrom', 'addedTo'] as const;
const choiceFields = ['campaign', 'excluded', 'profile'] as const;

/** What people are asked for, leads or prospects. */
export function LeadFilterDialog({ filter, onApply, onClose, ...props }: LeadFilterDialogProps) {
  const { campaigns } = useCampaigns();
  const { data: choices } = useQuery(choicesQuery);
  const [lists, setLists] = useState({
    verdict: filter.verdict ?? [],
    tags: filter.tags ?? [],
    source: filter.source ?? [],
    department: filter.department ?? [],
    headcount: filter.headcount ?? [],
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget);
    const typed = [...textFields, ...choiceFields].map((name) => [name, String(form.get(name) ?? '').trim()]);
    const chosen = Object.entries(lists).filter(([, list]) => list.length > 0);
    const parsed = LeadFilter.safeParse({
      ...Object.fromEntries([...typed.filter(([, text]) => text !== ''), ...chosen]),
      q: filter.q,
    });
    if (!parsed.success)
      return setErrors(
        Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])),
      );
    onApply(parsed.data);
    onClose();
  };
  const text = (name: (typeof textFields)[number]) => ({
    name,
    defaultValue: filter[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  });
  const choose =
    <Field extends keyof typeof lists>(field: Field) =>
    (list: (typeof lists)[Field]) =>
      setLists((before) => ({ ...before, [field]: list }));
  const knownTags = [...new Set([...(choices?.tags ?? []), ...lists.tags])];
  const knownDepartments = [...new Set([...(choices?.departments ?? []), ...lists.department])].sort();
  const knownBands = new Set([...(choices?.headcounts ?? []), ...lists.headcount]);
  return (
    <FilterDialog title={props.title} isWide onSubmit={submit} onClear={props.onClear} onClose={onClose}>
      {props.first}
      <ToggleChips
        label="Verdict"
        options={optionsOf(verdictFilterWords)}
        chosen={lists.verdict}
        onChange={choose('verdict')}
      />
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-sm:grid-cols-1">
        <SelectField label="Campagne" name="campaign" defaultValue={filter.campaign ?? ''}>
          <option value="">Toutes</option>
          {campaigns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label="Score, de"
            type="number"
            min={0}
            max={100}
            inputMode="numeric"
            {...text('scoreMin')}
          />
          <TextField label="à" type="number" min={0} max={100} inputMode="numeric" {...text('scoreMax')} />
        </div>
        <TextField label="Entreprise" hint="Le début de son nom." {...text('company')} />
        <TextField label="Lieu" placeholder="Lyon, Bretagne…" {...text('place')} />
        <TextField label="Code NAF" placeholder="62.01Z, ou 62" {...text('naf')} />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Ajout, du" type="date" {...text('addedFrom')} />
          <TextField label="au" type="date" {...text('addedTo')} />
        </div>
        <SelectField label="Exclusion" name="excluded" defaultValue={filter.excluded ?? ''}>
          <option value="">Avec ou sans</option>
          <option value="no">Sans exclusion</option>
          <option value="yes">Hors campagne</option>
        </SelectField>
        <SelectField label="Profil" name="profile" defaultValue={filter.profile ?? ''}>
          <option value="">Lu ou non</option>
          <option value="read">Lu en entier</option>
          <option value="unread">Pas encore lu</option>
        </SelectField>
      </div>
      <ToggleChips
        label="Source"
        options={recordedSources.map((value) => ({ value, label: sourceWords[value] }))}
        chosen={lists.source}
        onChange={choose('source')}
      />
      {knownTags.length > 0 && (
        <ToggleChips
          label="Étiquettes"
          hint="Les personnes qui en portent au moins une."
          options={knownTags.map((value) => ({ value, label: value }))}
          chosen={lists.tags}
          onChange={choose('tags')}
        />
      )}
      {knownDepartments.length > 0 && (
        <ToggleChips
          label="Département de l’entreprise"
          options={knownDepartments.map((value) => ({
            value,
            label: [value, departmentLabels.get(value)].filter(Boolean).join(' '),
          }))}
          chosen={lists.department}
          onChange={choose('department')}
        />
      )}
      {knownBands.size > 0 && (
        <ToggleChips
          label="Effectif de l’entreprise"
          options={headcountBands
            .filter(({ code }) => knownBands.has(code))
            .map(({ code, label }) => ({ value: code as string, label }))}
          chosen={lists.headcount}
          onChange={choose('headcount')}
        />
      )}
    </FilterDialog>
  );
}
