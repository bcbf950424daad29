import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProspectFilter } from '#contract/prospects.ts';
import { replyKindLabels } from '#core/prospects/stages.ts';
import { replyKinds } from '#core/replies/reply.ts';
import { capital } from '#core/words/capital.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { choicesQuery } from '#web/features/leads/leads.queries.ts';
import { FilterDialog } from '#web/lists/filter-dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';

type DialogProps = {
  filter: ProspectFilter;
  onApply: (filter: ProspectFilter) => void;
  onClose: () => void;
};

const someOf = <Item,>(items: Item[]) => (items.length > 0 ? items : undefined);

/** Campaign, reply and tags: stages have their own tabs. */
export function ProspectFilterDialog({ filter, onApply, onClose }: DialogProps) {
  const { campaigns } = useCampaigns();
  const { data: choices } = useQuery(choicesQuery);
  const [campaign, setCampaign] = useState(filter.campaign ?? '');
  const [reply, setReply] = useState(filter.reply ?? []);
  const [tags, setTags] = useState(filter.tags ?? []);
  const apply = (next: ProspectFilter) => {
    onApply(next);
    onClose();
  };
  const submit = () =>
    apply({ ...filter, campaign: campaign || undefined, reply: someOf(reply), tags: someOf(tags) });
  const knownTags = [...new Set([...(choices?.tags ?? []), ...tags])];
  return (
    <FilterDialog
      title="Filtrer les prospects"
      onSubmit={submit}
      onClear={() => apply({ q: filter.q, stage: filter.stage })}
      onClose={onClose}
    >
      <SelectField label="Campagne" value={campaign} onChange={({ target }) => setCampaign(target.value)}>
        <option value="">Toutes</option>
        {campaigns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <ToggleChips
        label="Dernière réponse"
        options={replyKinds.map((value) => ({ value, label: capital(replyKindLabels[value]) }))}
        chosen={reply}
        onChange={setReply}
      />
      {knownTags.length > 0 && (
        <ToggleChips
          label="Étiquettes"
          hint="Les personnes qui en portent au moins une."
          options={knownTags.map((value) => ({ value, label: value }))}
          chosen={tags}
          onChange={setTags}
        />
      )}
    </FilterDialog>
  );
}
