import { ofName } from '../french/of-name.ts';
import { hasFeature, type Plan } from '../identity/plans.ts';
import { pendingInvitationsLimit } from '../network/account-quotas.ts';
import { isSameName } from '../people/is-same-name.ts';
import {
  type AudienceFacts,
  checkFields,
  checkMarket,
  checkSources,
  describeLeftOut,
  describeRemoved,
  people,
  type RemovedFacts,
} from './audience-checks.ts';
import { describeTextCounts, type TextCounts } from './describe-text-counts.ts';
import { type ApprovalMode, countTexts } from './engagement.ts';
import { formatMoment } from './format-moment.ts';
import { isDefaultName } from './free-name.ts';
import { type LaunchCheck, type LaunchCheckName, passed, refused, warned } from './launch-check.ts';
import { proposeName } from './propose-name.ts';
import { describeWindow } from './sending-window.ts';
import { featureOfSchedule, scheduleRefusals } from './sequence-rules.ts';
import { type Preparation, reportSteps } from './wizard-steps.ts';

export type LaunchFacts = Preparation & {
  /** In campaign time. */
  now: Date;
  account: {
    name: string;
    state: 'connected' | 'disconnected' | 'restricted';
    backsOffUntil: Date | null;
    pendingInvitations: number | null;
  } | null;
  email: { address: string; isVerified: boolean };
  plan: Plan;
  /** Name of the campaign. */
  name: string;
  /** Which of its parts lie beyond what the plan holds. */
  frozen?: { isOffer: boolean; isIcp: boolean };
  offerName: string | null;
  icpName: string | null;
  /** The campaign's texts, once some are written. */
  texts?: TextCounts & { written: number };
  /** What an account whose notes are counted has left this month, and the names of the best people, who get them. */
  notes?: { left: number; best: string[] };
  /** Person by person; a list of campaigns does without. */
  audience?: AudienceFacts;
  removed?: RemovedFacts;
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
    ...checkName(facts),
    reports.offer.isComplete
      ? passed('offer', 'Offre complète', facts.offerName ?? '')
      : refused('offer', 'Offre incomplète', ofStep('offer'), { step: 'offer' }),
    reports.targeting.isComplete
      ? passed('targeting', 'Ciblage précis', facts.icpName ?? '')
      : refused('targeting', 'Ciblage trop vague', ofStep('targeting'), { step: 'targeting' }),
    checkLeads(facts, ofStep('leads')),
    ...(facts.audience ? checkMarket(facts.audience) : []),
    // Of nobody, nothing is known: a tick would mean nothing.
    ...(facts.audience?.contacted ? [checkFields(facts.audience), checkSources(facts.audience)] : []),
    checkEngagement(facts),
    ...checkNotes(facts),
    ...checkTexts(facts),
    checkSchedule(facts),
    ...checkPlan(facts),
  ];
}

/** Said only when something is beyond it: a plan that holds everything is no news. */
function checkPlan({ frozen, plan, offerName, icpName }: LaunchFacts): LaunchCheck[] {
  const parts = [
    ...(frozen?.isOffer ? [`l’offre «\u00a0${offerName}\u00a0»`] : []),
    ...(frozen?.isIcp ? [`le ciblage «\u00a0${icpName}\u00a0»`] : []),
  ];
  if (parts.length === 0) return [];
  const detail = `Votre formule ${plan} ne comprend plus ${parts.join(' ni ')}. Choisissez ce que vous gardez, ou changez de formule.`;
  return [refused('plan', 'Gelé par votre formule', detail, { page: 'subscription' })];
}

/** What must hold for a campaign that was launched to go on: its people are on the way already. */
const neededToGoOn: readonly LaunchCheckName[] = [
  'account',
  'email',
  'offer',
  'sequence',
  'schedule',
  'plan',
];
export const isNeededToGoOn = ({ name }: LaunchCheck): boolean => neededToGoOn.includes(name);

export const canLaunch = (checks: readonly LaunchCheck[]): boolean =>
  checks.every(({ isPassed }) => isPassed);

/** Nobody finds « Nouvelle campagne » again among others, once it runs. */
const checkName = ({ name, icpData }: LaunchFacts): LaunchCheck[] => {
  const proposed = proposeName(icpData);
  return isDefaultName(name)
    ? [
        refused(
          'name',
          'Campagne sans nom',
          proposed
            ? `Donnez-lui un nom en haut de la page, par exemple «\u00a0${proposed}\u00a0».`
            : 'Donnez-lui un nom en haut de la page.',
          { step: 'review' },
        ),
      ]
    : [];
};

/** Fewer than that, a campaign teaches little; it may be launched all the same. */
export const advisedPeople = 50;

function checkLeads(facts: LaunchFacts, problems: string): LaunchCheck {
  const { audience, qualifiedCount, isSearching } = facts;
  if (problems)
    return refused('leads', isSearching ? 'Recherche en cours' : 'Aucune personne à contacter', problems, {
      step: 'leads',
    });
  const contacted = audience?.contacted ?? qualifiedCount;
  const apart = audience ? describeLeftOut(audience.leftOut) : '';
  if (contacted === 0)
    return refused(
      'leads',
      'Aucune personne à contacter',
      `Parmi les ${people(qualifiedCount)} qui correspondent, ${apart}. Ajoutez-en d’autres.`,
      { step: 'leads' },
    );
  const isFew = contacted < advisedPeople;
  const removed = isFew && facts.removed ? describeRemoved(facts.leadsCount, facts.removed) : '';
  return passed(
    'leads',
    isFew ? 'Des personnes à contacter' : 'Assez de personnes à contacter',
    [`${people(contacted)}${isFew ? `, ${advisedPeople} conseillées` : ''}`, apart, removed]
      .filter(Boolean)
      .join('\u00a0; '),
    removed ? { step: 'leads' } : null,
  );
}

