import {
  featurePromises,
  limitPromises,
  type Plan,
  type PlanLimits,
  planPrices,
  plans,
} from '#core/identity/plans.ts';
import { Hint } from '#web/ui/hint.tsx';
import { limitText, planFeatures, planIncludes, priceText } from './plan-texts.ts';

const hintDelayMs = 300;
const limits: (keyof PlanLimits)[] = ['leadSearches', 'icps', 'offers'];

// On a narrow container each fact takes two lines: its name, then its five values under the plans' names, which stay
// in sight under the top bar (`--barre` is its height, the application's by default).
const row = '@max-[41rem]:grid @max-[41rem]:grid-cols-5';
const rowName = '@max-[41rem]:col-span-5';
const cell =
  'tabular-figures border-line border-t px-1 py-2.5 text-center align-baseline @max-[41rem]:border-t-0 @max-[41rem]:px-0 @max-[41rem]:pt-1.5 @max-[41rem]:text-13';

/** Every limit and every feature, plan by plan; both prices, so that nothing hides behind the toggle. */
export function PricingTable() {
  return (
    <table className="mt-16 w-full table-fixed border-ink border-b text-14 leading-[1.45] @max-[41rem]:mt-12 @max-[41rem]:block">
      <caption className="mb-4 text-left font-heading text-23 font-bold tracking-[-0.018em] @max-[41rem]:block">
        Les formules, ligne à ligne
      </caption>
      <thead className="@max-[41rem]:sticky @max-[41rem]:top-[var(--barre,56px)] @max-[41rem]:z-1 @max-[41rem]:block @max-[41rem]:border-line @max-[41rem]:border-b @max-[41rem]:bg-paper">
        <tr className={row}>
          <td className="w-[32%] border-ink border-t @max-[41rem]:hidden" />
          {plans.map((plan) => (
            <th
              key={plan}
              scope="col"
              className="border-ink border-t px-1 py-2.5 text-13 font-[650] @max-[41rem]:px-0 @max-[41rem]:text-[10px] @max-[41rem]:tracking-tight"
            >
              {plan}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="@max-[41rem]:block">
        <PriceRow name="Prix mensuel, HT" interval="monthly" />
        <PriceRow name="Prix annuel, HT" interval="yearly" />
        {limits.map((limit) => (
          <tr key={limit} className={row}>
            <RowName name={limitPromises[limit].name} hint={limitPromises[limit].hint} />
            {plans.map((plan) => (
              <LimitCell key={plan} plan={plan} limit={limit} />
            ))}
          </tr>
        ))}
        {planFeatures.map((feature) => (
          <tr key={feature} className={row}>
            <RowName name={featurePromises[feature].name} hint={featurePromises[feature].hint} />
            {plans.map((plan) => (
              <td key={plan} className={cell}>
                {planIncludes(plan, feature) ? <Included /> : <NotIncluded />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RowName({ name, hint }: { name: string; hint?: string }) {
  return (
    <th
      scope="row"
      className={`border-line border-t py-2.5 pr-4 text-left font-medium @max-[41rem]:pb-0 ${rowName}`}
    >
      {hint ? (
        <Hint text={hint} delayMs={hintDelayMs}>
          {name}
        </Hint>
      ) : (
        name
      )}
    </th>
  );
}

function PriceRow({ name, interval }: { name: string; interval: 'monthly' | 'yearly' }) {
  return (
    <tr className={row}>
      <RowName name={name} />
      {plans.map((plan) => {
        const prices = planPrices[plan];
        return (
          <td key={plan} className={`${cell} font-semibold`}>
            {prices ? priceText(prices[interval]) : 'Sur devis'}
          </td>
        );
      })}
    </tr>
  );
}

function LimitCell({ plan, limit }: { plan: Plan; limit: keyof PlanLimits }) {
  const { count, unit } = limitText(plan, limit);
  return (
    <td className={cell}>
      <b className="font-semibold">{count}</b>
      {unit && <span className="text-muted @max-[41rem]:block @max-[41rem]:text-12"> {unit}</span>}
    </td>
  );
}

function Included() {
  return (
    <>
      <svg viewBox="0 0 14 12" aria-hidden="true" className="mx-auto h-3 w-3.5 text-success">
        <path
          d="M1.5 6.5 5 10l7.5-8.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="sr-only">compris</span>
    </>
  );
}

function NotIncluded() {
  return (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">non compris</span>
    </>
  );
}
