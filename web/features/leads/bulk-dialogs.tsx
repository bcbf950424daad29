import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { LeadAct } from '#contract/campaigns/lead-actions.ts';
import { Tag } from '#contract/campaigns/lead-filter.ts';
import { wizardPath } from '#contract/paths.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ConfirmDialog, Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { TokenInput } from '#web/ui/token-input.tsx';
import { choicesQuery } from './leads.queries.ts';

type BulkDialogProps = {
  /** « 12 personnes », « plus de 10 000 personnes », « Camille Moreau ». */
  whom: string;
  isOne: boolean;
  /** Proposed first, where a campaign is chosen. */
  firstCampaignId: string | null;
  returnFocus: (() => HTMLElement | null) | undefined;
  isBusy: boolean;
  onAct: (act: LeadAct) => void;
  onClose: () => void;
};

export function AddDialog({ whom, isOne, firstCampaignId, isBusy, onAct, onClose }: BulkDialogProps) {
  const { campaigns } = useCampaigns();
  const open = campaigns.filter(({ status }) => status !== 'archived');
  const [wantedId, setWantedId] = useState(firstCampaignId);
  const campaignId = open.find(({ id }) => id === wantedId)?.id ?? open[0]?.id ?? '';
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Ajouter à une campagne">
      <p className="text-muted">
        {whom}.{' '}
        {isOne
          ? 'La personne est évaluée d’après le ciblage de la campagne.'
          : 'Chaque personne est évaluée d’après le ciblage de la campagne. Celles qui sont exclues n’y entrent pas.'}
      </p>
      {open.length === 0 ? (
        <div className="mt-3">
          <p className="mb-3">Vous n’avez pas encore de campagne.</p>
          <AppLink href={wizardPath()} className={buttonClass({ variant: 'primary' })}>
            Créer une campagne
          </AppLink>
        </div>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onAct({ is: 'add_to_campaign', campaignId });
          }}
        >
          <div className="mt-3">
            <SelectField
              label="Campagne"
              value={campaignId}
              onChange={({ target }) => setWantedId(target.value)}
            >
              {open.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <DialogActions className="mt-4" onCancel={onClose}>
            <Button variant="primary" type="submit" isBusy={isBusy} busyLabel="Ajout…">
              Ajouter
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}

export function TagDialog({ whom, isBusy, onAct, onClose }: BulkDialogProps) {
  const { data } = useQuery(choicesQuery);
  const [tags, setTags] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [way, setWay] = useState<'tag' | 'untag'>('tag');
  const add = (texts: string[]) => {
    const wrong = texts.map((text) => Tag.safeParse(text)).find(({ success }) => !success);
    setError(wrong?.error?.issues[0]?.message);
    if (!wrong) setTags((before) => [...new Set([...before, ...texts])]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tags.length === 0) return setError('Écrivez une étiquette.');
    onAct({ is: way, tags });
  };
  const known = (data?.tags ?? []).filter(
    (tag) => !tags.includes(tag) && tag.toLocaleLowerCase().includes(typed.toLocaleLowerCase()),
  );
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Étiqueter">
      <form onSubmit={submit} noValidate>
        <p className="mb-3 text-muted">{whom}.</p>
        <Segmented
          label="Que faire"
          isLabelHidden
          value={way}
          options={[
            { value: 'tag', label: 'Ajouter' },
            { value: 'untag', label: 'Retirer' },
          ]}
          onChange={setWay}
        />
        <div className="mt-3">
          <TokenInput
            label="Étiquettes"
            name="des étiquettes"
            placeholder="à relancer, salon…"
            hint="Entrée ou virgule après chacune."
            error={error}
            tokens={tags}
            max={10}
            suggestions={known.slice(0, 8).map((tag) => ({ id: tag, label: tag }))}
            onQuery={setTyped}
            onAdd={add}
            onPick={({ label }) => add([label])}
            onRemove={(index) => setTags((before) => before.filter((_, position) => position !== index))}
          />
        </div>
        <DialogActions className="mt-4" onCancel={onClose}>
          <Button variant="primary" type="submit" isBusy={isBusy} busyLabel="En cours…">
            {way === 'tag' ? 'Ajouter' : 'Retirer'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function ExcludeDialog({ whom, isOne, isBusy, returnFocus, onAct, onClose }: BulkDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Exclure ${whom} ?`}
      confirmLabel="Exclure"
      cancelLabel="Annuler"
      isBusy={isBusy}
      onConfirm={() => onAct({ is: 'exclude' })}
      {...(returnFocus && { returnFocus })}
    >
      {isOne
        ? 'Aucune campagne ne contactera plus cette personne, ni aujourd’hui ni plus tard. Sa fiche reste dans vos leads, marquée « Hors campagne ».'
        : 'Aucune campagne ne les contactera plus, ni aujourd’hui ni plus tard. Leurs fiches restent dans vos leads, marquées « Hors campagne ».'}
    </ConfirmDialog>
  );
}

export function DeleteDialog({ whom, isBusy, onAct, onClose }: BulkDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Supprimer ${whom} ?`}
      confirmLabel="Supprimer"
      cancelLabel="Annuler"
      isDestructive
      isBusy={isBusy}
      onConfirm={() => onAct({ is: 'delete' })}
    >
      <p>
        Leurs fiches, leurs étiquettes, leur historique et leur place dans vos campagnes sont perdus, sans
        retour possible.
      </p>
      <p className="mt-2 text-muted">
        Restent : vos recherches et vos imports, qui peuvent les retrouver, et les personnes exclues, qui ne
        sont pas supprimées. Pour ne plus jamais contacter quelqu’un, excluez plutôt.
      </p>
    </ConfirmDialog>
  );
}
