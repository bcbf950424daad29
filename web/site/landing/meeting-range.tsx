import { Hint } from '#web/ui/hint.tsx';
import { rulerFor } from './simulation.ts';

type MeetingRangeProps = {
  meetings: { low: number; middle: number; high: number };
  meetingsPerHundred: number;
};

const method =
  'Loi binomiale : chaque invitation a la même chance d’aboutir, celle que vous avez réglée, sans effet sur les autres. La fourchette laisse une chance sur dix de chaque côté, au plus ; la valeur centrale est la médiane. Vos vrais résultats remplaceront cette hypothèse.';

export function MeetingRange({ meetings, meetingsPerHundred }: MeetingRangeProps) {
  const { low, high } = meetings;
  return (
    <div className="grid grid-cols-[auto_1fr_1fr] items-center gap-12 rounded-b-[9px] border-line border-t bg-paper px-7 pt-[26px] pb-7 max-large:grid-cols-[auto_1fr] max-large:gap-y-6 max-sm:block max-sm:rounded-none max-sm:px-5 max-sm:py-7">
      <p className="font-heading leading-none tracking-[-0.03em] whitespace-nowrap">
        <span className="text-23 font-medium tracking-[-0.01em]">Entre</span>{' '}
        <b className="tabular-figures text-[69px] font-bold">{low}</b>{' '}
        <span className="text-23 font-medium tracking-[-0.01em]">et</span>{' '}
        <b className="tabular-figures text-[69px] font-bold">{high}</b>{' '}
        <span className="mt-2 block text-23 font-medium tracking-[-0.01em]">rendez-vous</span>
      </p>
      <Ruler meetings={meetings} />
      <div className="text-14 leading-[1.5] text-muted max-large:col-span-2">
        <p className="text-pretty">
          Si vous obtenez bien {meetingsPerHundred} rendez-vous pour 100 invitations, le résultat tombe dans
          cette fourchette au moins huit fois sur dix. Ce calcul ne sait pas qui vous répondra.
        </p>
        <p className="mt-2">
          <Hint text={method} delayMs={300}>
            Comment la fourchette est calculée
          </Hint>
        </p>
      </div>
    </div>
  );
}

/** Percentages as SVG attributes: it stretches with the page and needs no style attribute. */
function Ruler({ meetings: { low, middle, high } }: Pick<MeetingRangeProps, 'meetings'>) {
  const ticks = rulerFor(high);
  const end = ticks.at(-1) ?? 1;
  const at = (value: number) => `${(value / end) * 100}%`;
  const label = `valeur centrale : ${middle}`;
  const anchor = middle / end < 0.2 ? 'start' : middle / end > 0.8 ? 'end' : 'middle';
  return (
    <svg
      role="img"
      aria-label={`Fourchette de ${low} à ${high} rendez-vous sur une échelle de 0 à ${end}, ${label}`}
      className="tabular-figures mx-1.5 h-[72px] w-[calc(100%-12px)] overflow-visible max-sm:mt-8 max-sm:mb-5"
    >
      <line x1="0" x2="100%" y1="42" y2="42" className="stroke-ink" />
      <rect x={at(low)} width={at(high - low)} y="34" height="16" rx="2" className="fill-highlight" />
      {low === high && <rect x={at(low)} width="4" y="34" height="16" className="fill-highlight" />}
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={at(tick)} x2={at(tick)} y1="42" y2="48" className="stroke-ink" />
          <text x={at(tick)} y="68" textAnchor="middle" className="fill-muted text-12">
            {tick}
          </text>
        </g>
      ))}
      <line x1={at(middle)} x2={at(middle)} y1="28" y2="56" strokeWidth="2" className="stroke-ink" />
      <text x={at(middle)} y="19" textAnchor={anchor} className="fill-ink text-[13.3px] font-semibold">
        {label}
      </text>
    </svg>
  );
}
