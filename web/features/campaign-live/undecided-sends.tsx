import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { UndecidedSend } from '#contract/overview/campaign-live.ts';
import { campaignPath } from '#contract/paths.ts';
import { ofName } from '#core/french/of-name.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { LongText } from '#web/ui/long-text.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { waitingListClass } from '#web/ui/waiting-list.ts';
import { undecidedQuery, useSettle } from './campaign-live.queries.ts';
import { LivePersonName } from './live-person-name.tsx';
import { formatParisDay, formatParisTime } from './moments.ts';

/** What may have left. While the network is read, there is nothing to do; what it does not show, the user decides. */
export function UndecidedSends({ campaignId, now }: { campaignId: string | null; now: string }) {
  const { data, isPending, refetch } = useQuery(undecidedQuery(campaignId));
  if (isPending || (data && data.total + data.checking === 0)) return null;
  const count = data ? data.total + data.checking : 0;
  return (
    <section aria-labelledby="envois-non-confirmes" className="min-w-0 border-warning border-t-2">
      <h2 id="envois-non-confirmes" className="flex items-baseline gap-2.5 pt-2 pb-1 text-16">
        {data && (
          <span className="tabular-figures text-40 leading-none tracking-[-0.03em]">
            {formatNumber(count)}
          </span>
        )}
        {count > 1 ? 'envois non confirmés' : 'envoi non confirmé'}
      </h2>
      {data && (
        <p className="pb-3 text-pretty text-13 text-muted">
          LinkedIn n’a pas dit si l’envoi était parti. Rien n’est renvoyé{' '}
          {data.total > 0
            ? 'sans vous : ouvrez le profil, puis dites ce que vous voyez.'
            : 'd’ici à ce que nous l’ayons relu : vous n’avez rien à faire.'}
        </p>
      )}
      {!data && (
        <InlineError onRetry={() => refetch()}>Les envois non confirmés n’ont pas pu être lus.</InlineError>
      )}
      <ul className={`${waitingListClass} border-line border-b`}>
        {data?.items.map((send) => (
          <Send key={send.id} send={send} now={now} hasCampaign={campaignId === null} />
        ))}
      </ul>
    </section>
  );
}

function Send({ send, now, hasCampaign }: { send: UndecidedSend; now: string; hasCampaign: boolean }) {
  const { person } = send;
  return (
    <li className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 border-line border-t py-3 text-14">
      <div className="flex items-start justify-between gap-4">
        <LivePersonName person={person} />
        <p className="shrink-0 text-right text-12 text-muted leading-5">
          {send.stepName}
          <br />
          <time dateTime={send.calledAt} className="tabular-figures">
            {formatParisDay(send.calledAt, now).toLowerCase()}, {formatParisTime(send.calledAt)}
          </time>
        </p>
      </div>
      {send.text && (
        <blockquote className="rounded-field bg-sunken px-3 py-2">
          <LongText text={send.text} />
        </blockquote>
      )}
      <p className="text-pretty text-13 text-muted">
        {send.isChecking
          ? 'En cours de vérification. Si LinkedIn ne le dit pas, nous vous poserons la question.'
          : send.lookFor}
        {hasCampaign && send.campaign && (
          <>
            {' '}
            <AppLink href={campaignPath(send.campaign.id)} className="link">
              {send.campaign.name}
            </AppLink>
          </>
        )}
      </p>
      {!send.isChecking && <Verdict send={send} />}
    </li>
  );
}

function Verdict({ send }: { send: UndecidedSend }) {
  const settle = useSettle();
  const { person } = send;
  const say = async (hasLeft: boolean) => {
    try {
      const { message } = await settle.mutateAsync({ id: send.id, hasLeft });
      toast({ tone: 'success', title: message, description: person.name });
    } catch (error) {
      toast({
        tone: 'error',
        title: 'Votre réponse n’a pas été enregistrée.',
        description: errorMessage(error),
      });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" isBusy={settle.isPending && settle.variables.hasLeft} onClick={() => say(true)}>
        Parti
      </Button>
      <Button size="sm" isBusy={settle.isPending && !settle.variables.hasLeft} onClick={() => say(false)}>
        Pas parti
      </Button>
      {person.profileUrl && (
        <a
          href={person.profileUrl}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex items-center gap-1.5 px-2 text-13 max-sm:h-11"
        >
          <ExternalLink size={14} strokeWidth={1.75} aria-hidden />
          Ouvrir le profil
          <span className="sr-only"> {ofName(person.name)} sur LinkedIn, dans un nouvel onglet</span>
        </a>
      )}
    </div>
  );
}
