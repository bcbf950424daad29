import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { wizardPath } from '#contract/paths.ts';
import { type CampaignStatus, statusLabels } from '#core/campaigns/campaign-status.ts';
import type { LaunchCheck } from '#core/campaigns/launch-check.ts';
import { shownStatus } from '#core/campaigns/shown-status.ts';
import {
  nextStep,
  type Preparation,
  reportSteps,
  type WizardStep,
  wizardSteps,
} from '#core/campaigns/wizard-steps.ts';
import { isSearchLive, searchStatusQuery } from '#web/features/lead-searches/lead-searches.queries.ts';
import { useUser } from '#web/lib/session.ts';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { type CampaignEditing, useCampaignEditing } from './autosave/use-campaign-editing.ts';
import { type ContinueGuard, ContinueGuardProvider } from './continue-guard.ts';
import { EditingProvider } from './editing-context.ts';
import { EngagementStep } from './engagement/engagement-step.tsx';
import { CampaignName } from './frame/campaign-name.tsx';
import { SaveState, saveStateId } from './frame/save-state.tsx';
import { StepTabs } from './frame/step-tabs.tsx';
import { WizardFoot } from './frame/wizard-foot.tsx';
import { WizardHead } from './frame/wizard-head.tsx';
import { preparationOf, progressOf, withCheck } from './frame/wizard-progress.ts';
import { LeadsStep } from './leads/leads-step.tsx';
import { OfferStep } from './offer/offer-step.tsx';
import { launchChecksQuery, leadsCheckQuery } from './review/launch-checks.queries.ts';
import { ReviewStep } from './review/review-step.tsx';
import { TargetingStep } from './targeting/targeting-step.tsx';

const isStep = (value: string | undefined): value is WizardStep => wizardSteps.some((step) => step === value);

const shapes: Record<CampaignStatus, StatusShape> = {
  inactive: 'draft',
  active: 'active',
  paused: 'paused',
  completed: 'done',
  archived: 'open',
};

/** A campaign being prepared, at the step of the address. */
export function CampaignEditor(props: {
  id: string;
  /** As the address has it: none before the first input. */
  addressId: string | undefined;
  stepId: string | undefined;
  campaign: Campaign | null;
  /** The server does not know it any more. */
  isDeleted: boolean;
}) {
  const user = useUser();
  const editing = useCampaignEditing(user.id, props.id, props.campaign, props.isDeleted);
  const { stepId } = props;
  const isUnaddressed = props.addressId === undefined;
  const step = isStep(stepId) ? stepId : isUnaddressed ? 'offer' : null;
  useCreatedAddress(editing, props.addressId, step);

  if (step === null) {
    const next = nextStep(preparationOf(editing, user.subscription));
    return <ToAddress address={wizardPath(editing.id, next)} />;
  }
  return (
    <EditingProvider value={editing}>
      <Wizard editing={editing} step={step} />
    </EditingProvider>
  );
}

/** Once the server has the campaign, its address follows; the focus and the scroll stay where they are. */
function useCreatedAddress(editing: CampaignEditing, addressId: string | undefined, step: WizardStep | null) {
  const replaceAddress = useReplaceAddress();
  const createdId = editing.campaign?.id;
  const follow = useEffectEvent((id: string, at: WizardStep) =>
    replaceAddress(wizardPath(id, at), { preventScrollReset: true, state: { isSamePage: true } }),
  );
  useEffect(() => {
    if (createdId && createdId !== addressId && step !== null) follow(createdId, step);
  }, [createdId, addressId, step]);
}

function ToAddress({ address }: { address: string }) {
  const replaceAddress = useReplaceAddress();
  const follow = useEffectEvent(() => replaceAddress(address));
  useEffect(() => follow(), []);
  return null;
}

