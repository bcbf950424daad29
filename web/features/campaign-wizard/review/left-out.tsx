import { type ReactNode, useState } from 'react';
import type { Forecast } from '#contract/engine/forecast.ts';
import { type RecontactReason, recontactReasons } from '#core/campaigns/audience.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { RecontactDialog } from '../recontact/recontact-dialog.tsx';

/** Who fits and is not contacted, and why; then who will wait for the user. */
export function LeftOut({ forecast, campaignId }: { forecast: Forecast; campaignId: string }) {
  const { leftOut, asking, people } = forecast;
  const [asked, setAsked] = useState<RecontactReason | null>(null);
  const count = leftOut.reduce((sum, group) => sum + group.count, 0);
  if (count === 0 && asking.length === 0) return null;
  return (
    <>
      {count > 0 && (
        <Section
          title={count > 1 ? `${formatNumber(count)} personnes écartées` : 'Une personne écartée'}
          note={`sur ${formatNumber(count + people)} leads qualifiés`}
        >
          <ul>
            {leftOut.map(({ reason, title, count, names }) => (
              <Line key={title} count={count} title={title} detail={describeNames(names, count)}>
                {isRecontact(reason) && (
                  <Button size="sm" className="mt-1.5" onClick={() => setAsked(reason)}>
                    Recontacter…
                  </Button>
                )}
              </Line>
            ))}
          </ul>
          {asked && <RecontactDialog campaignId={campaignId} reason={asked} onClose={() => setAsked(null)} />}
        </Section>
      )}
      {asking.length > 0 && (
        <Section title="Ce que vous aurez à faire" note="dans le cas le plus probable">
          <ul>
            {asking.map(({ reason, title, count }) => (
              <Line key={reason} count={count} title={title} detail="" />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

const isRecontact = (reason: string): reason is RecontactReason =>
  (recontactReasons as readonly string[]).includes(reason);

type LineProps = { count: number; title: string; detail: string; children?: ReactNode };

const Line = ({ count, title, detail, children }: LineProps) => (
  <li className="grid grid-cols-[40px_minmax(0,1fr)_minmax(0,1fr)] gap-x-3 border-line border-t py-2 text-13 max-sm:grid-cols-[32px_minmax(0,1fr)]">
    <span className="tabular-figures text-right font-semibold">{formatNumber(count)}</span>
    <span className="font-medium text-14">{title}</span>
    <div className="max-sm:col-start-2">
      <p className="text-muted">{detail}</p>
      {children}
    </div>
  </li>
);

/** « Capucine Vidalenc, Loïc Trégouët et 5 autres » */
function describeNames(names: readonly string[], count: number): string {
  if (names.length === 0) return 'Aucun contact, dans aucune campagne';
  const rest = count - names.length;
  if (rest > 0) return `${names.join(', ')} et ${rest > 1 ? `${rest} autres` : 'une autre'}`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${names.at(-1)}` : (names[0] ?? '');
}
