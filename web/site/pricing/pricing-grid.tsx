import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import {
  type BillingInterval,
  featurePromises,
  limitPromises,
  mostPopularPlan,
  type Plan,
  planPrices,
  promotion,
} from '#core/identity/plans.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useHints } from '#web/ui/use-hints.ts';
import { useSiteConfig } from '../frame/site-config.tsx';
import {
  featuresAddedBy,
  limitText,
  type PricedPlan,
  planPurposes,
  pricedPlans,
  priceText,
} from './plan-texts.ts';
import { PricingTable } from './pricing-table.tsx';

/** Where choosing a plan leads, and how the button says it. */
export type PlanChoice = {
  href: (plan: PricedPlan, interval: BillingInterval) => string;
  label: (plan: PricedPlan) => string;
};

const signUp: PlanChoice = {
  href: (plan, interval) => `${paths.signUp}?plan=${plan}&interval=${interval}`,
  label: (plan) => (plan === 'FREE' ? 'Commencer' : `Choisir ${plan}`),
};

// The toggle is a pair of radio buttons that the style sheet looks at: prices and links change without any script.
const onlyMonthly = 'group-has-[[value=yearly]:checked]/prix:hidden';
const onlyYearly = 'not-group-has-[[value=yearly]:checked]/prix:hidden';

const button =
  'inline-flex min-h-11 w-full items-center justify-center rounded-field border px-[18px] text-[15px] font-semibold whitespace-nowrap transition-colors';
const outline = `${button} border-ink hover:bg-ink hover:text-paper`;
const filled = `${button} border-accent bg-accent text-on-accent hover:border-accent-dark hover:bg-accent-dark`;

/** The rate card: one row per kind of fact, the same height in every column. It fits its container, not the window. */
export function PricingGrid(props: { heading?: ReactNode; currentPlan?: Plan; choice?: PlanChoice }) {
  const { heading, currentPlan, choice = signUp } = props;
  useHints();
  return (
    <div className="group/prix @container">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-5 @min-[62rem]:mb-[76px]">
        {heading}
        <IntervalToggle />
      </div>
      <ul className="grid border-ink border-t @min-[36rem]:grid-cols-2 @min-[62rem]:grid-cols-4">
        {pricedPlans.map((plan) => (
          <PlanColumn key={plan} plan={plan} isCurrent={plan === currentPlan} choice={choice} />
        ))}
      </ul>
      <Enterprise isCurrent={currentPlan === 'ENTERPRISE'} />
      <div className="mt-4 grid max-w-[80ch] gap-1.5 text-[13.3px] leading-[1.55] text-pretty text-muted">
        <p>
          Les limites d’invitations et de messages suivent les capacités de l’API du réseau social LinkedIn.
          Une recherche qui échoue ou ne trouve personne ne compte pas.
        </p>
        <p>
          Prix hors taxes (HT). Le prix annuel vaut dix mois pour douze. Le code {promotion.code} y ajoute
          deux mois gratuits la première fois : quatorze mois au lieu de douze.
        </p>
      </div>
      <PricingTable />
    </div>
  );
}

