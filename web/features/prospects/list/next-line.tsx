import {
  CalendarClock,
  Clock,
  Hourglass,
  type LucideIcon,
  MessageSquareReply,
  Pause,
  PenLine,
  TriangleAlert,
  Users,
} from 'lucide-react';
import type { Prospect } from '#contract/overview/prospects.ts';
import type { NextAction } from '#core/prospects/next-action.ts';
import { classNames } from '#web/ui/class-names.ts';

function iconOf({ stage, enrolment }: Prospect, { tone }: NextAction): LucideIcon | null {
  if (tone === 'over') return null;
  if (stage === 'replied') return MessageSquareReply;
  if (enrolment?.isPaused || enrolment?.campaignPause === 'user' || enrolment?.reason === 'campaign_paused')
    return Pause;
  if (enrolment?.reason === 'colleague_replied') return Users;
  if (enrolment?.reason === 'acceptance') return Hourglass;
  if (enrolment?.reason === 'undecided' || tone === 'held') return TriangleAlert;
  if (tone === 'asks') return PenLine;
  return enrolment?.state === 'ready' ? CalendarClock : Clock;
}

/** Why it is so, under what comes next. */
export function NextReason({ prospect, next }: { prospect: Prospect; next: NextAction }) {
  if (!next.why) return null;
  const Icon = iconOf(prospect, next);
  return (
    <span
      className={classNames(
        'flex min-w-0 items-center gap-1.5 text-13',
        next.tone === 'held' ? 'text-warning' : 'text-muted',
      )}
    >
      {Icon && <Icon size={13} strokeWidth={1.75} aria-hidden className="shrink-0" />}
      <span className="truncate" title={next.why}>
        {next.why}
      </span>
    </span>
  );
}
