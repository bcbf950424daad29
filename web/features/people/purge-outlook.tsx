import type { PurgePreview } from '#contract/audience/people.ts';
import { formatDate, formatMonth, formatNumber } from '#web/lib/format.ts';

const records = (count: number) => `${formatNumber(count)} ${count > 1 ? 'fiches' : 'fiche'}`;

/** Who goes when, if nobody writes meanwhile; and what went, without a name. */
export function PurgeOutlook({ preview: { coming, reports } }: { preview: PurgePreview }) {
  return (
    <div className="grid grid-cols-2 gap-x-8 gap-y-4 max-sm:grid-cols-1">
      <Lines
        title="Prochaines échéances"
        none="Aucune fiche, donc aucune échéance."
        lines={coming.map(({ month, count }) => [month, formatMonth(month), records(count)])}
      />
      <Lines
        title="Suppressions faites"
        none="Aucune à ce jour. Chacune laisse ici un compte, sans aucun nom."
        lines={reports.map(({ id, at, count, isAutomatic }) => [
          id,
          `${formatDate(new Date(at))}, ${isAutomatic ? 'la nuit' : 'par vous'}`,
          records(count),
        ])}
      />
    </div>
  );
}

type LinesProps = { title: string; none: string; lines: [key: string, when: string, what: string][] };

const Lines = ({ title, none, lines }: LinesProps) => (
  <div>
    <h3 className="text-14">{title}</h3>
    {lines.length === 0 ? (
      <p className="mt-1 text-pretty text-13 text-muted">{none}</p>
    ) : (
      <ul className="mt-1 border-line border-t text-13">
        {lines.map(([key, when, what]) => (
          <li key={key} className="flex justify-between gap-4 border-line border-b py-1.5">
            <span>{when}</span>
            <span className="tabular-nums">{what}</span>
          </li>
        ))}
      </ul>
    )}
  </div>
);
