import { Eye, type LucideIcon, MessageSquare, UserRoundPlus } from 'lucide-react';
import type { AccountDay, DayMark } from '#contract/overview/dashboard.ts';
import { validationPath } from '#contract/paths.ts';
import { formatParisTime } from '#web/features/campaign-live/moments.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Section } from '#web/ui/section.tsx';
import { hoursBetween, positionOf } from './day-positions.ts';
import { describeApprovable, describeDay } from './describe-day.ts';

const lines: { act: DayMark['act']; title: string; Icon: LucideIcon }[] = [
  { act: 'visit', title: 'Visites', Icon: Eye },
  { act: 'invitation', title: 'Invitations', Icon: UserRoundPlus },
  { act: 'message', title: 'Messages', Icon: MessageSquare },
];
const lineHeight = 20;
const top = 22;

type DayStripProps = { day: AccountDay; now: string; toApprove: number; sentPerDay: number | null };

/** The day of the account on one strip: what left, where the day is, and what is planned if nothing changes. */
export function DayStrip({ day, now, toApprove, sentPerDay }: DayStripProps) {
  const sentToday = day.marks.filter(({ act, state }) => act === 'message' && state !== 'planned').length;
  const approvable = describeApprovable(toApprove, sentPerDay && Math.max(0, sentPerDay - sentToday));
  const confirmed = day.marks.filter(({ state }) => state === 'confirmed');
  const here = positionOf(day, now);
  const summary = describeDay(day.marks);
  return (
    <Section
      title="La journée"
      className="mb-8"
      note={
        <>
          {summary}
          {approvable.count > 0 && (
            <>
              ,{' '}
              <AppLink href={validationPath()} className="count-link text-ink">
                {formatNumber(approvable.count)}
              </AppLink>{' '}
              {approvable.text}
            </>
          )}
        </>
      }
      action={<Legend hasPresumed={day.marks.some(({ state }) => state === 'presumed')} />}
    >
      <div className="grid grid-cols-[112px_minmax(0,1fr)] max-sm:mt-3 max-sm:grid-cols-[48px_minmax(0,1fr)]">
        <ul className="pt-1.5 text-13">
          {lines.map(({ act, title, Icon }) => (
            <li key={act} className="flex h-5 items-center justify-between pr-3.5 leading-none max-sm:pr-2">
              <Icon size={14} strokeWidth={1.75} aria-hidden className="text-muted sm:hidden" />
              <span className="text-muted max-sm:sr-only">{title}</span>
              <b className="tabular-figures font-[550]">
                {formatNumber(confirmed.filter((mark) => mark.act === act).length)}
              </b>
            </li>
          ))}
        </ul>
        <div className="relative">
          <svg
            role="img"
            aria-label={`Frise de la journée, de ${formatParisTime(day.opensAt)} à ${formatParisTime(day.closesAt)} : ${summary}.`}
            className="block h-[88px] w-full overflow-visible"
          >
            {lines.map(({ act }, index) => {
              const y = top + index * lineHeight;
              return (
                <g key={act}>
                  <line x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
                  {day.marks
                    .filter((mark) => mark.act === act)
                    .map((mark) => (
                      <Mark key={`${mark.at} ${mark.state}`} day={day} mark={mark} y={y} />
                    ))}
                </g>
              );
            })}
            {hoursBetween(day).map(({ label, position, isOdd }, index, all) => (
              <g key={label} className={classNames(isOdd && 'max-sm:hidden')}>
                <line
                  x1={`${position}%`}
                  x2={`${position}%`}
                  y1={top + 2 * lineHeight}
                  y2={top + 2 * lineHeight + 5}
                  className="stroke-border"
                />
                <text
                  x={`${position}%`}
                  y={top + 2 * lineHeight + 20}
                  textAnchor={index === 0 ? 'start' : index === all.length - 1 ? 'end' : 'middle'}
                  className="tabular-figures fill-muted text-12"
                >
                  {label}
                </text>
              </g>
            ))}
            {here !== null && (
              <line
                x1={`${here}%`}
                x2={`${here}%`}
                y1="0"
                y2={top + 2 * lineHeight + 4}
                className="stroke-2 stroke-highlight"
              />
            )}
          </svg>
          {here !== null && (
            <span
              aria-hidden
              className="tabular-figures absolute -top-3.5 -translate-x-1/2 whitespace-nowrap rounded-[4px] bg-highlight px-1.5 font-semibold text-12 text-on-highlight leading-[18px]"
              style={{ left: `clamp(28px, ${here}%, calc(100% - 28px))` }}
            >
              {formatParisTime(now)}
            </span>
          )}
        </div>
      </div>
    </Section>
  );
}

function Mark({ day, mark, y }: { day: AccountDay; mark: DayMark; y: number }) {
  const position = positionOf(day, mark.at);
  if (position === null) return null;
  if (mark.state === 'planned')
    return (
      <rect x={`${position}%`} y={y - 11.5} width="3" height="11.5" className="fill-card stroke-accent" />
    );
  // Half as high: nobody saw it leave.
  const height = mark.state === 'confirmed' ? 12 : 6;
  return <rect x={`${position}%`} y={y - height} width="2.5" height={height} className="fill-ink" />;
}

const Legend = ({ hasPresumed }: { hasPresumed: boolean }) => (
  <p aria-hidden className="flex gap-4 text-13 text-muted">
    <span className="flex items-center gap-1.5">
      <span className="h-3 w-[2.5px] bg-ink" />
      confirmée
    </span>
    {hasPresumed && (
      <span className="flex items-center gap-1.5">
        <span className="h-1.5 w-[2.5px] bg-ink" />
        présumée
      </span>
    )}
    <span className="flex items-center gap-1.5">
      <span className="h-3 w-1 border border-accent bg-card" />
      prévue
    </span>
  </p>
);