/** Who is invited with a note and who without one, where the network counts notes. */
function checkNotes({ engagementConfig, notes, audience }: LaunchFacts): LaunchCheck[] {
  const hasNote = engagementConfig?.steps.some((step) => step.kind === 'invitation' && step.hasNote);
  const contacted = audience?.contacted ?? 0;
  if (!hasNote || !notes || contacted === 0) return [];
  const names = notes.best.slice(0, notes.left);
  const without = contacted - names.length;
  const bare = `${people(without)} sans note`;
  return [
    passed(
      'notes',
      'Notes d’invitation',
      names.length === 0
        ? `Plus de note ce mois-ci sur ce compte gratuit\u00a0: ${bare}`
        : `Avec une note\u00a0: ${names.join(', ')}${without > 0 ? `\u00a0; ${bare}` : ''}`,
    ),
  ];
}

const approvals: Record<ApprovalMode, string> = {
  each: 'Chaque message attendra votre accord',
  exceptions: 'Les messages avec une remarque attendront votre accord',
  automatic: 'Chaque message partira seul si aucun problème n’est trouvé',
};

/** With an approval mode nothing leaves unread: unwritten texts do not prevent a launch, they are reported. */
function checkTexts({ engagementConfig, texts }: LaunchFacts): LaunchCheck[] {
  if (!engagementConfig || countTexts(engagementConfig.steps) === 0) return [];
  const written = texts ? texts.written : 0;
  return [
    passed(
      'texts',
      'Messages',
      texts && written > 0
        ? `${approvals[engagementConfig.approval]}. ${count(written, 'message écrit', 'messages écrits')}\u00a0: ${describeTextCounts(texts)}`
        : approvals[engagementConfig.approval],
      written > 0 ? { page: 'texts' } : null,
    ),
  ];
}

const uncapital = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function checkAccount({ account, now, offerData }: LaunchFacts): LaunchCheck {
  const mendsAt = { page: 'socialAccounts' } as const;
  if (!account)
    return refused(
      'account',
      'Compte LinkedIn à connecter',
      'Les messages partent de votre compte.',
      mendsAt,
    );
  if (account.state === 'disconnected')
    return refused(
      'account',
      'Compte LinkedIn déconnecté',
      `Reconnectez le compte ${ofName(account.name)}.`,
      mendsAt,
    );
  if (account.state === 'restricted')
    return refused('account', 'Compte LinkedIn restreint', 'Suivez les indications de LinkedIn.', mendsAt);
  if (account.backsOffUntil && account.backsOffUntil > now)
    return refused(
      'account',
      'LinkedIn demande une pause',
      `Trop de demandes ont été faites\u00a0: le compte se repose jusqu’à ${uncapital(formatMoment(account.backsOffUntil, now))}.`,
      mendsAt,
    );
  const pending = account.pendingInvitations ?? 0;
  if (pending >= pendingInvitationsLimit)
    return refused(
      'account',
      'Trop d’invitations sans réponse',
      `${pending.toLocaleString('fr-FR')} sont en attente, ${pendingInvitationsLimit} au plus. Retirez les plus anciennes sur LinkedIn.`,
      mendsAt,
    );
  const signedBy = offerData?.personalProfile.displayName.trim() ?? '';
  if (!isSameName(signedBy, account.name))
    return warned(
      'account',
      'Compte et signature sous deux noms',
      `Vos messages partent du compte ${ofName(account.name)} et sont signés «\u00a0${signedBy}\u00a0».`,
      { step: 'offer' },
    );
  return passed(
    'account',
    'Compte connecté',
    pending > 0
      ? `${account.name}, aucun avertissement, ${pending.toLocaleString('fr-FR')} ${pending > 1 ? 'invitations' : 'invitation'} en attente`
      : `${account.name}, aucun avertissement`,
  );
}

function checkEngagement({ engagementConfig, ...facts }: LaunchFacts): LaunchCheck {
  const { problems } = reportSteps({ ...facts, engagementConfig }).engagement;
  const sequenceProblems = problems.filter(({ field }) => field !== 'schedule');
  if (sequenceProblems.length > 0 || !engagementConfig)
    return refused(
      'sequence',
      'Séquence à revoir',
      sequenceProblems.map(({ message }) => message).join(' '),
      { step: 'engagement' },
    );
  const { steps } = engagementConfig;
  const texts = countTexts(steps);
  return passed(
    'sequence',
    'Séquence valide',
    `${steps.length} étape${steps.length > 1 ? 's' : ''}, ${texts} message${texts > 1 ? 's' : ''} par personne`,
  );
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('fr-FR')} ${number > 1 ? many : one}`;

function checkSchedule({ engagementConfig, plan, ...facts }: LaunchFacts): LaunchCheck {
  const mendsAt = { step: 'engagement' } as const;
  if (!engagementConfig)
    return refused('schedule', 'Plage d’envoi à choisir', 'Elle se règle avec la séquence.', mendsAt);
  const { problems } = reportSteps({ ...facts, engagementConfig }).engagement;
  const wrong = problems.find(({ field }) => field === 'schedule');
  if (wrong) return refused('schedule', 'Plage d’envoi impossible', wrong.message, mendsAt);
  const scheduleFeature = featureOfSchedule(engagementConfig);
  if (scheduleFeature && !hasFeature({ subscription: plan }, scheduleFeature))
    return refused(
      'schedule',
      'Plage d’envoi hors de votre formule',
      scheduleRefusals[scheduleFeature],
      mendsAt,
    );
  return passed('schedule', 'Plage d’envoi', describeWindow(engagementConfig.schedule));
}
