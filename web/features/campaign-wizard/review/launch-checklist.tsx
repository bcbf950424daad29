import { Check, TriangleAlert, X } from 'lucide-react';
import type { Campaign, LaunchCheck } from '#contract/campaigns/campaigns.ts';
import { paths, validationPath, wizardPath } from '#contract/paths.ts';
import type { WizardStep } from '#core/campaigns/wizard-steps.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { IncompletePeople } from './incomplete-people.tsx';

const stepLinks: Record<WizardStep, string> = {
  offer: 'Compléter l’offre',
  targeting: 'Préciser le ciblage',
  leads: 'Ajouter des personnes',
  engagement: 'Revoir la séquence',
  review: 'Revoir',
};
const pageLinks = {
  socialAccounts: 'Ouvrir mon compte LinkedIn',
  subscription: 'Voir les formules',
  profile: 'Ouvrir mon profil',
  texts: 'Voir les messages',
};

type Way = { href: string; label: string };

function wayOf(check: LaunchCheck, campaignId: string): Way | null {
  const { mendsAt } = check;
  // What is mended on this very page needs no way to it.
  if (!mendsAt || ('step' in mendsAt && mendsAt.step === 'review')) return null;
  if ('step' in mendsAt)
    return { href: wizardPath(campaignId, mendsAt.step), label: stepLinks[mendsAt.step] };
  const label = pageLinks[mendsAt.page];
  return mendsAt.page === 'texts'
    ? { href: validationPath({ campaignId }), label }
    : { href: paths[mendsAt.page], label };
}

const titleOf = ({ launchedAt, status }: Campaign) => {
  if (!launchedAt) return 'Liste de contrôle';
  return status === 'completed' ? 'Pour la rouvrir' : 'Pour continuer';
};

/** What is refused first, each with the way to mend it; then what is in order. */
export function LaunchChecklist(props: { checks: LaunchCheck[]; campaign: Campaign }) {
  const { checks } = props;
  const { id: campaignId } = props.campaign;
  const refused = checks.filter(({ isPassed }) => !isPassed);
  const passed = checks.filter(({ isPassed }) => isPassed);
  const warned = passed.filter(({ isWarned }) => isWarned);
  return (
    <Section
      title={titleOf(props.campaign)}
      action={
        <span className="tabular-figures text-muted">
          {passed.length} sur {checks.length}
        </span>
      }
    >
      {refused.length > 0 && (
        <ul aria-label="À corriger" className="mb-2 grid gap-3">
          {refused.map((check) => (
            <RefusedCheck
              key={check.name}
              check={check}
              way={wayOf(check, campaignId)}
              campaignId={campaignId}
            />
          ))}
        </ul>
      )}
      {warned.length > 0 && (
        <ul aria-label="À relire" className="mb-2 grid gap-3">
          {warned.map((check) => (
            <WarnedCheck key={check.name} check={check} way={wayOf(check, campaignId)} />
          ))}
        </ul>
      )}
      <ul aria-label="En ordre">
        {passed
          .filter((check) => !check.isWarned)
          .map((check) => (
            <PassedCheck key={check.name} check={check} way={wayOf(check, campaignId)} />
          ))}
      </ul>
    </Section>
  );
}

function PassedCheck({ check, way }: { check: LaunchCheck; way: Way | null }) {
  const { title, detail } = check;
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] border-line border-b py-2.5 last:border-b-0">
      <Check size={15} aria-hidden className="mt-[3px] text-success" />
      <div>
        <p className="font-semibold text-14">{title}</p>
        <p className="text-pretty text-13 text-muted [overflow-wrap:anywhere]">{detail}</p>
        {way && (
          <AppLink href={way.href} className="link text-13">
            {way.label}
          </AppLink>
        )}
      </div>
    </li>
  );
}

/** It prevents nothing, and is not to be missed. */
function WarnedCheck({ check, way }: { check: LaunchCheck; way: Way | null }) {
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] rounded-card border border-warning bg-card py-3 pr-4 pl-3">
      <TriangleAlert size={16} aria-hidden className="mt-[3px] text-warning" />
      <div>
        <p className="font-semibold text-14">{check.title}</p>
        <p className="text-pretty text-13 text-muted [overflow-wrap:anywhere]">{check.detail}</p>
        {way && (
          <AppLink href={way.href} className="link text-13">
            {way.label}
          </AppLink>
        )}
      </div>
    </li>
  );
}

function RefusedCheck(props: { check: LaunchCheck; way: Way | null; campaignId: string }) {
  const { check, way } = props;
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] rounded-card border border-danger bg-card py-3 pr-4 pl-3">
      <X size={16} aria-hidden className="mt-[3px] text-danger" />
      <div>
        <p className="font-semibold text-14">{check.title}</p>
        <p className="text-pretty text-13 text-muted">{check.detail}</p>
        {check.people.length > 0 ? (
          <IncompletePeople people={check.people} campaignId={props.campaignId} />
        ) : (
          way && (
            <AppLink
              href={way.href}
              className={`${buttonClass({ variant: 'secondary', size: 'sm' })} mt-2.5`}
            >
              {way.label}
            </AppLink>
          )
        )}
      </div>
    </li>
  );
}
