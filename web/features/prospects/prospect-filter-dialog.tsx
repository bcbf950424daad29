import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ProspectFilter } from '#contract/prospects.ts';
import { replyKindLabels } from '#core/prospects/stages.ts';
import { replyKinds } from '#core/replies/reply.ts';
import { capital } from '#core/words/capital.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { choicesQuery } from '#web/features/leads/leads.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { ToggleChips } from '#web/ui/toggle-chips.tsx';

type DialogProps = {
  filter: ProspectFilter;
  onApply: (filter: ProspectFilter) => void;
  onClose: () => void;
};

/** Campaign, reply and tags; nothing changes until « Afficher ». Stages have their own tabs. */
export function ProspectFilterDialog(props: DialogProps) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()} title="Filtrer les prospects">
      <FilterForm {...props} />
    </Dialog>
  );
}

const someOf = <Item,>(items: Item[]) => (items.length > 0 ? items : undefined);

function FilterForm({ filter, onApply, onClose }: DialogProps) {
  const { campaigns } = useCampaigns();
  const { data: choices } = useQuery(choicesQuery);
  const [campaign, setCampaign] = useState(filter.campaign ?? '');
  const [reply, setReply] = useState(filter.reply ?? []);
  const [tags, setTags] = useState(filter.tags ?? []);
  const apply = (next: ProspectFilter) => {
    onApply(next);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply({ ...filter, campaign: campaign || undefined, reply: someOf(reply), tags: someOf(tags) });
  };
  const knownTags = [...new Set([...(choices?.tags ?? []), ...tags])];
  return (
    <form onSubmit={submit} noValidate className="mt-3 grid gap-5">
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
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={() => apply({ q: filter.q, stage: filter.stage })} className="sm:mr-auto">
          Tout effacer
        </Button>
        <Button onClick={onClose}>Annuler</Button>
        <Button variant="primary" type="submit">
          Afficher
        </Button>
      </div>
    </form>
  );
}
