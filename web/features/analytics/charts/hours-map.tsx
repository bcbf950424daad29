import type { AnalyticsDetail } from '#contract/overview/analytics.ts';
import type { JourneyFilter } from '#core/analytics/looked-at.ts';
import { weekdayWords } from '#core/analytics/mark-words.ts';
import { enoughToConclude } from '#core/analytics/wilson.ts';
import { capital } from '#core/words/capital.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import { fileAddress } from '../analytics.queries.ts';
import type { AnalyticsView } from '../analytics-address.ts';
import { CountButton } from '../count-button.tsx';

type HoursMapProps = {
  campaignId: string;
  filter: JourneyFilter;
  hours: AnalyticsDetail['hours'];
  onOpen: (cell: AnalyticsView['cell']) => void;
};

/** Always shown; another hour where something came in it. */
const workingHours = [9, 10, 11, 12, 13, 14, 15, 16, 17];
/** From nothing to the most that an hour has. */
const shades = [
  'bg-sunken text-muted',
  'bg-accent-soft',
  'bg-accent-light',
  'bg-accent-mid text-on-accent',
  'bg-accent text-on-accent',
];

/** When people accept and answer, by weekday and hour. */
export function HoursMap({ campaignId, filter, hours, onOpen }: HoursMapProps) {
  const columns = [...new Set([...workingHours, ...hours.map(({ hour }) => hour)])].sort((a, b) => a - b);
  const lastDay = Math.max(5, ...hours.map(({ weekday }) => weekday));
  const most = Math.max(1, ...hours.map(({ received }) => received));
  const countAt = (weekday: number, hour: number) =>
    hours.find((one) => one.weekday === weekday && one.hour === hour)?.received ?? 0;
  const total = hours.reduce((sum, { received }) => sum + received, 0);
  return (
    <Section title="Quand répondent-ils ?">
      <table className="w-full table-fixed border-separate border-spacing-[2px] text-center text-13 max-sm:border-spacing-px max-sm:text-12">
        <caption className="sr-only">Acceptations et réponses reçues, par jour et par heure</caption>
        <thead>
          <tr className="text-12 text-muted">
            <td className="w-8" />
            {columns.map((hour) => (
              <th key={hour} scope="col" className="font-normal">
                <abbr title={`${hour}\u00a0h`} className="no-underline">
                  {hour}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdayWords.slice(0, lastDay).map((name, at) => (
            <tr key={name}>
              <th scope="row" className="text-left font-normal text-12 text-muted">
                <abbr title={name} className="no-underline">
                  {name.slice(0, 3)}.
                </abbr>
              </th>
              {columns.map((hour) => {
                const received = countAt(at + 1, hour);
                return (
                  <td key={hour} className={`h-8 rounded-[4px] ${shades[Math.ceil((4 * received) / most)]}`}>
                    {received === 0 ? (
                      0
                    ) : (
                      <CountButton
                        count={received}
                        cell={{ mark: 'received', weekday: at + 1, hour }}
                        label={`acceptations et réponses, ${name.toLocaleLowerCase('fr')} ${hour}\u00a0h`}
                        onOpen={onOpen}
                        className="size-full hover:text-current"
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-13 text-muted leading-5">
        <CountButton
          count={total}
          cell={{ mark: 'received' }}
          label="acceptations et réponses"
          onOpen={onOpen}
        />{' '}
        {total > 1 ? 'acceptations et réponses' : 'acceptation ou réponse'}, heure de Paris.{' '}
        {total < enoughToConclude ? 'Trop tôt pour conclure.' : describePeak(hours, total)}{' '}
        <a href={fileAddress(campaignId, { ...filter, table: 'hours' })} download className="link">
          CSV
        </a>
      </p>
    </Section>
  );
}

/** The hour that stands out, only where it does: twice what an even spread would give it. */
function describePeak(hours: AnalyticsDetail['hours'], total: number): string {
  const peak = hours.toSorted((a, b) => b.received - a.received)[0];
  if (!peak || peak.received < (2 * total) / Math.max(1, hours.length)) return 'Aucune heure ne ressort.';
  const count = formatNumber(peak.received);
  const named = hours
    .filter(({ received }) => received === peak.received)
    .map(({ weekday, hour }) => `le ${weekdayWords[weekday - 1]?.toLocaleLowerCase('fr')} à ${hour}\u00a0h`);
  if (named.length > 2) return 'Aucune heure ne ressort seule.';
  return named.length === 2
    ? `${capital(named.join(' et '))} ressortent\u00a0: ${count} chacun.`
    : `${capital(named.join(''))} ressort\u00a0: ${count}.`;
}
