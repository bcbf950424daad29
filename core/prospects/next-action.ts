import type { PausedReason } from '../campaigns/campaign-status.ts';
import type { AskReason, StopReason, WaitReason } from '../engine/decide/decision.ts';
import type { EnrolmentState } from '../engine/enrolment.ts';
import type { ReplyKind } from '../replies/reply.ts';
import { dayIn, daysBetween } from '../time/calendar-day.ts';
import { isOutcome, type ProspectStage, replyKindLabels } from './stages.ts';

/** What the list knows of what comes next for one person. */
export type NextFacts = {
  stage: ProspectStage;
  /** null: in a conversation, and in no campaign. */
  enrolment: {
    state: EnrolmentState;
    reason: string | null;
    /** « Relance »; null once nothing follows. */
    stepName: string | null;
    at: Date | null;
    /** Why the campaign is paused, whatever the person waited for; null: it is not. */
    campaignPause: PausedReason | null;
    isPaused: boolean;
    pausedUntil: Date | null;
    /** When the account serves them today; null: not today. */
    turnAt: Date | null;
    /** Due, and the day is full before their turn: from when. */
    fromAt: Date | null;
  } | null;
  conversation: {
    replyKind: ReplyKind | null;
    /** The last word is theirs. */
    isAwaitingAnswer: boolean;
    snoozedUntil: Date | null;
    /** A day they named: back from leave, or « rappelez en janvier ». */
    returnsOn: string | null;
  } | null;
  invitedAt: Date | null;
};

/** `asks`: it waits for the user; `held`: on hold for a reason that can be lifted. */
export type NextTone = 'plain' | 'asks' | 'held' | 'over';

export type NextAction = {
  what: string;
  /** A moment, a day, or words such as « à l’acceptation ». */
  when:
    | { is: 'moment'; at: Date; isEarliest: boolean }
    | { is: 'day'; on: string }
    | { is: 'words'; text: string }
    | null;
  why: string;
  tone: NextTone;
};

const words = (text: string) => ({ is: 'words', text }) as const;
const moment = (at: Date, isEarliest = false) => ({ is: 'moment', at, isEarliest }) as const;

const paris = 'Europe/Paris';

export const waitTexts: Record<WaitReason, string> = {
  delay: 'prévue par la séquence',
  hours: 'à l’ouverture de vos horaires',
  quota: 'limite du compte atteinte',
  spacing: 'à son tour',
  acceptance: 'invitation en attente',
  in_flight: 'envoi à confirmer par LinkedIn',
  campaign_paused: 'campagne en pause',
  person_paused: 'en pause',
  account_disconnected: 'compte LinkedIn déconnecté',
  account_restricted: 'compte LinkedIn restreint',
  account_throttled: 'LinkedIn demande de ralentir',
  pending_invitations: 'trop d’invitations en attente',
};

const pauseTexts: Record<PausedReason, string> = {
  user: waitTexts.campaign_paused,
  account_disconnected: waitTexts.account_disconnected,
  account_restricted: waitTexts.account_restricted,
  guardrail: 'campagne en pause, garde-fou',
  plan: 'campagne en pause, limite de votre formule',
};

export const askTexts: Record<AskReason, string> = {
  approval: 'message à valider',
  text_refused: 'message à corriger',
  text_missing: 'message à écrire',
  undecided: 'envoi à vérifier',
  doubtful_no: 'une opposition, peut-être',
  unread_message: 'un message reçu n’a pas pu être lu',
  colleague_replied: 'réponse dans l’entreprise',
  paused: 'en pause',
  task: 'à faire par vous',
  no_window: 'aucun horaire possible',
};

/** Something somebody wrote keeps them back, and not something that is missing. */
const isKeptBack: ReadonlySet<string> = new Set<AskReason>([
  'doubtful_no',
  'unread_message',
  'colleague_replied',
]);

export const stopTexts: Record<StopReason, string> = {
  opposed: 'ne souhaite plus de contact',
  excluded: 'hors campagne',
  replied: 'une réponse est arrivée',
  taken_over: 'vous avez pris la main',
  not_accepted: 'invitation restée sans suite',
  declined: 'invitation déclinée',
  unreachable: 'injoignable sur LinkedIn',
  finished: 'toutes les étapes sont faites',
  campaign_over: 'campagne close',
  account_changed: 'échange commencé depuis un autre compte LinkedIn',
  removed: 'sortie de la séquence par vous',
  withdrawn: 'invitation retirée par vous',
  merged: 'même personne qu’une autre fiche',
};

