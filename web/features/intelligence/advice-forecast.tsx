import { useQuery } from '@tanstack/react-query';
import type { AdviceForecast as Foreseen } from '#contract/overview/intelligence.ts';
import type { AdviceRule } from '#core/intelligence/advice.ts';
import { formatDay, formatNumber, peopleCount } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { adviceForecastQuery } from './intelligence.queries.ts';

type Range = { low: number; high: number };
type AdviceForecastProps = { campaignId: string; rule: AdviceRule; version: number };

/** What the campaign would do without the change and with it, by the same simulation. */
export function AdviceForecast({ campaignId, rule, version }: AdviceForecastProps) {
  return (
    <QueryView
      query={useQuery(adviceForecastQuery(campaignId, rule, version))}
      loading={<LinesSkeleton label="La campagne est simulée avec et sans le changement…" lines={3} />}
      failed="La prévision n’a pas pu être faite."
    >
      {(forecast) =>
        forecast ? (
          <Compared forecast={forecast} />
        ) : (
          <p className="text-13 text-muted">Plus personne n’est en chemin : rien à prévoir.</p>
        )
      }
    </QueryView>
  );
}

const rows = [
  { key: 'accepted', label: 'Acceptations attendues' },
  { key: 'replies', label: 'Réponses attendues' },
  { key: 'messages', label: 'Messages à envoyer' },
] as const;

function Compared({ forecast }: { forecast: Foreseen }) {
  const ends = { without: forecast.without.finishesOn, with: forecast.with.finishesOn };
  return (
    <div>
      <h3 className="font-medium text-13 text-muted">
        Si vous l’appliquez, pour les {peopleCount(forecast.people)} en chemin
      </h3>
      {rows.map(({ key, label }) => {
        const [without, after] = [forecast.without[key], forecast.with[key]];
        const max = Math.max(1, without.high, after.high);
        return (
          <dl
            key={key}
            className="mt-2 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 text-13"
          >
            <dt className="col-span-3 font-medium">{label}</dt>
            <RangeLine name="Sans" range={without} max={max} isAfter={false} />
            <RangeLine name="Avec" range={after} max={max} isAfter />
          </dl>
        );
      })}
      {ends.without && ends.with && (
        <p className="mt-2 text-13">
          {ends.without === ends.with
            ? `Fin vers le ${formatDay(ends.with)}, avec ou sans.`
            : `Fin vers le ${formatDay(ends.without)} sans, le ${formatDay(ends.with)} avec.`}
        </p>
      )}
      <p className="mt-1 text-13 text-muted">Fourchettes à 80 %, faites par la simulation de la campagne.</p>
    </div>
  );
}

type RangeLineProps = { name: string; range: Range; max: number; isAfter: boolean };

const RangeLine = ({ name, range: { low, high }, max, isAfter }: RangeLineProps) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd aria-hidden className="relative h-3">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span
        className={`absolute top-[3px] h-1.5 min-w-1.5 rounded-full ${isAfter ? 'bg-accent' : 'bg-field'}`}
        style={{ left: `${(100 * low) / max}%`, width: `${(100 * (high - low)) / max}%` }}
      />
    </dd>
    <dd className="whitespace-nowrap text-right font-semibold tabular-figures">
      {low === high ? formatNumber(low) : `${formatNumber(low)} à ${formatNumber(high)}`}
    </dd>
  </>
);
