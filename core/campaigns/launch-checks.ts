import { ofName } from '../of-name.ts';
import { hasFeature, type Plan } from '../plans.ts';
import { countTexts } from './engagement.ts';
import { describeWindow } from './sending-window.ts';
import { scheduleGate, scheduleRefusals } from './sequence-rules.ts';
import { type Preparation, reportSteps, type WizardStep } from './wizard-steps.ts';

export const launchCheckNames = [
  'account',
  'email',
  'offer',
  'targeting',
  'leads',
  'sequence',
  'schedule',
] as const;
export type LaunchCheckName = (typeof launchCheckNames)[number];

/** One line of the list before launch: passed, or what is wrong and where to mend it. */
export type LaunchCheck = {
  name: LaunchCheckName;
  isPassed: boolean;
  title: string;
  detail: string;
  /** The step of the wizard that mends it, or another page. */
  mendsAt: { step: WizardStep } | { page: 'socialAccounts' | 'subscription' | 'profile' } | null;
};

export type LaunchFacts = Preparation & {
  account: { name: string; state: 'connected' | 'disconnected' | 'restricted' } | null;
  email: { address: string; isVerified: boolean };
  plan: Plan;
  offerName: string | null;
  icpName: string | null;
};

/** Everything that must hold before anything leaves, in the order of the list. */
export function checkLaunch(facts: LaunchFacts): LaunchCheck[] {
  const reports = reportSteps(facts);
  const ofStep = (step: 'offer' | 'targeting' | 'leads') =>
    reports[step].problems.map(({ message }) => message).join(' ');
  return [
    checkAccount(facts),
    facts.email.isVerified
      ? passed('email', 'E-mail vérifié', facts.email.address)
      : refused(
          'email',
          'E-mail à vérifier',
          `Ouvrez le lien envoyé à ${facts.email.address}, puis revenez ici.`,
          {
            page: 'profile',
          },
        ),
    reports.offer.isComplete
      ? passed('offer', 'Offre complète', facts.offerName ?? '')
      : refused('offer', 'Offre incomplète', ofStep('offer'), { step: 'offer' }),
    reports.targeting.isComplete
      ? passed('targeting', 'Ciblage précis', facts.icpName ?? '')
      : refused('targeting', 'Ciblage trop vague', ofStep('targeting'), { step: 'targeting' }),
    reports.leads.isComplete
      ? passed('leads', 'Des personnes à contacter', people(facts.qualifiedCount))
      : refused('leads', 'Personne à contacter', ofStep('leads'), { step: 'leads' }),
    checkEngagement(facts),
    checkSchedule(facts),
  ];
}

export const canLaunch = (checks: readonly LaunchCheck[]): boolean =>
  checks.every(({ isPassed }) => isPassed);

const passed = (name: LaunchCheckName, title: string, detail: string): LaunchCheck => ({
  name,
  isPassed: true,
  title,
  detail,
  mendsAt: null,
});
const refused = (
  name: LaunchCheckName,
  title: string,
  detail: string,
  mendsAt: NonNullable<LaunchCheck['mendsAt']>,
): LaunchCheck => ({ name, isPassed: false, title, detail, mendsAt });

const people = (count: number) => `${count.toLocaleString('fr-FR')} ${count > 1 ? 'personnes' : 'personne'}`;

function checkAccount({ account }: LaunchFacts): LaunchCheck {
  const mendsAt = { page: 'socialAccounts' } as const;
  if (!account)
    return refused('account', 'Compte LinkedIn à relier', 'Les messages partent de votre compte.', mendsAt);
  if (account.state === 'disconnected')
    return refused(
      'account',
      'Compte LinkedIn déconnecté',
      `Reconnectez le compte ${ofName(account.name)}.`,
      mendsAt,
    );
  if (account.state === 'restricted')
    return refused('account', 'Compte LinkedIn restreint', 'Suivez les indications de LinkedIn.', mendsAt);
  return passed('account', 'Compte connecté', `${account.name}, aucun avertissement`);
}

function checkEngagement({ engagementConfig, ...facts }: LaunchFacts): LaunchCheck {
  const { problems } = reportSteps({ ...facts, engagementConfig }).engagement;
  const sequenceProblems = problems.filter(({ field }) => field !== 'schedule');
  if (sequenceProblems.length > 0 || !engagementConfig)
    return refused(
      'sequence',
      'Séquence à revoir',
      sequenceProblems.map(({ message }) => message).join(' '),
      {
        step: 'engagement',
      },
    );
  const { steps, approval } = engagementConfig;
  const texts = countTexts(steps);
  const approved =
    approval === 'each'
      ? 'chaque message attendra votre accord'
      : approval === 'exceptions'
        ? 'les messages avec une remarque attendront votre accord'
        : 'les contrôles décideront seuls';
  return passed(
    'sequence',
    'Séquence valide',
    `${steps.length} étape${steps.length > 1 ? 's' : ''}, ${texts} texte${texts > 1 ? 's' : ''} par personne, ${approved}`,
  );
}

function checkSchedule({ engagementConfig, plan, ...facts }: LaunchFacts): LaunchCheck {
  const mendsAt = { step: 'engagement' } as const;
  if (!engagementConfig)
    return refused('schedule', 'Plage d’envoi à choisir', 'Elle se règle avec la séquence.', mendsAt);
  const { problems } = reportSteps({ ...facts, engagementConfig }).engagement;
  const wrong = problems.find(({ field }) => field === 'schedule');
  if (wrong) return refused('schedule', 'Plage d’envoi impossible', wrong.message, mendsAt);
  const gate = scheduleGate(engagementConfig);
  if (gate && !hasFeature({ subscription: plan }, gate))
    return refused('schedule', 'Plage d’envoi hors de votre formule', scheduleRefusals[gate], mendsAt);
  return passed('schedule', 'Plage d’envoi', describeWindow(engagementConfig.schedule));
}