const textOf = <Reason extends string>(texts: Record<Reason, string>, reason: string | null): string =>
  (reason !== null && texts[reason as Reason]) || '';

/** What happens next to a person, when, and why: three short pieces of one line. */
export function describeNext(facts: NextFacts, now: Date): NextAction {
  const { stage, enrolment, conversation } = facts;
  if (stage === 'opposed')
    return { what: 'Plus aucune', when: null, why: 'dans toutes vos campagnes', tone: 'over' };
  if (isOutcome(stage))
    return {
      what: stage === 'meeting' ? 'Rendez-vous' : 'Aucune',
      when: null,
      why: 'séquence arrêtée par vous',
      tone: 'over',
    };
  if (stage === 'replied' || (!enrolment && conversation)) return nextInConversation(conversation);
  if (!enrolment || enrolment.state === 'finished')
    return { what: 'Aucune', when: null, why: textOf(stopTexts, enrolment?.reason ?? null), tone: 'over' };
  return nextInSequence(facts, enrolment, now);
}

function nextInConversation(conversation: NextFacts['conversation']): NextAction {
  const why = conversation?.replyKind ? replyKindLabels[conversation.replyKind] : '';
  if (conversation?.snoozedUntil)
    return {
      what: 'À rappeler',
      when: moment(conversation.snoozedUntil),
      why: 'plus tard, choisi par vous',
      tone: 'plain',
    };
  if (conversation?.returnsOn)
    return { what: 'À rappeler', when: { is: 'day', on: conversation.returnsOn }, why, tone: 'plain' };
  if (conversation?.isAwaitingAnswer) return { what: 'À vous de répondre', when: null, why, tone: 'asks' };
  return { what: 'Sans réponse de sa part', when: null, why, tone: 'plain' };
}

function nextInSequence(
  { invitedAt }: NextFacts,
  enrolment: NonNullable<NextFacts['enrolment']>,
  now: Date,
): NextAction {
  const { state, reason, at, isPaused, pausedUntil, turnAt, fromAt } = enrolment;
  const what = enrolment.stepName ?? 'Suite de la séquence';
  if (isPaused)
    return {
      what,
      // The day is what the user chose: the hour is that of the campaign's opening.
      when: pausedUntil ? { is: 'day', on: dayIn('Europe/Paris', pausedUntil) } : words('à votre reprise'),
      why: 'en pause par vous',
      tone: 'held',
    };
  if (state === 'asking')
    return {
      what,
      when: words(reason === 'approval' ? 'dès votre accord' : 'après votre décision'),
      why: textOf(askTexts, reason),
      tone: isKeptBack.has(reason ?? '') ? 'held' : 'asks',
    };
  if (enrolment.campaignPause)
    return { what, when: words('à la reprise'), why: pauseTexts[enrolment.campaignPause], tone: 'held' };
  if (turnAt)
    return {
      what,
      when: moment(turnAt),
      why: state === 'ready' ? 'à son tour, selon vos limites' : textOf(waitTexts, reason),
      tone: 'plain',
    };
  if (state === 'ready' || fromAt)
    return fromAt && fromAt > now
      ? { what, when: moment(fromAt, true), why: 'à son tour, selon vos limites', tone: 'plain' }
      : { what, when: words('au prochain créneau'), why: 'à son tour, selon vos limites', tone: 'plain' };
  if (reason === 'acceptance') {
    const days = invitedAt ? daysBetween(dayIn(paris, invitedAt), dayIn(paris, now)) : 0;
    return {
      what,
      when: words('à l’acceptation'),
      why: days < 1 ? 'depuis aujourd’hui' : days === 1 ? 'depuis hier' : `depuis ${days} jours`,
      tone: 'plain',
    };
  }
  if (reason === 'campaign_paused')
    return { what, when: words('à la reprise'), why: waitTexts.campaign_paused, tone: 'held' };
  const isOnHold = reason?.startsWith('account_') || reason === 'pending_invitations';
  return {
    what,
    when: at && moment(at, isOnHold),
    why: textOf(waitTexts, reason),
    tone: isOnHold ? 'held' : 'plain',
  };
}
