import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProspectEvent } from '#contract/overview/prospects.ts';
import { campaignPath } from '#contract/paths.ts';
import type { ActivityTone } from '#core/activity/describe-activity.ts';
import type { SendCheck } from '#core/engine/decide/send-checks.ts';
import { formatPreciseMoment } from '#web/lib/format.ts';
import { MoreLink } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { rowsOf } from '#web/lists/rows.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { historyQuery } from '../prospects.queries.ts';
import { anchorProps } from './drawer-nav.tsx';

const shapes: Record<ActivityTone, StatusShape> = {
  done: 'done',
  good: 'reply',
  held: 'asking',
  bad: 'refused',
  plain: 'open',
};

type SectionProps = {
  personId: string;
  now: Date;
  /** They went through several: each line names its own. */
  hasCampaigns: boolean;
};

/** What happened, the latest first, and what was checked before each act. */
export function HistorySection({ personId, now, ...props }: SectionProps) {
  const query = useInfiniteQuery(historyQuery(personId));
  const events = rowsOf(query.data?.pages);
  return (
    <div {...anchorProps('historique')}>
      <Section title="Historique et décisions">
        <QueryView
          query={query}
          loading={<LinesSkeleton label="Chargement de l’historique…" lines={3} />}
          failed="L’historique n’a pas pu être chargé."
          empty={
            events.length === 0 && (
              <p className="text-13 text-muted">Rien ne s’est encore passé avec cette personne.</p>
            )
          }
        >
          {() => (
            <ol>
              {events.map((event) => (
                <Line key={event.id} event={event} now={now} namesCampaign={props.hasCampaigns} />
              ))}
            </ol>
          )}
        </QueryView>
        <MoreLink query={query} label="Voir plus ancien" className="mt-2" />
      </Section>
    </div>
  );
}

type LineProps = { event: ProspectEvent; now: Date; namesCampaign: boolean };

function Line({ event, now, namesCampaign }: LineProps) {
  return (
    <li className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 border-line border-t py-2 text-13 first:border-0 max-sm:grid-cols-1">
      <time dateTime={event.at} className="tabular-figures text-muted">
        {formatPreciseMoment(event.at, now)}
      </time>
      <div>
        <StatusMark shape={shapes[event.tone]} mayWrap>
          {event.title}
        </StatusMark>
        {event.detail && <p className="pl-4 text-pretty text-muted">{event.detail}</p>}
        {namesCampaign && event.campaign && (
          <p className="pl-4 text-muted">
            Campagne{' '}
            <AppLink href={campaignPath(event.campaign.id)} className="link">
              {event.campaign.name}
            </AppLink>
          </p>
        )}
        {event.gate && <SendChecksLine gate={event.gate} now={now} />}
      </div>
    </li>
  );
}

const longWaitMs = 3_600_000;
/** A turn takes some minutes: that is no wait. */
const hasWaited = ({ at, dueAt }: NonNullable<ProspectEvent['gate']>): boolean =>
  dueAt !== undefined && new Date(at).getTime() - new Date(dueAt).getTime() > longWaitMs;

function SendChecksLine({ gate, now }: { gate: NonNullable<ProspectEvent['gate']>; now: Date }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = gate.passed.length;
  if (count === 0) return null;
  return (
    <div className="pl-4">
      {hasWaited(gate) && gate.dueAt && (
        <p className="text-pretty text-muted">
          Prévu : {formatPreciseMoment(gate.dueAt, now)}. Les horaires et les limites du compte l’ont fait
          attendre.
        </p>
      )}
      <button type="button" aria-expanded={isOpen} className="link" onClick={() => setIsOpen(!isOpen)}>
        {count} contrôles sur {count} avant l’envoi
      </button>
      {isOpen && (
        <dl className="mt-1.5 grid gap-x-4 gap-y-1 rounded-field bg-sunken px-3 py-2">
          {gate.passed.map(({ check, seen }) => (
            <div key={check} className="flex justify-between gap-4">
              <dt className="shrink-0 text-muted">{sendCheckLabels[check]}</dt>
              <dd className="text-right">{seen}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** What each send check looks at. */
const sendCheckLabels: Record<SendCheck, string> = {
  opposition: 'Opposition',
  reply: 'Réponse',
  pause: 'Pause',
  campaign: 'Campagne',
  account: 'Compte LinkedIn',
  hours: 'Horaires',
  quota: 'Limites du compte',
  spacing: 'Espacement',
  text: 'Message',
  ledger: 'Jamais deux fois',
};
