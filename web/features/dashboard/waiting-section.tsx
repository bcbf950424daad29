import { ListChecks, MailCheck, Pause, Unplug, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WaitingItem } from '#contract/overview/dashboard.ts';
import type { DraftQueue } from '#contract/texts/drafts.ts';
import { DraftsToApprove } from '#web/features/drafts/drafts-to-approve.tsx';
import { formatSince } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { waitingListClass } from '#web/ui/waiting-list.ts';
import { groupWaiting, stopsEverything, type WaitingGroup } from './waiting-groups.ts';

const icons = {
  account: Unplug,
  email: MailCheck,
  paused_campaign: Pause,
  held_people: Users,
  refused_check: ListChecks,
};

type WaitingSectionProps = {
  /** The texts to approve; none while they are not known. */
  drafts: DraftQueue | undefined;
  waiting: readonly WaitingItem[];
  now: Date;
  /** Whether the page's one main action is here: on what stops everything, then on the replies, then on the messages. */
  hasMainAction: boolean;
  /** What cools down first: the replies. */
  first?: ReactNode;
  /** Whether there are any. */
  hasReplies: boolean;
  /** Other kinds, each with its own list, drawn only when it is not empty. */
  children?: ReactNode;
};

/** What waits for the user, kind by kind. */
export function WaitingSection(props: WaitingSectionProps) {
  const { drafts, waiting, now, hasMainAction, first, hasReplies, children } = props;
  const groups = groupWaiting(waiting);
  const hasDrafts = drafts !== undefined && drafts.waiting > 0;
  const gravest =
    waiting.find(stopsEverything) ?? (hasReplies || hasDrafts ? undefined : groups[0]?.items[0]);
  const main = hasMainAction ? gravest : undefined;
  return (
    <div className="mb-8 grid empty:hidden grid-cols-[repeat(auto-fit,minmax(min(340px,100%),1fr))] gap-x-[49px] gap-y-8 large:has-[>:nth-child(4):last-child]:grid-cols-2">
      {first}
      {hasDrafts && (
        <DraftsToApprove queue={drafts} now={now} isMain={hasMainAction && !main && !hasReplies} />
      )}
      {children}
      {groups.map((group) => (
        <Group key={group.name} group={group} now={now} main={main} />
      ))}
    </div>
  );
}

function Group({ group, now, main }: { group: WaitingGroup; now: Date; main: WaitingItem | undefined }) {
  const titleId = `attend-${group.name}`;
  return (
    <section aria-labelledby={titleId} className="border-ink border-t-2">
      <h2 id={titleId} className="flex items-baseline gap-2.5 pt-2 pb-3 text-16">
        <span className="tabular-figures text-40 leading-none tracking-[-0.03em]">{group.items.length}</span>
        {group.title}
      </h2>
      <ul className={`${waitingListClass} border-line border-b`}>
        {group.items.map((item) => (
          <Item key={`${item.action.href} ${item.title}`} item={item} now={now} isMain={item === main} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, now, isMain }: { item: WaitingItem; now: Date; isMain: boolean }) {
  const Icon = icons[item.kind];
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-start gap-y-2 border-line border-t py-2.5 [overflow-wrap:anywhere]">
      <Icon size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 text-warning" />
      <div className="text-14">
        <p className="font-[550]">{item.title}</p>
        <p className="mt-0.5 text-pretty text-13 text-muted">
          {item.detail}{' '}
          {!isMain && (
            <AppLink href={item.action.href} className="link">
              {item.action.label}
            </AppLink>
          )}
        </p>
      </div>
      {item.since && (
        <p className="pl-3 text-12 text-muted leading-5">
          <span className="sr-only">Depuis </span>
          <time dateTime={item.since}>{formatSince(new Date(item.since), now)}</time>
        </p>
      )}
      {isMain && (
        <div className="col-start-2 max-sm:col-span-full">
          <AppLink href={item.action.href} className={`${buttonClass({ variant: 'primary' })} max-sm:w-full`}>
            {item.action.label}
          </AppLink>
        </div>
      )}
    </li>
  );
}
