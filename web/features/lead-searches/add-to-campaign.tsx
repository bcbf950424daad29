import { type FormEvent, useState } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';

type AddToCampaignProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** How many people. */
  count: number;
  campaigns: Pick<Campaign, 'id' | 'name'>[];
  add: (campaignId: string) => Promise<{ added: number; known?: number }>;
  onAdded: () => void;
};

export const formatPeople = (count: number) =>
  `${formatNumber(count)} ${count > 1 ? 'personnes' : 'personne'}`;

/** Which campaign the people go to. */
export function AddToCampaign(props: AddToCampaignProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={`Ajouter ${formatPeople(props.count)} à une campagne`}
    >
      {props.campaigns.length > 0 ? <CampaignForm {...props} /> : <NoCampaign />}
    </Dialog>
  );
}

function CampaignForm({ campaigns, add, onAdded, onOpenChange }: AddToCampaignProps) {
  const [chosen, setChosen] = useState(campaigns[0]?.id ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const campaign = campaigns.find(({ id }) => id === chosen);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!campaign || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      const { added, known = 0 } = await add(campaign.id);
      onOpenChange(false);
      onAdded();
      toast({
        tone: 'success',
        title: `${formatPeople(added)} dans ${quote(campaign.name)}`,
        ...(known > 0 && {
          description: `${formatPeople(known)} y ${known > 1 ? 'étaient déjà, ou sont exclues' : 'était déjà, ou est exclue'}.`,
        }),
      });
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form className="mt-3 grid gap-4" onSubmit={(event) => void submit(event)}>
      <SelectField
        label="Campagne"
        value={chosen}
        hint="Chaque personne est évaluée d’après le ciblage de la campagne."
        onChange={({ target }) => setChosen(target.value)}
      >
        {campaigns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {error !== null && <Notice tone="error">{errorMessage(error)}</Notice>}
      <DialogActions onCancel={() => onOpenChange(false)}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Ajouter à la campagne
        </Button>
      </DialogActions>
    </form>
  );
}

function NoCampaign() {
  return (
    <div className="mt-2 grid gap-4">
      <p className="text-muted">
        Aucune campagne ne peut les recevoir pour le moment. Ces personnes restent dans vos leads.
      </p>
      <div>
        <AppLink href={wizardPath()} className={buttonClass({ variant: 'primary' })}>
          Préparer une campagne
        </AppLink>
      </div>
    </div>
  );
}
