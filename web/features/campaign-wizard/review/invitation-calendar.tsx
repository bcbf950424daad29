import { useQuery } from '@tanstack/react-query';
import { addDays, type Day } from '#core/calendar-day.ts';
import { planInvitations } from '#core/campaigns/invitation-calendar.ts';
import { accountsQuery } from '#web/features/social-accounts/social-accounts.queries.ts';
import { formatDay, formatNumber, weekNumber } from '#web/lib/format.ts';
import { Rubrique } from '#web/ui/rubrique.tsx';
import { useDraft } from '../draft-context.ts';
import { type InvitationWeek, weeksOf } from './invitation-weeks.ts';

const weekdays = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi'];
const shownWeeks = 12;

/** When everyone can be invited, under the account's own quotas; nothing while that cannot be told. */
export function InvitationCalendar() {
  const { campaign, content } = useDraft();
  const { data: accounts } = useQuery(accountsQuery);
  const account = accounts?.[0];
  const people = campaign?.qualifiedCount ?? 0;
  const hasInvitation = content.engagement?.steps.some(({ kind }) => kind === 'invitation');
  if (!account || people === 0 || !hasInvitation) return null;
  const plan = planInvitations({
    people,
    startOn: addDays(account.today as Day, 1),
    connectedOn: (account.ramp?.startedOn as Day | undefined) ?? null,
    quotas: account.quotas,
  });
  const weeks = weeksOf(plan);
  return (
    <Rubrique
      title="Calendrier des invitations"
      note={`du ${formatDay(plan.firstDay)} au ${formatDay(plan.lastDay)}, si le compte ne sert qu’à cette campagne`}
    >
      <div className="overflow-x-auto">
        <table className="w-full min-w-[560px] text-14">
          <caption className="sr-only">
            Invitations par jour, {formatNumber(people)} personnes, en {plan.workingDays} jours ouvrés
          </caption>
          <thead>
            <tr className="border-ligne border-y text-left text-12 text-sourdine">
              <th scope="col" className="w-14 py-2 font-medium">
                Semaine
              </th>
              {weekdays.map((name) => (
                <th key={name} scope="col" className="border-ligne border-l py-2 pl-2.5 font-medium">
                  {name}
                </th>
              ))}
              <th scope="col" className="border-ligne border-l py-2 pl-2.5 font-medium">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {weeks.slice(0, shownWeeks).map((week) => (
              <WeekRow key={week.monday} week={week} perDay={account.quotas.invitationsPerDay} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-2 text-pretty text-13 text-sourdine">
        {weeks.length > shownWeeks && `Et ${weeks.length - shownWeeks} semaines de plus. `}
        {formatNumber(account.quotas.invitationsPerDay)} invitations par jour et{' '}
        {formatNumber(account.quotas.invitationsPerWeek)} en 7 jours au plus
        {account.ramp ? ', montée en charge comprise' : ''}. Vos autres campagnes partagent ces quotas.
      </p>
    </Rubrique>
  );
}

function WeekRow({ week, perDay }: { week: InvitationWeek; perDay: number }) {
  return (
    <tr className="border-ligne border-b align-top">
      <th scope="row" className="py-2 text-left font-normal text-13 text-sourdine">
        S {weekNumber(new Date(`${week.monday}T12:00`))}
      </th>
      {weekdays.map((name, index) => {
        const day = addDays(week.monday, index);
        const planned = week.days.find((one) => one.day === day);
        return (
          <td key={name} className="border-ligne border-l px-2.5 py-2">
            <span className="block text-13 text-sourdine">{formatDay(day)}</span>
            {planned?.off === 'holiday' ? (
              <span className="text-13 text-sourdine">férié</span>
            ) : (
              <b className="chiffres font-semibold">
                {planned && planned.invitations > 0 ? planned.invitations : '–'}
              </b>
            )}
            <svg
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="mt-1 h-1 w-full"
              aria-hidden="true"
            >
              <rect width="100" height="4" rx="1" className="fill-ligne" />
              <rect
                width={(100 * Math.min(perDay, planned?.invitations ?? 0)) / perDay}
                height="4"
                rx="1"
                className="fill-outremer"
              />
            </svg>
          </td>
        );
      })}
      <td className="border-ligne border-l px-2.5 py-2">
        <b className="chiffres font-semibold">{formatNumber(week.total)}</b>
      </td>
    </tr>
  );
}
