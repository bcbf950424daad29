import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AdminUserRecord } from '#contract/overview/admin-users.ts';
import { plans } from '#core/identity/plans.ts';
import { fieldOf } from '#web/lib/form-errors.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions, lastWordClass } from '#web/ui/dialog.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Section } from '#web/ui/section.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { showRefusal } from '../confirmed.ts';
import { LimitsForm } from './limits-form.tsx';
import { type UserAct, useUserAct } from './users.queries.ts';

type Asked = 'plan' | 'limits' | 'suspend' | null;

/** What may be done with an account; each act asks who is there, and is written in the log. */
export function UserActs({ user }: { user: AdminUserRecord }) {
  const [asked, setAsked] = useState<Asked>(null);
  const act = useUserAct(user.id);
  const isSelf = useUser().id === user.id;
  const run = (wanted: UserAct, done: string) =>
    act.mutate(wanted, {
      onSuccess: () => {
        setAsked(null);
        toast({ tone: 'success', title: done });
      },
      onError: showRefusal,
    });
  const close = () => setAsked(null);
  return (
    <Section title="Actions">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setAsked('plan')}>
          Changer de formule
        </Button>
        {user.plan === 'ENTERPRISE' && (
          <Button size="sm" onClick={() => setAsked('limits')}>
            Limites sur mesure
          </Button>
        )}
        {!user.isEmailVerified && (
          <Button
            size="sm"
            isBusy={act.isPending && act.variables.is === 'resend'}
            onClick={() => run({ is: 'resend' }, 'Le lien de confirmation repart.')}
          >
            Renvoyer la confirmation
          </Button>
        )}
        {user.openSessions > 0 && !isSelf && (
          <Button
            size="sm"
            isBusy={act.isPending && act.variables.is === 'end_sessions'}
            onClick={() => run({ is: 'end_sessions' }, 'Ses sessions sont fermées.')}
          >
            Fermer ses sessions
          </Button>
        )}
        {user.suspendedAt ? (
          <Button
            size="sm"
            isBusy={act.isPending && act.variables.is === 'restore'}
            onClick={() => run({ is: 'restore' }, 'Le compte est rétabli.')}
          >
            Rétablir le compte
          </Button>
        ) : (
          !isSelf && (
            <Button size="sm" variant="danger" onClick={() => setAsked('suspend')}>
              Suspendre
            </Button>
          )
        )}
      </div>
      <Dialog isOpen={asked === 'plan'} onOpenChange={close} title="Changer de formule">
        <PlanForm
          user={user}
          isBusy={act.isPending}
          onCancel={close}
          onSubmit={(plan) => run({ is: 'plan', plan }, `La formule est maintenant ${plan}.`)}
        />
      </Dialog>
      <Dialog isOpen={asked === 'limits'} onOpenChange={close} title="Limites sur mesure">
        <LimitsForm
          limits={user.customLimits}
          isBusy={act.isPending}
          onCancel={close}
          onSubmit={(limits) => run({ is: 'limits', limits }, 'Les limites sont enregistrées.')}
        />
      </Dialog>
      <Dialog isOpen={asked === 'suspend'} onOpenChange={close} title="Suspendre ce compte ?">
        <SuspendForm
          user={user}
          isBusy={act.isPending}
          onCancel={close}
          onSubmit={(reason) => run({ is: 'suspend', reason }, 'Le compte est suspendu.')}
        />
      </Dialog>
    </Section>
  );
}

type FormProps<Value> = {
  user: AdminUserRecord;
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (value: Value) => void;
};

function PlanForm({ user, isBusy, onCancel, onSubmit }: FormProps<AdminUserRecord['plan']>) {
  const form = useForm({ defaultValues: { plan: user.plan } });
  return (
    <form noValidate onSubmit={form.handleSubmit(({ plan }) => onSubmit(plan))} className="grid gap-4">
      <SelectField
        label="Formule"
        hint="Rien n’est supprimé : avec une formule plus petite, seuls les ajouts sont refusés."
        {...form.register('plan')}
      >
        {plans.map((plan) => (
          <option key={plan}>{plan}</option>
        ))}
      </SelectField>
      <DialogActions onCancel={onCancel}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Changer la formule
        </Button>
      </DialogActions>
    </form>
  );
}

function SuspendForm({ user, isBusy, onCancel, onSubmit }: FormProps<string>) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { runningCampaigns: running } = user;
  return (
    <form noValidate onSubmit={form.handleSubmit(({ reason }) => onSubmit(reason))} className="grid gap-4">
      <p>
        {user.firstName} {user.lastName} perd toutes ses sessions à l’instant et ne peut plus se connecter.
        {running > 0 &&
          ` ${running > 1 ? `Ses ${running} campagnes en cours sont mises en pause` : 'Sa campagne en cours est mise en pause'}\u00a0: rien ne part plus.`}{' '}
        Rien n’est supprimé.
      </p>
      <TextField
        label="Raison"
        hint="Pour l’équipe seulement."
        maxLength={200}
        {...fieldOf(form, 'reason', {
          validate: (reason) => reason.trim() !== '' || 'Dites pourquoi, en quelques mots.',
        })}
      />
      <DialogActions onCancel={onCancel} cancelLabel="Ne rien changer">
        <Button type="submit" variant="danger" className={lastWordClass} isBusy={isBusy}>
          Suspendre le compte
        </Button>
      </DialogActions>
    </form>
  );
}
