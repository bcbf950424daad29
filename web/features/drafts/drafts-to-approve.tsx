import { validationPath } from '#contract/paths.ts';
import type { DraftQueue } from '#contract/texts/drafts.ts';
import { describeDepartureGroup, leavingToday, passRoom } from '#core/drafts/departure.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { waitingListClass } from '#web/ui/waiting-list.ts';

const mostShown = 4;

const readGroups = ({ departures }: DraftQueue) =>
  departures.map((group) => ({ ...group, at: group.at === null ? null : new Date(group.at) }));

/** Of those to approve, how many may still leave today: the strip of the day counts the same queue. */
export const approvableToday = (queue: DraftQueue, now: Date): number => leavingToday(readGroups(queue), now);

/** On the dashboard: how many texts wait for a yes, and when they leave. */
export function DraftsToApprove({ queue, now, isMain }: { queue: DraftQueue; now: Date; isMain: boolean }) {
  const { later, sentPerDay } = queue;
  const groups = readGroups(queue);
  const shown = groups.slice(0, groups.length > mostShown ? mostShown - 1 : mostShown);
  const others = queue.waiting - shown.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="attend-textes" className="min-w-0 border-ink border-t-2">
      <h2 id="attend-textes" className="flex items-baseline gap-2.5 pt-2 pb-3 text-16">
        <AppLink href={validationPath()} className="count-link text-40 leading-none tracking-[-0.03em]">
          {formatNumber(queue.waiting)}
        </AppLink>
        {queue.waiting > 1 ? 'messages à valider' : 'message à valider'}
        <span className="tabular-figures ml-auto font-normal font-body text-12 text-muted tracking-normal">
          {formatNumber(queue.clean)} sans remarque
        </span>
      </h2>
      <ul className={`${waitingListClass} border-line border-b text-14`}>
        {shown.map((group) => (
          <li
            key={`${group.basis} ${group.at?.toISOString()}`}
            className="border-line border-t py-2.5 text-pretty"
          >
            {describeDepartureGroup(group, now)}
          </li>
        ))}
        {others > 0 && (
          <li className="border-line border-t py-2.5">
            {others === 1 ? 'Un autre ensuite' : `${formatNumber(others)} autres ensuite`}
          </li>
        )}
      </ul>
      {sentPerDay !== null && passRoom(groups, sentPerDay, now) && (
        <p className="pt-2.5 text-13 text-pretty text-muted">
          Vos campagnes en envoient {formatNumber(sentPerDay)} par jour au plus{'\u00a0'}: les suivants
          partent les jours d’après.
        </p>
      )}
      {later > 0 && (
        <p className="pt-2.5 text-13 text-pretty text-muted">
          {later === 1 ? 'Un autre part plus tard' : `${formatNumber(later)} autres partent plus tard`}
          {'\u00a0'}: demandés trois jours ouvrés avant leur départ.
        </p>
      )}
      <AppLink
        href={validationPath()}
        className={`${buttonClass({ variant: isMain ? 'primary' : 'secondary' })} mt-2.5 max-sm:w-full`}
      >
        Valider les messages
      </AppLink>
    </section>
  );
}
