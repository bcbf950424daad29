import { useState } from 'react';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { quote } from '#core/words/quote.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useSaveTemplate } from './sequence-templates.queries.ts';
import { type ChosenTemplate, TemplateList } from './template-list.tsx';

/** « Partir d’un modèle », and the two dialogs of templates. */
export function TemplateActions(props: {
  config: EngagementConfig;
  onChoose: (template: ChosenTemplate) => void;
}) {
  const [opened, setOpened] = useState<'templates' | 'save' | null>(null);
  const close = () => setOpened(null);
  return (
    <span className="inline-flex flex-wrap justify-end gap-x-4">
      <button type="button" className="link max-sm:min-h-11" onClick={() => setOpened('save')}>
        Enregistrer comme modèle
      </button>
      <button type="button" className="link max-sm:min-h-11" onClick={() => setOpened('templates')}>
        Partir d’un modèle
      </button>
      <Dialog isOpen={opened === 'templates'} onOpenChange={close} title="Partir d’un modèle" isWide>
        <p className="mb-4 text-13 text-muted">
          Le modèle remplace les étapes de cette séquence. Vous pourrez annuler.
        </p>
        <TemplateList
          hasRecommended={false}
          onChoose={(template) => {
            props.onChoose(template);
            close();
          }}
        />
        <div className="mt-4 flex justify-end">
          <Button onClick={close}>Fermer</Button>
        </div>
      </Dialog>
      {opened === 'save' && <SaveTemplate config={props.config} onClose={close} />}
    </span>
  );
}

function SaveTemplate({ config, onClose }: { config: EngagementConfig; onClose: () => void }) {
  const save = useSaveTemplate();
  const [name, setName] = useState('');
  return (
    <Dialog isOpen onOpenChange={onClose} title="Enregistrer comme modèle">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          save.mutate(
            { name, config },
            {
              onSuccess: () => {
                toast({ title: `Modèle ${quote(name.trim())} enregistré.`, tone: 'success' });
                onClose();
              },
            },
          );
        }}
      >
        <TextField
          label="Nom du modèle"
          hint="Il garde les étapes, le ton, le calendrier et la validation."
          value={name}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
        {save.isError && (
          <Notice tone="error" className="mt-3">
            {errorMessage(save.error)}
          </Notice>
        )}
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="primary" isBusy={save.isPending} disabled={name.trim() === ''}>
            Enregistrer le modèle
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
