import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, wizardPath } from '#contract/paths.ts';
import { proposeName } from '#core/campaigns/propose-name.ts';
import { findMissing } from '#core/first-minute/find-missing.ts';
import { quote } from '#core/words/quote.ts';
import { stepToResume } from '#web/features/campaigns/preparation.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { useUser } from '#web/lib/session.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { readMarketTarget, samplesQuery, useKeepOffer, useReadPasted } from './first-minute.queries.ts';
import {
  argumentaireWithout,
  emptyFirstMinute,
  type FirstMinute,
  keptFirstMinute,
  offerWith,
  type ShownField,
} from './first-minute-state.ts';
import { answeredField, MissingQuestion } from './missing-question.tsx';
import { PasteBox } from './paste-box.tsx';
import { ProposedArguments } from './proposed-arguments.tsx';
import { ReadFields } from './read-fields.tsx';
import { SampleMessages } from './sample-messages.tsx';

/** Value before forms: what the user sells, read from a text of theirs, and three messages that say it. */
export function FirstMinutePage() {
  const user = useUser();
  const [kept] = useState(() => keptFirstMinute(() => window.sessionStorage, user.id));
  const [state, setState] = useState(kept.read);
  const change = (next: Partial<FirstMinute>) => setState((before) => ({ ...before, ...next }));
  useEffect(() => kept.write(state), [kept, state]);
  const read = useReadPasted();

  const readText = async (pasted: string) => {
    const reading = await read.mutateAsync(pasted).catch(() => null);
    if (!reading) return;
    setState((before) => ({
      ...emptyFirstMinute(),
      campaignId: before.campaignId,
      pasted,
      reading,
      target: reading.target,
    }));
  };
  return (
    <>
      <PageHead
        kicker={`Bienvenue, ${user.firstName}`}
        title="Que vendez-vous ?"
        lead="Lisez trois messages d’exemple, avant même de connecter LinkedIn."
      />
      <div className="grid gap-10">
        <PasteBox
          pasted={state.pasted}
          reading={state.reading}
          isReading={read.isPending}
          error={read.error}
          onChange={(pasted) => change({ pasted })}
          onRead={(pasted) => void readText(pasted)}
        />
        {state.reading && (
          <div>
            <Found state={state} onChange={change} onKept={() => kept.write(null)} />
          </div>
        )}
      </div>
      {!state.reading && <LaterFoot />}
    </>
  );
}

type FoundProps = {
  state: FirstMinute;
  onChange: (next: Partial<FirstMinute>) => void;
  onKept: () => void;
};

/** What was found, what it becomes, and the way on. */
function Found({ state, onChange, onKept }: FoundProps) {
  const { reading, edits, left, target, page } = state;
  const navigate = useNavigate();
  const keep = useKeepOffer();
  if (!reading) return null;
  const offer = offerWith(reading, edits);
  const argumentaire = argumentaireWithout(reading, left);
  const missing = findMissing(offer, argumentaire);
  const name = proposeName(target);
  const edit = async (field: ShownField, value: string) => {
    onChange({ edits: { ...edits, [field]: value } });
    if (field !== 'market') return;
    const read = await readMarketTarget(value, offer.companyInfo.serviceDescription).catch(() => undefined);
    if (read !== undefined) onChange({ target: read });
  };
  const goOn = () =>
    keep.mutate(
      {
        id: state.campaignId,
        ...(name && { name }),
        offerData: offer,
        argumentaire,
        target,
      },
      {
        onSuccess: async (campaign) => {
          onKept();
          await navigate(wizardPath(campaign.id, stepToResume(campaign)));
        },
      },
    );
  return (
    <>
      {missing && (
        <MissingQuestion
          key={missing.field}
          missing={missing}
          onAnswer={(answer) => void edit(answeredField[missing.field], answer)}
        />
      )}
      <div className="relative mb-10 grid grid-cols-2 gap-x-12 gap-y-10 before:absolute before:inset-y-0 before:left-1/2 before:w-px before:bg-line max-large:grid-cols-1 max-large:before:hidden">
        <ReadFields
          reading={reading}
          offer={offer}
          edits={edits}
          onEdit={(field, value) => void edit(field, value)}
        />
        <ProposedArguments reading={reading} left={left} onChange={(next) => onChange({ left: next })} />
      </div>
      {!missing?.isNeeded && (
        <Samples
          body={{ offerData: offer, argumentaire, target, page }}
          page={page}
          onMore={(next) => onChange({ page: next })}
        />
      )}
      {keep.isError && (
        <Notice tone="error" className="mt-6" title="Votre offre n’a pas pu être gardée.">
          {errorMessage(keep.error)} Rien n’est perdu : tout reste sur cette page.
        </Notice>
      )}
      <footer
        data-foot
        className="gutter sticky bottom-0 z-20 -mx-(--gutter) mt-8 -mb-16 border-line border-t bg-paper"
      >
        <div className="flex min-h-15 items-center gap-x-5 gap-y-1 py-2.5 max-nav:flex-wrap">
          <Steps />
          {name && (
            <p className="min-w-0 truncate text-13 text-muted max-sm:w-full nav:ml-auto nav:max-large:hidden">{`Campagne : ${quote(name)}`}</p>
          )}
          <AppLink
            href={paths.home}
            className={`link shrink-0 text-13 ${name ? 'nav:max-large:ml-auto' : 'nav:ml-auto'}`}
          >
            Plus tard
          </AppLink>
          <Button
            variant="primary"
            isBusy={keep.isPending}
            busyLabel="Un instant…"
            className="shrink-0 max-sm:w-full"
            onClick={goOn}
          >
            Garder cette offre et continuer
          </Button>
        </div>
      </footer>
    </>
  );
}

function Samples(props: {
  body: Parameters<typeof samplesQuery>[0];
  page: number;
  onMore: (page: number) => void;
}) {
  const query = useQuery(samplesQuery(props.body));
  return <SampleMessages query={query} page={props.page} onMore={props.onMore} />;
}

const steps = ['Votre offre', 'Connecter LinkedIn', 'Choisir qui contacter', 'Lancer'];

function Steps() {
  return (
    <ol
      aria-label="Étapes pour commencer"
      className="flex shrink-0 gap-x-5 text-13 text-muted max-nav:hidden"
    >
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at === 0 ? 'step' : undefined}
          className={at === 0 ? 'font-semibold text-ink' : undefined}
        >
          {`${at + 1} · ${step}`}
        </li>
      ))}
    </ol>
  );
}

function LaterFoot() {
  return (
    <p className="mt-8 text-13 text-muted">
      Vous préférez remplir vous-même ?{' '}
      <AppLink href={wizardPath()} className="link">
        Décrire l’offre pas à pas
      </AppLink>{' '}
      ou{' '}
      <AppLink href={paths.home} className="link">
        passer au tableau de bord
      </AppLink>
      .
    </p>
  );
}
