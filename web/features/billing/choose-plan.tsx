import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Billing, PlanOrder } from '#contract/identity/billing.ts';
import { paths } from '#contract/paths.ts';
import { centsOf, intervalOf, type PaidPlan, paidPlans } from '#core/identity/billing.ts';
import {
  type BillingInterval,
  featurePromises,
  type PlanFeature,
  planPrices,
  promotion,
  requiredPlans,
} from '#core/identity/plans.ts';
import { planChoiceQuery } from '#web/features/billing/plan-choice.queries.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { useCheckout } from './billing.queries.ts';
import { describeLimits, formatPrice } from './billing-texts.ts';
import { ChangeDialog } from './change-dialog.tsx';

const intervals = [
  { value: 'monthly', label: 'Mensuel' },
  { value: 'yearly', label: 'Annuel, 2 mois gratuits' },
] as const;

/** Buying a first plan, or changing it; nothing is charged before the amount was shown. */
export function ChoosePlan({ billing }: { billing: Billing }) {
  const { subscription, plan: current } = billing;
  const { data: choice } = useQuery(planChoiceQuery);
  const [picked, setInterval] = useState<BillingInterval | null>(null);
  const interval =
    picked ?? (subscription && intervalOf(subscription.period)) ?? choice?.interval ?? 'monthly';
  const [code, setCode] = useState('');
  const [order, setOrder] = useState<PlanOrder | null>(null);
  const checkout = useCheckout();
  const canUseCode = billing.mayUsePromotion && interval === promotion.interval;
  const choose = (plan: PaidPlan) => {
    const wanted = { plan, interval, ...(canUseCode && code.trim() && { code: code.trim() }) };
    if (subscription) setOrder(wanted);
    else checkout.mutate(wanted);
  };
  const codeError = checkout.error instanceof ApiError ? checkout.error.fields.code : undefined;
  return (
    <Section
      title={subscription ? 'Changer de formule' : 'Choisir une formule'}
      note="rien n’est débité avant votre confirmation"
    >
      <div id="changer" tabIndex={-1} className="grid scroll-mt-24 gap-5 border-line border-t pt-4">
        {!billing.isConfigured && (
          <Notice tone="info" title="Le paiement en ligne n’est pas configuré sur cette installation.">
            <AppLink href={`${paths.support}?sujet=facturation`} className="link">
              Écrivez à notre équipe
            </AppLink>{' '}
            pour changer de formule.
          </Notice>
        )}
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <Segmented label="Facturation" value={interval} options={intervals} onChange={setInterval} />
          {canUseCode && (
            <div className="w-60 max-sm:w-full">
              <TextField
                label="Code promo"
                value={code}
                onChange={(event) => setCode(event.target.value)}
                error={codeError}
                hint={`${promotion.code} ajoute ${promotion.freeMonths} mois à la première année.`}
              />
            </div>
          )}
        </div>
        {checkout.error && !codeError && <Notice tone="error">{errorMessage(checkout.error)}</Notice>}
        <ul className="grid grid-cols-3 gap-4 max-lg:grid-cols-1">
          {paidPlans.map((plan) => {
            const isCurrent =
              plan === current && (!subscription || intervalOf(subscription.period) === interval);
            const isBusy = checkout.isPending && checkout.variables?.plan === plan;
            return (
              <PlanCard key={plan} plan={plan} interval={interval} isCurrent={isCurrent}>
                <Button
                  variant={current === 'FREE' && plan === (choice?.plan ?? 'PRO') ? 'primary' : 'secondary'}
                  className="w-full"
                  disabled={isCurrent || !billing.isConfigured}
                  isBusy={isBusy}
                  busyLabel="Ouverture du paiement…"
                  onClick={() => choose(plan)}
                >
                  {isCurrent ? 'Plan actuel' : labelOf(plan, billing)}
                </Button>
              </PlanCard>
            );
          })}
        </ul>
        <p className="text-13 text-muted">
          ENTERPRISE, limites sur mesure et API :{' '}
          <AppLink href={`${paths.support}?sujet=facturation`} className="link">
            demander un devis
          </AppLink>
          . Prix hors taxes.
        </p>
      </div>
      {order && <ChangeDialog order={order} billing={billing} onClose={() => setOrder(null)} />}
    </Section>
  );
}

const labelOf = (plan: PaidPlan, { subscription }: Billing) => {
  if (!subscription) return `Payer ${plan}`;
  return plan === subscription.plan ? 'Changer de facturation' : `Passer à ${plan}`;
};

const addedBy = (plan: PaidPlan) =>
  (Object.keys(requiredPlans) as PlanFeature[]).filter((feature) => requiredPlans[feature] === plan);

function PlanCard(props: {
  plan: PaidPlan;
  interval: BillingInterval;
  isCurrent: boolean;
  children: React.ReactNode;
}) {
  const { plan, interval } = props;
  const monthly = planPrices[plan]?.monthly ?? 0;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      <h3 className="font-semibold text-16">{plan}</h3>
      <p>
        <span className="font-heading font-semibold text-23">{formatPrice(centsOf(plan, interval))}</span>{' '}
        <span className="text-13 text-muted">HT {interval === 'monthly' ? 'par mois' : 'par an'}</span>
        {interval === 'yearly' && (
          <span className="block text-13 text-muted">au lieu de {formatPrice(monthly * 1200)}</span>
        )}
      </p>
      <div className="flex-1 text-13 text-muted">
        <p className="text-ink">{describeLimits(plan)}.</p>
        <ul>
          {addedBy(plan).map((feature) => (
            <li key={feature}>{featurePromises[feature].name}</li>
          ))}
        </ul>
      </div>
      {props.children}
    </li>
  );
}
