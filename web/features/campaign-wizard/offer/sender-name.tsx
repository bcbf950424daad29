import type { Ref } from 'react';
import { quote } from '#core/words/quote.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { CampaignField } from '../campaign-field.tsx';
import { useEditing } from '../editing-context.ts';

/** Who signs: an account that has a name need not type it. */
export function SenderName({ fieldRef }: { fieldRef: Ref<HTMLInputElement> }) {
  const { content, change } = useEditing();
  const { firstName, lastName } = useUser();
  const own = [firstName, lastName].filter(Boolean).join(' ');
  const isEmpty = content.offerData.personalProfile.displayName.trim() === '';
  return (
    <div>
      <CampaignField
        ref={fieldRef}
        name="offerData.personalProfile.displayName"
        isRequired
        autoComplete="name"
        placeholder="Ex. : Hélène Vasseur-Guérin"
        hint="Tel qu’il doit figurer au bas des messages."
      />
      {isEmpty && own !== '' && (
        <Button
          size="sm"
          variant="quiet"
          className="mt-1.5 [overflow-wrap:anywhere]"
          onClick={({ currentTarget }) => {
            change({ offerData: { personalProfile: { displayName: own } } });
            // The button goes: the keyboard stays where the name is.
            currentTarget.parentElement?.querySelector('input')?.focus();
          }}
        >
          Signer {quote(own)}
        </Button>
      )}
    </div>
  );
}
