import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Ban, Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { ProspectDetail } from '#contract/overview/prospects.ts';
import { validationPath } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { stageLabels } from '#core/prospects/stages.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatParisDate } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/toast-store.ts';
import { WithdrawDialog } from '../acts/withdraw-dialog.tsx';
import { formatEventMoment, formatWhen, nextOf } from '../prospect-texts.ts';
import { enrolmentQuery, usePersonAct } from '../prospects.queries.ts';
import { anchorProps } from './drawer-nav.tsx';

type SectionProps = { prospect: ProspectDetail; onOpen: (personId: string) => void };

/** What comes next, why nothing leaves if so, and what can be done about it. */
export function EnrolmentSection({ prospect, onOpen }: SectionProps) {
  if (prospect.opposedAt) return <Opposition at={prospect.opposedAt} />;
  return (
    <section {...anchorProps('en-bref')} aria-label="En bref">
      {prospect.outcome && (
        <p className="mb-3 text-14">
          <span className="font-semibold">{stageLabels[prospect.outcome.outcome]}</span>
          <span className="text-muted">
            , dit par vous {formatEventMoment(prospect.outcome.saidAt, new Date(prospect.now))}.
          </span>
        </p>
      )}
      <NextPanel prospect={prospect} onOpen={onOpen} />
    </section>
  );
}

function Opposition({ at }: { at: string }) {
  return (
    <section
      {...anchorProps('en-bref')}
      aria-label="En bref"
      className="scroll-mt-12 rounded-card bg-danger-soft px-4 py-3.5 outline-none"
    >
      <h3 className="flex items-center gap-2 text-16">
        <Ban size={16} strokeWidth={1.75} aria-hidden className="text-danger" />
        Ne plus contacter
      </h3>
      <p className="mt-1 text-pretty">
        Depuis le {formatParisDate(new Date(at))}, plus aucun message ne part vers cette personne, dans aucune
        de vos campagnes. Même effacée puis retrouvée, elle ne sera pas contactée.
      </p>
    </section>
  );
}

function NextPanel({ prospect, onOpen }: SectionProps) {
  const { enrolment, colleague } = prospect;
  const now = new Date(prospect.now);
  const next = nextOf(prospect, now);
  const isRunning = enrolment !== null && enrolment.state !== 'finished';
  const details = useQuery({
    ...enrolmentQuery(enrolment?.campaign.id ?? '', prospect.id),
    enabled: enrolment !== null,
  });
  const isOnHold = next.tone === 'held' || next.tone === 'asks';
  const when = formatWhen(next.when, now);
  const waitsForAnswer = isAwaitingAnswer(prospect);
  return (
    <div
      className={classNames(
        'rounded-card px-4 py-3.5',
        isOnHold ? 'bg-highlight-soft' : 'border border-line bg-paper',
      )}
    >
      <h3 className="flex items-center gap-2 text-16">
        {isOnHold ? (
          <Hourglass size={16} strokeWidth={1.75} aria-hidden />
        ) : (
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        )}
        {isOnHold && isRunning ? 'Pourquoi rien ne part\u00a0?' : isOnHold ? 'À vous de jouer' : 'La suite'}
      </h3>
      <p className="mt-1 text-pretty">
        {colleague ? (
          <>
            {personName(colleague)}, de la même entreprise, a répondu ({formatEventMoment(colleague.at, now)}
            ). La suite est retenue pour toute l’entreprise.
          </>
        ) : (
          (details.data?.explanation ?? next.why)
        )}
      </p>
      {(isRunning || (when && !waitsForAnswer)) && (
        <dl className="mt-2.5 flex flex-wrap gap-x-7 gap-y-2">
          <Fact label={isOnHold ? 'Étape retenue' : 'Étape'}>{next.what}</Fact>
          {when && <Fact label="Quand">{when}</Fact>}
          {enrolment && <Fact label="Campagne">{enrolment.campaign.name}</Fact>}
        </dl>
      )}
      {prospect.relation?.withdrawal === 'planned' && (
        <p className="mt-2 text-pretty text-13 text-muted">
          Le retrait de l’invitation est demandé : il partira au prochain créneau du compte, dans les horaires
          de la campagne.
        </p>
      )}
      <EnrolmentActs prospect={prospect} acts={details.data?.acts ?? []} onOpen={onOpen} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="font-semibold text-13 first-letter:uppercase">{children}</dd>
    </div>
  );
}

/** The box stands further down, with what was said. */
function goToAnswer(): void {
  const section = document.getElementById('conversation');
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('textarea')?.focus({ preventScroll: true });
}

/** Their sequence is over, and they wait. */
const isAwaitingAnswer = ({ conversation, enrolment }: ProspectDetail): boolean =>
  conversation?.isAwaitingAnswer === true && (!enrolment || enrolment.state === 'finished');

type ActsProps = SectionProps & { acts: readonly string[] };

function EnrolmentActs({ prospect, acts, onOpen }: ActsProps) {
  const { enrolment, colleague } = prospect;
  const act = usePersonAct();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  if (isAwaitingAnswer(prospect))
    return (
      <div className="mt-3">
        <Button size="sm" variant="primary" onClick={goToAnswer}>
          Répondre
        </Button>
      </div>
    );
  if (!enrolment) return null;
  const target = { campaignId: enrolment.campaign.id, personId: prospect.id };
  const run = (asked: Parameters<typeof act.mutate>[0], done: string) =>
    act.mutate(asked, {
      onSuccess: ({ explanation }) => toast({ tone: 'success', title: done, description: explanation }),
      onError: (error) => toast({ tone: 'error', title: errorMessage(error), durationMs: 8000 }),
    });
  const draft = prospect.ways[0]?.steps.find(({ key }) => key === enrolment.stepKey)?.draft;
  const asksForText =
    enrolment.state === 'asking' && ['approval', 'text_refused'].includes(enrolment.reason ?? '') && draft;
  const can = (name: string) => acts.includes(name);
  const buttons = [
    colleague && enrolment.isOnHold && (
      <Button key="answer" size="sm" onClick={() => onOpen(colleague.id)}>
        Répondre à {colleague.firstName ?? personName(colleague)}
      </Button>
    ),
    can('release') && (
      <Button key="release" size="sm" onClick={() => run({ ...target, is: 'release' }, 'La suite reprend')}>
        Reprendre quand même
      </Button>
    ),
    can('resume') && (
      <Button key="resume" size="sm" onClick={() => run({ ...target, is: 'resume' }, 'La suite reprend')}>
        Reprendre
      </Button>
    ),
    asksForText && (
      <AppLink
        key="text"
        href={validationPath({ draftId: draft.id })}
        className={buttonClass({ size: 'sm' })}
      >
        Relire le message
      </AppLink>
    ),
    can('sendNow') && (
      <Button key="now" size="sm" onClick={() => run({ ...target, is: 'sendNow' }, 'En tête de la file')}>
        Envoyer maintenant
      </Button>
    ),
    can('skip') && enrolment.stepKey && (
      <Button
        key="skip"
        size="sm"
        onClick={() => run({ ...target, is: 'skip', stepKey: enrolment.stepKey ?? '' }, 'Étape passée')}
      >
        Passer l’étape
      </Button>
    ),
    prospect.relation?.withdrawal === 'possible' && (
      <Button key="withdraw" size="sm" onClick={() => setIsWithdrawing(true)}>
        Retirer l’invitation
      </Button>
    ),
  ].filter(Boolean);
  if (buttons.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {buttons}
      {isWithdrawing && <WithdrawDialog prospect={prospect} onClose={() => setIsWithdrawing(false)} />}
    </div>
  );
}