function IntervalToggle() {
  const choices: { value: BillingInterval; label: string }[] = [
    { value: 'monthly', label: 'Mensuel' },
    { value: 'yearly', label: 'Annuel' },
  ];
  return (
    <fieldset className="inline-flex shrink-0 rounded-field border border-ink @max-[36rem]:flex @max-[36rem]:w-full">
      <legend className="sr-only">Périodicité</legend>
      {choices.map(({ value, label }) => (
        <label key={value} className="relative cursor-pointer @max-[36rem]:flex-auto">
          <input
            type="radio"
            name="interval"
            value={value}
            defaultChecked={value === 'monthly'}
            className="peer absolute inset-y-0 left-0 w-3 cursor-pointer opacity-0"
          />
          <span className="flex min-h-11 items-center justify-center gap-2.5 rounded-[7px] px-[18px] text-[15px] font-semibold peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent @max-[36rem]:px-3">
            {label}
            {value === 'yearly' && (
              <span className="rounded-[4px] bg-highlight px-2 py-0.5 text-[13.3px] text-on-highlight">
                2 mois gratuits
              </span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Hairlines between columns; PRO is the only card, under its saffron tab. */
const columnEdges: Record<PricedPlan, string> = {
  FREE: '@min-[62rem]:pl-0',
  SOLO: 'border-line @max-[36rem]:border-t @min-[36rem]:border-l',
  PRO: 'rounded-b-card border border-t-4 border-accent bg-card shadow-[0_24px_48px_-28px_rgb(29_52_196/0.35)] dark:shadow-none @max-[36rem]:-mx-3 @max-[36rem]:mt-10 @max-[36rem]:mb-5 @max-[36rem]:px-3 @min-[36rem]:mt-[52px] @min-[62rem]:-mt-1',
  EXPERT: '@min-[36rem]:mt-14 @min-[62rem]:mt-0 @min-[62rem]:pr-0',
};

function PlanColumn(props: { plan: PricedPlan; isCurrent: boolean; choice: PlanChoice }) {
  const { plan } = props;
  const isPopular = plan === mostPopularPlan;
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[1fr_auto] items-start py-7 *:col-span-2 @min-[36rem]:row-span-5 @min-[36rem]:grid-cols-1 @min-[36rem]:grid-rows-subgrid @min-[36rem]:px-6 @min-[36rem]:pb-8 @min-[36rem]:*:col-span-1',
        columnEdges[plan],
      )}
    >
      <div className="@max-[36rem]:col-span-1!">
        {isPopular && (
          <p className="absolute -inset-x-px bottom-full rounded-t-field bg-highlight px-6 py-1.5 text-[13.3px] font-[650] text-on-highlight @max-[36rem]:px-3">
            Le plus populaire
          </p>
        )}
        <h3 className="text-23 leading-[1.6] font-bold tracking-[-0.01em]">{plan}</h3>
        <p className="text-[15px] leading-[1.6] text-muted">
          {plan === 'FREE' ? (
            <mark className="-ml-1 rounded-[2px] bg-highlight/42 px-1 py-0.5 font-semibold text-ink">
              {planPurposes[plan]}
            </mark>
          ) : (
            planPurposes[plan]
          )}
        </p>
      </div>
      <Price plan={plan} />
      <p className="mt-6 @max-[36rem]:mt-[18px]">
        <ChooseButton {...props} look={isPopular ? filled : outline} />
      </p>
      <Limits plan={plan} />
      <Features plan={plan} />
    </li>
  );
}

function Price({ plan }: { plan: PricedPlan }) {
  const prices = planPrices[plan] ?? { monthly: 0, yearly: 0 };
  return (
    <div className="mt-5 @max-[36rem]:col-span-1! @max-[36rem]:mt-0 @max-[36rem]:text-right">
      {plan === 'FREE' ? (
        <PriceFigure euros={prices.monthly} unit="HT" />
      ) : (
        <>
          <PriceFigure euros={prices.monthly} unit="HT par mois" className={onlyMonthly} />
          <PriceFigure euros={prices.yearly} unit="HT par an" className={onlyYearly} />
        </>
      )}
    </div>
  );
}

function PriceFigure({ euros, unit, className }: { euros: number; unit: string; className?: string }) {
  return (
    <p className={className}>
      <b className="block font-heading text-[57px] leading-none font-bold tracking-[-0.035em] @max-[36rem]:text-[47px]">
        {priceText(euros)}
      </b>
      <span className="mt-2 block text-[13.3px] text-muted @max-[36rem]:mt-1">{unit}</span>
    </p>
  );
}

function ChooseButton(props: { plan: PricedPlan; isCurrent: boolean; choice: PlanChoice; look: string }) {
  const { plan, isCurrent, choice, look } = props;
  if (isCurrent) return <CurrentPlan />;
  return (
    <>
      <AppLink href={choice.href(plan, 'monthly')} className={`${look} ${onlyMonthly}`}>
        {choice.label(plan)}
      </AppLink>
      <AppLink href={choice.href(plan, 'yearly')} className={`${look} ${onlyYearly}`}>
        {choice.label(plan)}
      </AppLink>
    </>
  );
}

function CurrentPlan() {
  return (
    <button
      type="button"
      disabled
      className={`${button} cursor-not-allowed border-line bg-sunken text-muted`}
    >
      Plan actuel
    </button>
  );
}

function Limits({ plan }: { plan: PricedPlan }) {
  return (
    <dl className="tabular-figures mt-6 text-14 @max-[36rem]:mt-[18px]">
      {(['leadSearches', 'icps', 'offers'] as const).map((limit) => {
        const { count, unit } = limitText(plan, limit);
        return (
          <div key={limit} className="flex justify-between gap-2 border-line border-t py-2 leading-[1.6]">
            <dt className="text-muted">{limitPromises[limit].name}</dt>
            <dd className="font-[650] whitespace-nowrap">
              {count}
              {unit && <span className="font-normal text-muted"> {unit}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Features({ plan }: { plan: PricedPlan }) {
  const below = pricedPlans[pricedPlans.indexOf(plan) - 1];
  return (
    <ul className="border-line border-t pt-3 text-14 leading-[1.45] *:py-1">
      {below ? (
        <li className="text-muted">Tout {below}, et</li>
      ) : (
        <li>Envois du lundi au vendredi, de 9 h à 18 h</li>
      )}
      {featuresAddedBy(plan).map((feature) => (
        <li key={feature}>{featurePromises[feature].name}</li>
      ))}
    </ul>
  );
}

function Enterprise({ isCurrent }: { isCurrent: boolean }) {
  const { contactEmail } = useSiteConfig();
  const subject = encodeURIComponent('Demande d’informations sur la formule ENTERPRISE');
  return (
    <section
      aria-label="Formule ENTERPRISE"
      className="mt-8 grid grid-cols-12 items-center gap-x-6 gap-y-2 border-ink border-y py-6 @max-[36rem]:block"
    >
      <h3 className="col-[1/5] row-start-1 text-23 font-bold tracking-[-0.01em] @min-[62rem]:col-[1/4]">
        ENTERPRISE
      </h3>
      <p className="col-[5/9] row-start-1 font-heading text-28 leading-none font-bold tracking-[-0.02em] @max-[36rem]:my-2.5 @min-[62rem]:col-[4/6]">
        Sur devis
      </p>
      <p className="col-[1/10] row-start-2 text-[15px] leading-[1.6] text-pretty text-muted @min-[62rem]:col-[6/11] @min-[62rem]:row-start-1">
        Limites sur mesure, clients idéaux et offres illimités, accès à l’API, support 24 h/24 et 7 j/7.
      </p>
      <p className="col-[10/13] row-span-2 row-start-1 @max-[36rem]:mt-[18px] @min-[62rem]:col-[11/13] @min-[62rem]:row-span-1">
        {isCurrent ? (
          <CurrentPlan />
        ) : (
          <a href={`mailto:${contactEmail}?subject=${subject}`} className={outline}>
            Contact
          </a>
        )}
      </p>
    </section>
  );
}
