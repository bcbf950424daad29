import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { importPath } from '#contract/paths.ts';
import type { Import } from '#contract/sourcing/imports.ts';
import type { LawfulBasis } from '#core/people/person-fields.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { previewQuery, useConfirmImport, useRemoveImport } from './imports.queries.ts';
import { countTaken } from './preview-counts.ts';

const bases: { value: LawfulBasis; label: string; hint: string }[] = [
  {
    value: 'legitimate_interest',
    label: 'Intérêt légitime',
    hint: 'Prospection entre professionnels : un lien avec leur métier, et un refus toujours possible.',
  },
  { value: 'consent', label: 'Consentement', hint: 'Ces personnes ont accepté d’être contactées par vous.' },
  { value: 'contract', label: 'Contrat', hint: 'Ces personnes sont vos clients, ou en train de le devenir.' },
];

/** Where these people come from, where they go, and the last word. */
export function ImportConfirm({ draft, fromCampaignId }: { draft: Import; fromCampaignId: string | null }) {
  const [basis, setBasis] = useState<LawfulBasis | ''>('');
  const [tag, setTag] = useState('');
  const [wantedId, setWantedId] = useState(fromCampaignId ?? '');
  const [isAsked, setIsAsked] = useState(false);
  const confirm = useConfirmImport(draft.id);
  const { data } = useInfiniteQuery(previewQuery(draft.id, 'all'));
  const taken = data?.pages[0] ? countTaken(data.pages[0].counts) : null;
  const { campaigns } = useCampaigns();
  const open = campaigns.filter(({ status }) => status !== 'archived');
  const campaignId = open.some(({ id }) => id === wantedId) ? wantedId : '';
  const fields = confirm.error instanceof ApiError ? confirm.error.fields : {};
  return (
    <Section title="D’où viennent ces personnes" className="large:sticky large:top-[76px] large:self-start">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (basis)
            confirm.mutate({
              lawfulBasis: basis,
              ...(tag.trim() && { tag }),
              campaignId: campaignId || null,
            });
        }}
      >
        <p className="text-13 text-muted [overflow-wrap:anywhere]">
          Source notée pour chaque personne : « {draft.name} ». Une correction que vous avez faite n’est
          jamais remplacée.
        </p>
        <SelectField
          label="Base légale"
          required
          value={basis}
          onChange={({ target }) => setBasis(target.value as LawfulBasis | '')}
          hint={bases.find(({ value }) => value === basis)?.hint}
          error={
            isAsked && !basis ? 'Choisissez sur quelle base vous gardez ces personnes.' : fields.lawfulBasis
          }
        >
          <option value="">Choisir…</option>
          {bases.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Étiquette (facultative)"
          maxLength={40}
          value={tag}
          onChange={({ target }) => setTag(target.value)}
          placeholder="Salon de Nancy"
          error={fields.tag}
        />
        <SelectField
          label="Ajouter à une campagne (facultatif)"
          value={campaignId}
          onChange={({ target }) => setWantedId(target.value)}
          hint="Chaque personne est évaluée d’après le ciblage de la campagne."
        >
          <option value="">Aucune</option>
          {open.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {confirm.isError && <Notice tone="error">{errorMessage(confirm.error)}</Notice>}
        <div className="grid gap-2">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isBusy={confirm.isPending}
            busyLabel="Import en cours…"
            disabled={!taken}
          >
            {taken ? `Importer ${formatNumber(taken)} ${taken > 1 ? 'personnes' : 'personne'}` : 'Importer'}
          </Button>
          <Abandon draftId={draft.id} fromCampaignId={fromCampaignId} />
        </div>
      </form>
    </Section>
  );
}

function Abandon({ draftId, fromCampaignId }: { draftId: string; fromCampaignId: string | null }) {
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useRemoveImport(
    draftId,
    () => void navigate(importPath(undefined, fromCampaignId), { replace: true }),
  );
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        Abandonner cet import
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Abandonner cet import ?"
        confirmLabel="Abandonner"
        cancelLabel="Continuer l’import"
        isDestructive
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        Le fichier et vos réglages de colonnes seront effacés. Aucune personne n’a été ajoutée.
        {remove.isError && (
          <Notice tone="error" className="mt-3">
            {errorMessage(remove.error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