function Wizard({ editing, step }: { editing: CampaignEditing; step: WizardStep }) {
  const { campaign } = editing;
  const status = campaign ? shownStatus(campaign) : 'inactive';
  const { data: checks } = useQuery({
    ...launchChecksQuery(editing.id, campaign?.version ?? 0),
    enabled: false,
  });
  const { subscription } = useUser();
  const { data: search } = useQuery(searchStatusQuery(editing.id));
  const isSearching = isSearchLive(search);
  const { leadsCount = 0, qualifiedCount = 0 } = campaign ?? {};
  const { data: leadsCheck = null } = useQuery({
    ...leadsCheckQuery(editing.id, leadsCount + qualifiedCount),
    enabled: qualifiedCount > 0 && !isSearching && !campaign?.launchedAt,
  });
  const refusedChecks = checks ? checks.filter(({ isPassed }) => !isPassed).length : null;
  const hrefOf = (to: WizardStep) => wizardPath(editing.id, to);
  const guard = useRef<ContinueGuard | null>(null);

  return (
    <div data-full-height className="flex grow flex-col">
      <WizardHead
        name={<CampaignName />}
        status={
          <StatusMark shape={shapes[status]}>
            <span className="text-muted">{statusLabels[status]}</span>
          </StatusMark>
        }
        save={<SaveState />}
        steps={
          <StepTabs
            current={step}
            progress={progressOf(editing, subscription, { refusedChecks, leadsCheck, isSearching })}
            hrefOf={hrefOf}
          />
        }
      />
      <ContinueGuardProvider value={guard}>
        <StepScreen key={step} onLeave={editing.flush}>
          {screens[step]}
        </StepScreen>
      </ContinueGuardProvider>
      {step !== 'review' && (
        <WizardFoot
          step={step}
          hrefOf={hrefOf}
          mayContinue={() => guard.current?.() ?? true}
          note={
            <FootNote
              editing={editing}
              note={noteOf(preparationOf(editing, subscription, isSearching), step, leadsCheck)}
            />
          }
          // Until someone is there, the act of that page is to search.
          isMainAct={step !== 'leads' || leadsCount > 0}
        />
      )}
    </div>
  );
}

/** What a step still has to save goes when it is left. */
function StepScreen({ onLeave, children }: { onLeave: () => Promise<void>; children: ReactNode }) {
  useEffect(() => () => void onLeave(), [onLeave]);
  return <div className="grow pt-6">{children}</div>;
}

const screens: Record<WizardStep, ReactNode> = {
  offer: <OfferStep />,
  targeting: <TargetingStep />,
  leads: <LeadsStep />,
  engagement: <EngagementStep />,
  review: <ReviewStep />,
};

/** What is wrong with the saving stays in sight, also once its own corner is scrolled away. */
function FootNote({ editing, note }: { editing: CampaignEditing; note: string }) {
  const { kind } = editing.status;
  const isTroubled = kind !== 'saved' && kind !== 'saving' && kind !== 'untouched';
  if (!isTroubled) return note;
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        const corner = document.getElementById(saveStateId);
        corner?.scrollIntoView({ block: 'center' });
        corner?.focus({ preventScroll: true });
      }}
    >
      Un point à voir en haut de la page
    </button>
  );
}

function noteOf(
  preparation: Preparation,
  step: Exclude<WizardStep, 'review'>,
  leadsCheck: LaunchCheck | null,
): string {
  const report = reportSteps(preparation)[step];
  const { isComplete, problems } = step === 'leads' ? withCheck(report, leadsCheck) : report;
  if (isComplete) return 'Étape complète, rien à corriger';
  const [first, ...others] = problems;
  const more =
    others.length > 0
      ? ` Et ${others.length} autre${others.length > 1 ? 's' : ''} point${others.length > 1 ? 's' : ''}.`
      : '';
  return `${first?.message ?? ''}${more}`;
}

/**
 * Gives the page another address, unless the user has just left it: until the code of the next page
 * has come, the former page is still drawn, and what it does late must not take the user back.
 */
function useReplaceAddress() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (to: string, options?: NavigateOptions) => {
    if (window.location.pathname === pathname) void navigate(to, { ...options, replace: true });
  };
}
