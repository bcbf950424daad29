import { type ComponentProps, useId } from 'react';
import type { SocialAccount } from '#contract/social-accounts.ts';
import { noteBudget } from '#core/network/account-quotas.ts';
import { TextField } from '#web/ui/field.tsx';

type Props = { tier: SocialAccount['tier'] } & Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>;

/** Only a free account has one; the others are shown why they do not. */
export function NoteBudgetField({ tier, ...input }: Props) {
  const id = useId();
  if (tier !== 'free') {
    return (
      <p className="col-span-full text-pretty text-13 text-muted">
        Notes d’invitation : rien à régler. LinkedIn ne les compte que sur un compte gratuit.
      </p>
    );
  }
  return (
    <>
      <TextField
        type="number"
        inputMode="numeric"
        min={0}
        max={noteBudget.highest}
        label="Notes par mois"
        hint={`Conseil : ${noteBudget.byDefault}. Plafond : ${noteBudget.highest}.`}
        aria-describedby={id}
        {...input}
      />
      <p
        id={id}
        className="col-span-3 max-w-[60ch] text-pretty pt-[26px] text-13 text-muted max-large:col-span-2 max-large:-mt-2 max-large:pt-0"
      >
        Pour un compte gratuit seulement : LinkedIn lui accorde environ cinq notes par mois, celles que vous
        écrivez vous-même comprises. Avec 0, vos invitations partent sans note.
      </p>
    </>
  );
}
