import type { ReactNode } from 'react';
import type { SocialAccount, Use } from '#contract/social-accounts.ts';
import { pendingInvitationsLimit } from '#core/network/account-quotas.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { type LimitText, limitTexts } from './limits/limit-texts.ts';

const headClass = 'pb-1.5 font-medium text-12 text-muted';
const countHeadClass = `${headClass} w-[116px] text-right max-sm:w-[92px]`;
const cellClass = 'tabular-figures pt-2.5 pl-5 text-right align-top text-14 max-sm:pl-3 max-sm:text-13';

/** What the account did, against what it may do. */
export function AccountUse({ account }: { account: SocialAccount }) {
  const texts = limitTexts(account);
  const { use, notes, pendingInvitations } = account;
  return (
    <Section title="Utilisation" note="toutes vos campagnes ensemble">
      <table className="w-full table-fixed border-line border-b">
        <caption className="sr-only">Actions faites depuis ce compte, comparées à ses limites</caption>
        <thead>
          <tr>
            <th scope="col" className={`${headClass} text-left`}>
              Limites du compte
            </th>
            <th scope="col" className={countHeadClass}>
              Aujourd’hui
            </th>
            <th scope="col" className={countHeadClass}>
              7 jours
            </th>
          </tr>
        </thead>
        <UseRow text={texts.invitations} use={use.invitations} />
        <UseRow text={texts.messages} use={use.messages} />
        <UseRow text={texts.visits} use={use.visits} />
        <UseRow text={texts.profileReads} use={use.profileReads} />
        <UseRow text={texts.searchRows} use={use.searchRows} />
        <WideRow text={texts.notes}>
          <NoteUse notes={notes} />
        </WideRow>
        <WideRow text={texts.pending}>
          {pendingInvitations === null ? (
            <span className="text-muted">pas encore lu</span>
          ) : (
            <>
              {formatNumber(pendingInvitations)} en attente,{' '}
              <span className="text-muted">{formatNumber(pendingInvitationsLimit)} au plus</span>
              <Meter value={pendingInvitations} max={pendingInvitationsLimit} />
            </>
          )}
        </WideRow>
      </table>
    </Section>
  );
}

function NoteUse({ notes: { perMonth, usedThisMonth } }: Pick<SocialAccount, 'notes'>) {
  if (perMonth === null) return <span className="text-muted">illimité</span>;
  if (perMonth === 0) return <span className="text-muted">vos invitations partent sans note</span>;
  return (
    <>
      <Count used={usedThisMonth} limit={perMonth} /> ce mois-ci
      <Meter value={usedThisMonth} max={perMonth} />
    </>
  );
}

function UseRow({ text, use }: { text: LimitText; use: Use }) {
  return (
    <Limit text={text}>
      <td className={cellClass}>
        <Count used={use.usedToday} limit={use.perDay} />
        <Meter value={use.usedToday} max={use.perDay} />
      </td>
      <td className={cellClass}>
        {use.perWeek === null ? (
          formatNumber(use.usedInSevenDays)
        ) : (
          <>
            <Count used={use.usedInSevenDays} limit={use.perWeek} />
            <Meter value={use.usedInSevenDays} max={use.perWeek} />
          </>
        )}
      </td>
    </Limit>
  );
}

/** For what is counted neither by day nor by week. */
function WideRow({ text, children }: { text: LimitText; children: ReactNode }) {
  return (
    <Limit text={text}>
      <td colSpan={2} className={cellClass}>
        {children}
      </td>
    </Limit>
  );
}

/** The numbers, then what they mean over the whole width: a narrow screen has room for it. */
function Limit({ text, children }: { text: LimitText; children: ReactNode }) {
  return (
    <tbody className="border-line border-t">
      <tr className="h-10">
        <th scope="row" className="pt-2.5 text-left align-top font-medium">
          {text.title}
        </th>
        {children}
      </tr>
      <tr>
        <td colSpan={3} className="pb-2.5 text-13 text-muted leading-[1.4]">
          <p className="-mt-1.5 max-w-[72ch] text-pretty max-sm:mt-1">{text.meaning}</p>
          <p className="text-12">{text.source}</p>
        </td>
      </tr>
    </tbody>
  );
}

function Count({ used, limit }: { used: number; limit: number }) {
  return (
    <span className="whitespace-nowrap">
      {formatNumber(used)}
      <span className="sr-only"> sur </span>
      <span aria-hidden className="text-muted">
        {' / '}
      </span>
      <span className="text-muted">{formatNumber(limit)}</span>
    </span>
  );
}
