import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import type { Billing } from '#contract/identity/billing.ts';
import { intervalOf } from '#core/identity/billing.ts';
import { hasFeature } from '#core/identity/plans.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useCancelSubscription, usePortal, useTakeBack } from './billing.queries.ts';
import { day, formatPrice, lastDay, periodNames, perPeriod } from './billing-texts.ts';
import { SurplusList } from './surplus-list.tsx';

const marks: Record<Billing['state'], { shape: StatusShape; label: string } | null> = {
  none: null,
  granted: { shape: 'active', label: 'Actif' },
  active: { shape: 'active', label: 'Actif' },
  ending: { shape: 'paused', label: 'Résilié, encore actif' },
  grace: { shape: 'asking', label: 'Paiement en attente' },
  suspended: { shape: 'stopped', label: 'Suspendu' },
  ended: { shape: 'over', label: 'Terminé' },
};

export const complain = (error: unknown) =>
  toast({ tone: 'error', title: 'Erreur', description: errorMessage(error) });

export function PlanPanel({ billing }: { billing: Billing }) {
  const { plan, subscription, state } = billing;
  const mark = marks[state];
  return (
    <Section title="Votre formule" action={mark && <StatusMark shape={mark.shape}>{mark.label}</StatusMark>}>
      <div className="grid gap-3 border-line border-t pt-4">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-heading font-semibold text-28 leading-none">
            <span className="sr-only">Votre formule : </span>
            {plan}
          </span>
          {subscription && state !== 'suspended' && (
            <span>
              {formatPrice(subscription.priceCents)} HT {perPeriod[subscription.period]}
            </span>
          )}
        </p>
        <p className="text-pretty text-13 text-muted">{describeSituation(billing)}</p>
        <Trouble billing={billing} />
        <Acts billing={billing} />
        <p className="flex gap-2 text-13 text-muted">
          <LifeBuoy size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          {describeSupport(billing)}
        </p>
      </div>
    </Section>
  );
}

function describeSituation({ state, subscription, plan }: Billing): string {
  if (state === 'granted')
    return `La formule ${plan} vous est ouverte par notre équipe, sans facturation ici.`;
  if (!subscription)
    return state === 'ended'
      ? 'Votre abonnement est terminé. La formule FREE ne demande aucune carte bancaire, et rien n’a été supprimé.'
      : 'La formule FREE ne demande aucune carte bancaire et ne s’arrête pas d’elle-même.';
  const since = `Depuis le ${day(subscription.since)}.`;
  if (state === 'ending') return `${since} Ouverte jusqu’au ${lastDay(subscription.periodEnd)}, puis FREE.`;
  if (state === 'suspended' || state === 'grace') return since;
  const { next, periodEnd, period } = subscription;
  if (next) return `${since} À partir du ${day(periodEnd)} : ${next.plan}, ${periodNames[next.period]}.`;
  const then = period === 'welcome' ? 'Renouvellement annuel' : 'Renouvellement';
  return `${since} ${then} le ${day(periodEnd)}, résiliable jusqu’à la veille.`;
}

const describeSupport = ({ plan }: Billing): string => {
  const user = { subscription: plan };
  if (hasFeature(user, 'roundTheClockSupport')) return 'Support 24\u00a0h/24 et 7\u00a0j/7.';
  if (hasFeature(user, 'prioritySupport'))
    return 'Support prioritaire : vos demandes sont lues avant les autres.';
  return 'Support par e-mail. Avec EXPERT, vos demandes passent en premier.';
};

export function OtherCard() {
  const portal = usePortal();
  return (
    <p className="mt-2">
      <Button
        size="sm"
        isBusy={portal.isPending}
        onClick={() => portal.mutate('card', { onError: complain })}
      >
        Changer de carte
      </Button>
    </p>
  );
}

/** After a failed payment: what happens on which day, and the way out. */
function Trouble({ billing: { grace, state, subscription } }: { billing: Billing }) {
  if (grace)
    return (
      <Notice tone="warning" title="Votre dernier paiement n’est pas passé.">
        <ul className="list-disc pl-5">
          {grace.nextAttemptAt && <li>{day(grace.nextAttemptAt)} : nouvel essai sur votre carte.</li>}
          <li>Jusqu’au {lastDay(grace.until)} : rien ne change pour vous.</li>
          <li>{day(grace.until)} : sans paiement, votre compte passe en FREE. Rien n’est supprimé.</li>
        </ul>
        <OtherCard />
      </Notice>
    );
  if (state === 'suspended')
    return (
      <Notice tone="error" title={`Votre formule ${subscription?.plan ?? ''} est suspendue.`}>
        Le paiement manque. Avec une carte qui fonctionne, tout revient aussitôt.
        <OtherCard />
      </Notice>
    );
  return null;
}

function Acts({ billing }: { billing: Billing }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelSubscription();
  const takeBack = useTakeBack();
  const { subscription, state, plan } = billing;
  if (!subscription || !billing.isConfigured) return null;
  const back = () =>
    takeBack.mutate(undefined, {
      onError: complain,
      onSuccess: () => toast({ tone: 'success', title: `Vous gardez ${subscription.plan}` }),
    });
  const end = () =>
    cancel.mutate(undefined, {
      onError: complain,
      onSuccess: () => {
        setIsAsking(false);
        toast({ tone: 'success', title: 'Abonnement résilié' });
      },
    });
  return (
    <p className="flex flex-wrap gap-2">
      {state === 'active' && (
        <Button variant="primary" onClick={goToChange}>
          Changer de formule
        </Button>
      )}
      {(state === 'ending' || subscription.next) && (
        <Button variant="primary" isBusy={takeBack.isPending} onClick={back}>
          {state === 'ending' ? 'Reprendre l’abonnement' : `Garder ${subscription.plan}`}
        </Button>
      )}
      {state !== 'ending' && <Button onClick={() => setIsAsking(true)}>Résilier à l’échéance</Button>}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Résilier ${subscription.plan} ?`}
        confirmLabel="Résilier à l’échéance"
        cancelLabel={`Garder ${subscription.plan}`}
        isDestructive
        isBusy={cancel.isPending}
        onConfirm={end}
      >
        <p className="mb-3">
          Votre formule {plan} reste ouverte jusqu’au {lastDay(subscription.periodEnd)}
          {intervalOf(subscription.period) === 'yearly' && ', sans remboursement de la période en cours'}.
          Ensuite, FREE. Rien n’est supprimé : ce qui dépasse est gelé, visible, et revient si vous reprenez.
        </p>
        {isAsking && <SurplusList plan="FREE" />}
      </ConfirmDialog>
    </p>
  );
}

/** The address keeps naming the section: its anchor is taken. */
function goToChange() {
  const target = document.getElementById('changer');
  target?.scrollIntoView();
  target?.focus();
}
