import type { Forecast } from '#contract/engine/forecast.ts';
import { formatNumber } from '#web/lib/format.ts';

type Range = { low: number; likely: number; high: number };

/** How many invitations, acceptances, replies and positive replies: what is sure, then ranges. */
export function ForecastTiles({ forecast }: { forecast: Forecast }) {
  const { invitations, invitationDays, accepted, replies, positive, messages } = forecast;
  const days = `en ${invitationDays} jour${invitationDays > 1 ? 's' : ''}`;
  return (
    <ul className="grid grid-cols-4 border-line border-t max-sm:grid-cols-2">
      {invitations > 0 ? (
        <Tile label="Invitations" note={`parties ${days}`} whole={invitations} range={sure(invitations)} />
      ) : (
        <Tile label="Messages" note="à vos relations" whole={messages.high} range={messages} />
      )}
      {invitations > 0 && (
        <Tile label="Acceptées" note={accepted.ground.text} whole={invitations} range={accepted} />
      )}
      <Tile
        label="Réponses"
        note={replies.ground.text}
        whole={accepted.high || messages.high}
        range={replies}
      />
      <Tile label="Positives" note={positive.ground.text} whole={replies.high} range={positive} />
    </ul>
  );
}

const sure = (count: number): Range => ({ low: count, likely: count, high: count });

function Tile(props: { label: string; note: string; whole: number; range: Range }) {
  const { low, high } = props.range;
  return (
    <li className="border-line border-l px-4 pt-2.5 pb-3 first:border-l-0 first:pl-0 last:pr-0 max-sm:nth-3:border-l-0 max-sm:nth-3:pl-0 max-sm:nth-[n+3]:border-t">
      <p className="font-medium text-14">{props.label}</p>
      <p className="tabular-figures font-semibold font-heading text-23">
        {low === high ? formatNumber(low) : `${formatNumber(low)} à ${formatNumber(high)}`}
      </p>
      <RangeBar {...props} />
      <p className="mt-1 text-12 text-muted">{props.note}</p>
    </li>
  );
}

/** The range over the whole it is part of, its likely value marked. */
function RangeBar({ whole, range: { low, likely, high } }: { whole: number; range: Range }) {
  const at = (count: number) => (whole > 0 ? (100 * count) / whole : 0);
  const isSure = low === high;
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="mt-1 h-2 w-full" aria-hidden="true">
      <rect y="2" width="100" height="4" className="fill-line" />
      <rect
        x={isSure ? 0 : at(low)}
        y="2"
        width={isSure ? at(high) : Math.max(1, at(high) - at(low))}
        height="4"
        className={isSure ? 'fill-accent' : 'fill-accent opacity-40'}
      />
      {!isSure && <rect x={Math.max(0, at(likely) - 0.5)} width="1" height="8" className="fill-accent" />}
    </svg>
  );
}
