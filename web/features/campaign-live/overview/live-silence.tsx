import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass, PenLine, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { CampaignLive } from '#contract/overview/campaign-live.ts';
import { prospectsPath, validationPath } from '#contract/paths.ts';
import { describeChecked } from '#web/features/drafts/draft-texts.ts';
import { queueQuery } from '#web/features/drafts/drafts.queries.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChangeAccount } from '../change-account.tsx';

/** What leaves next, or why nothing does: one true sentence, and the way out where there is one. */
export function LiveSilence({ campaign, live }: { campaign: Campaign; live: CampaignLive }) {
  const { silence, guardrail } = live;
  const change = silence.reason === 'other_account' ? live.accountChange : null;
  const isOver = campaign.status === 'completed';
  // Loud only where nothing goes on without the user: what is over waits for nobody.
  const asksUser =
    !silence.isMoving &&
    !isOver &&
    (campaign.status === 'paused' || silence.wayOut !== null || change !== null);
  // While the others go on, « rien » would be untrue.
  const goesOn = campaign.status === 'active' && silence.until !== null;
  const Icon = isOver ? CircleCheck : silence.isMoving ? Send : Hourglass;
  const { data: drafts } = useQuery(queueQuery(campaign.id));
  const { waiting: toApprove = 0, checked = 0 } = drafts ?? {};
  const validation = validationPath({ campaignId: campaign.id });
  return (
    <section
      aria-labelledby="silence"
      className={classNames(
        'grid grid-cols-[28px_minmax(0,1fr)] rounded-card px-4 py-3.5',
        asksUser ? 'bg-highlight-soft' : 'border border-line bg-card',
      )}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden className="mt-[3px]" />
      <div className="min-w-0">
        <h2 id="silence" className="text-16 leading-6">
          {isOver
            ? 'Campagne terminée'
            : asksUser
              ? goesOn
                ? 'À faire par vous'
                : 'Pourquoi rien ne part\u00a0?'
              : silence.isMoving
                ? 'Prochain envoi'
                : 'En attente'}
        </h2>
        <p role="status" className="max-w-[72ch] text-pretty text-14">
          {silence.text}
        </p>
        {live.next?.stepName && silence.isMoving && (
          <p className="mt-0.5 text-14">
            <span className="font-semibold">{live.next.stepName}</span>,{' '}
            <AppLink href={prospectsPath({ personId: live.next.person.id })} className="link">
              {live.next.person.name}
            </AppLink>
            {live.next.person.detail && <span className="text-muted">, {live.next.person.detail}</span>}
          </p>
        )}
        {guardrail && (
          <dl className="mt-2.5 flex flex-wrap gap-x-8 gap-y-2 text-13">
            <Fact title="Constat">{guardrail.measured}</Fact>
            <Fact title="Seuil">{guardrail.threshold}</Fact>
            <Fact title="Pour reprendre">{guardrail.wayOut}</Fact>
          </dl>
        )}
        {change && <ChangeAccount campaign={campaign} change={change} />}
        {/* The texts are counted apart and written meanwhile: their lines come last, so that no button moves. */}
        <div className="flex flex-wrap items-center gap-x-5">
          {silence.wayOut && (
            <AppLink
              href={silence.wayOut.href}
              className={classNames(
                buttonClass({ variant: campaign.status === 'active' ? 'primary' : 'secondary' }),
                'mt-3 max-sm:w-full',
              )}
            >
              {silence.wayOut.label}
            </AppLink>
          )}
          <div
            className={classNames(
              'flex flex-wrap gap-x-5 gap-y-1 empty:hidden',
              silence.wayOut || change ? 'mt-3' : 'mt-1',
            )}
          >
            {toApprove > 0 && silence.wayOut?.href !== validation && (
              <p className="flex items-baseline gap-1.5 text-13">
                <PenLine size={14} strokeWidth={1.75} aria-hidden className="translate-y-0.5 text-warning" />
                <AppLink href={validation} className="link">
                  {toApprove > 1
                    ? `${formatNumber(toApprove)} messages à valider avant leur départ`
                    : 'Un message à valider avant son départ'}
                </AppLink>
              </p>
            )}
            {drafts && checked > 0 && (
              <p className="text-13 text-muted">
                <AppLink href={validationPath({ campaignId: campaign.id, isChecked: true })} className="link">
                  {describeChecked(drafts, campaign.id)}
                </AppLink>
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-12 text-muted">{title}</dt>
    <dd className="mt-0.5 font-semibold">{children}</dd>
  </div>
);
