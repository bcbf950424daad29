import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Billing } from '#contract/identity/billing.ts';
import { paths } from '#contract/paths.ts';
import { isPaidPlan } from '#core/identity/billing.ts';
import { planChoiceQuery } from '#web/features/billing/plan-choice.queries.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { billingQuery, useCheckout, useRefreshBilling } from './billing.queries.ts';
import { ChoosePlan } from './choose-plan.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { NextInvoice } from './next-invoice.tsx';
import { complain, PlanPanel } from './plan-panel.tsx';
import { UsagePanel } from './usage-panel.tsx';

/** The plan, what is used of it, how it is paid. */
export function BillingSection() {
  const query = useQuery(billingQuery);
  useReturnFromPayment();
  return (
    <QueryView
      query={query}
      loading={<LinesSkeleton label="Chargement de votre abonnement…" lines={5} />}
      failed="Votre abonnement n’a pas pu être chargé."
    >
      {(billing) => (
        <>
          <ChosenPlan billing={billing} />
          <PlanPanel billing={billing} />
          {billing.subscription && billing.isConfigured && <NextInvoice billing={billing} />}
          <UsagePanel plan={billing.plan} />
          {billing.plan !== 'ENTERPRISE' && billing.state !== 'suspended' && billing.state !== 'grace' && (
            <ChoosePlan billing={billing} />
          )}
          <InvoiceList billing={billing} />
          <Questions />
        </>
      )}
    </QueryView>
  );
}

/** Back from the provider's pages: what happened there is read at once, without waiting for its news. */
function useReturnFromPayment() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const refresh = useRefreshBilling();
  const result = new URLSearchParams(search).get('paiement');
  const handled = useRef<string | null>(null);
  useEffect(() => {
    if (!result || handled.current === result) return;
    handled.current = result;
    void navigate({ search: '', hash }, { replace: true });
    if (result === 'annule') {
      toast({ tone: 'info', title: 'Paiement annulé', description: 'Rien n’a été débité.' });
      return;
    }
    refresh.mutate(undefined, {
      onError: complain,
      onSuccess: (billing) => {
        if (result === 'fait' && billing.subscription)
          toast({
            tone: 'success',
            title: `Formule ${billing.plan} active`,
            description: 'Votre paiement est passé. Merci !',
          });
      },
    });
  }, [result, hash, navigate, refresh]);
}

/** Picked on the public site: one click from the payment, or later. */
function ChosenPlan({ billing }: { billing: Billing }) {
  const { data } = useQuery(planChoiceQuery);
  const checkout = useCheckout();
  const plan = data?.plan;
  if (!isPaidPlan(plan) || billing.subscription || billing.plan !== 'FREE') return null;
  const interval = data?.interval ?? 'monthly';
  return (
    <Notice
      tone="info"
      title={`Formule choisie : ${plan}, facturation ${interval === 'yearly' ? 'annuelle' : 'mensuelle'}`}
    >
      Votre choix est gardé. D’ici le paiement, votre compte est en formule FREE et rien ne vous est facturé.
      <p className="mt-3 flex flex-wrap gap-2">
        {billing.isConfigured ? (
          <>
            <Button
              variant="primary"
              isBusy={checkout.isPending}
              busyLabel="Ouverture du paiement…"
              onClick={() => checkout.mutate({ plan, interval }, { onError: complain })}
            >
              Continuer vers le paiement
            </Button>
            <AppLink href={paths.home} className={buttonClass()}>
              Plus tard
            </AppLink>
          </>
        ) : (
          <AppLink href={paths.nextStep} className={buttonClass()}>
            Continuer la préparation
          </AppLink>
        )}
      </p>
    </Notice>
  );
}

const Questions = () => (
  <Section title="Une question sur votre formule ?">
    <p className="text-pretty text-muted">
      <AppLink href={paths.help} className="link">
        Lisez l’aide
      </AppLink>
      ,{' '}
      <AppLink href={`${paths.support}?sujet=facturation`} className="link">
        écrivez à notre équipe
      </AppLink>{' '}
      ou relisez les{' '}
      <AppLink href={paths.salesTerms} className="link">
        conditions de vente
      </AppLink>
      .
    </p>
  </Section>
);
