import { useQuery } from '@tanstack/react-query';
import type { KeyFigures as Figures } from '#contract/overview/admin-operations.ts';
import { churnDays } from '#core/identity/billing.ts';
import { formatPrice } from '#web/features/billing/billing-texts.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { figuresQuery } from './operations.queries.ts';

type Week = Figures['weeks'][number];

/** What the last seven weeks were, in bars and in a table. */
export function KeyFigures() {
  const query = useQuery(figuresQuery);
  return (
    <Section title="Chiffres clés" note="sept semaines, celle-ci en cours">
      <QueryView
        query={query}
        loading={
          <SkeletonGroup
            label="Calcul des chiffres clés…"
            className="grid grid-cols-3 gap-4 max-sm:grid-cols-2"
          >
            {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
              <Skeleton key={id} className="h-24" />
            ))}
          </SkeletonGroup>
        }
        failed="Impossible de calculer les chiffres clés."
      >
        {({ weeks, revenue }) => (
          <>
            <Revenue revenue={revenue} />
            <FigureCards weeks={weeks} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

/** What subscriptions bring in a month, and what of it is about to end. */
function Revenue({ revenue }: { revenue: Figures['revenue'] }) {
  const { subscriptions, monthlyCents, ending, endingCents, unpaid, churn } = revenue;
  const rows = [
    ['Revenu mensuel (MRR), HT', formatPrice(monthlyCents)],
    ['Abonnements', formatNumber(subscriptions)],
    [
      'Résiliés, encore actifs',
      ending === 0 ? '0' : `${formatNumber(ending)}, soit ${share(endingCents, monthlyCents)} du revenu`,
    ],
    ['Paiement en attente', formatNumber(unpaid)],
    [
      `Départs en ${churnDays}\u00a0jours (churn)`,
      churn.ran === 0
        ? 'pas encore mesurable'
        : `${share(churn.ended, churn.ran)}, soit ${formatNumber(churn.ended)} sur ${formatNumber(churn.ran)}`,
    ],
    [
      'Revenu parti avec eux',
      churn.ended === 0
        ? 'aucun'
        : `${formatPrice(churn.endedCents)} par mois, ${share(churn.endedCents, churn.ranCents)}`,
    ],
  ] as const;
  return (
    <dl className="mb-5 grid grid-cols-3 gap-x-6 gap-y-4 border-line border-t pt-3 max-nav:grid-cols-2">
      {rows.map(([label, figure]) => (
        <div key={label} className="min-w-0">
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="tabular-figures font-semibold text-16">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const share = (part: number, whole: number): string =>
  whole === 0 ? 'aucun' : `${formatNumber(Math.round((part / whole) * 100))}\u00a0%`;

const ended = ({ sent, refused, unknown }: Week) => sent + refused + unknown;

function FigureCards({ weeks }: { weeks: readonly Week[] }) {
  const now = weeks.at(-1);
  const before = weeks.at(-2);
  const settled = weeks.findLast(({ activated }) => activated !== null);
  if (!now || !before) return null;
  const cards = [
    {
      label: 'Inscriptions',
      figure: formatNumber(now.signUps),
      note: `cette semaine, ${formatNumber(before.signUps)} la précédente`,
      countIn: ({ signUps }: Week) => signUps,
    },
    {
      label: 'Activation',
      figure: settled?.signUps ? share(settled.activated ?? 0, settled.signUps) : 'Pas encore',
      note: settled
        ? settled.signUps > 0
          ? `${formatNumber(settled.activated ?? 0)} sur ${formatNumber(settled.signUps)} inscrits la semaine du ${formatDay(settled.week)} ont lancé une campagne créée sous sept jours`
          : `aucune inscription la semaine du ${formatDay(settled.week)}`
        : 'comptée sept jours après la fin de la semaine',
      countIn: ({ activated }: Week) => activated ?? 0,
    },
    {
      label: 'Abonnements pris',
      figure: formatNumber(now.subscribed),
      note: `${formatNumber(now.ended)} ${now.ended > 1 ? 'terminés' : 'terminé'} cette semaine`,
      countIn: ({ subscribed }: Week) => subscribed,
    },
    {
      label: 'Envois confirmés',
      figure: formatNumber(now.sent),
      note:
        ended(now) > 0
          ? `${share(now.sent, ended(now))} de ${formatNumber(ended(now))} tentés`
          : 'aucun tenté',
      countIn: ({ sent }: Week) => sent,
    },
    {
      label: 'Non partis',
      figure: formatNumber(now.refused),
      note: ended(now) > 0 ? `${share(now.refused, ended(now))} des envois tentés` : 'aucun tenté',
      countIn: ({ refused }: Week) => refused,
    },
    {
      label: 'Sans réponse du réseau',
      figure: formatNumber(now.unknown),
      note:
        ended(now) > 0 ? `${share(now.unknown, ended(now))} d’erreur sur les envois tentés` : 'aucun tenté',
      countIn: ({ unknown }: Week) => unknown,
    },
  ];
  return (
    <>
      <ul className="grid grid-cols-3 gap-x-6 gap-y-4 border-line border-t pt-3 max-nav:grid-cols-2">
        {cards.map(({ label, figure, note, countIn }) => (
          <li key={label} className="min-w-0">
            <p className="text-13 text-muted">{label}</p>
            <p className="tabular-figures font-heading font-semibold text-23">{figure}</p>
            <Bars bars={weeks.map((week) => ({ week: week.week, value: countIn(week) }))} />
            <p className="mt-1 text-12 text-muted">{note}</p>
          </li>
        ))}
      </ul>
      <details className="mt-3 text-13">
        <summary className="link inline-flex min-h-8 cursor-pointer items-center max-sm:min-h-11">
          Voir en tableau
        </summary>
        <WeeksTable weeks={weeks} />
      </details>
    </>
  );
}

const barHeight = 30;

/** The last one, still running, is lighter. */
function Bars({ bars }: { bars: readonly { week: string; value: number }[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = 100 / bars.length;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 100 ${barHeight}`}
      preserveAspectRatio="none"
      className="mt-1 h-[30px] w-full"
    >
      {bars.map(({ week, value }, at) => {
        const height = Math.max(value > 0 ? 1 : 0.4, (value / most) * barHeight);
        const isRunning = at === bars.length - 1;
        return (
          <rect
            key={week}
            x={at * step}
            y={barHeight - height}
            width={step * 0.8}
            height={height}
            className={isRunning ? 'fill-accent/45' : 'fill-accent'}
          />
        );
      })}
    </svg>
  );
}

const heads = [
  'Semaine du',
  'Inscriptions',
  'Activées',
  'Abonnés',
  'Terminés',
  'Confirmés',
  'Non partis',
  'Non confirmés',
];

const WeeksTable = ({ weeks }: { weeks: readonly Week[] }) => (
  <div className="overflow-x-auto">
    <table className="mt-2 w-full min-w-[640px]">
      <caption className="sr-only">Chiffres clés par semaine</caption>
      <thead>
        <tr className="border-line border-y text-right text-12 text-muted">
          {heads.map((head, at) => (
            <th key={head} scope="col" className={`py-1.5 font-medium ${at === 0 ? 'text-left' : ''}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, signUps, activated, subscribed, ended, sent, refused, unknown }) => (
          <tr key={week} className="tabular-figures border-line border-b text-right">
            <th scope="row" className="py-1.5 text-left font-normal">
              {formatDay(week)}
            </th>
            <td>{formatNumber(signUps)}</td>
            <td>{activated === null ? 'à venir' : formatNumber(activated)}</td>
            <td>{formatNumber(subscribed)}</td>
            <td>{formatNumber(ended)}</td>
            <td>{formatNumber(sent)}</td>
            <td>{formatNumber(refused)}</td>
            <td>{formatNumber(unknown)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
