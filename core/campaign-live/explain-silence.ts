import type { PausedReason } from '../campaigns/campaign-status.ts';
import type { WaitReason } from '../engine/decide/decision.ts';
import { ofName } from '../french/of-name.ts';
import { askSentences } from './ask-sentences.ts';
import { earliestDeparture } from './earliest-departure.ts';
import { formatWhen, makeSilence, type Silence, type SilenceFacts } from './silence.ts';

/** « Pourquoi rien ne part ? »: the nearest cause first. */
export function explainSilence(facts: SilenceFacts, now: Date): Silence {
  return (
    ofStopped(facts) ??
    ofReady(facts, now) ??
    ofAsking(facts, now) ??
    ofWaiting(facts, now) ??
    ofPaused(facts, now) ??
    ofNobody(facts)
  );
}

function ofStopped({ status, pausedReason, account, accountChange }: SilenceFacts): Silence | null {
  if (status === 'completed')
    return makeSilence({
      reason: 'campaign_over',
      text: 'Chaque personne est allée au bout de sa séquence. Des leads de plus la rouvrent.',
      short: null,
      wayOut: 'leads',
    });
  if (status === 'archived')
    return makeSilence({ reason: 'archived', text: 'La campagne est archivée.', short: null });
  if (accountChange && account === 'connected')
    return makeSilence({
      reason: 'other_account',
      text: `Cette campagne partait du compte LinkedIn ${ofName(accountChange.from)}, qui n’est plus connecté. Elle attend votre décision\u00a0: partir du compte ${ofName(accountChange.to)}, ou attendre le retour de l’ancien.`,
      short: 'Un autre compte LinkedIn est connecté',
    });
  if (account === 'restricted' || pausedReason === 'account_restricted')
    return makeSilence({
      reason: 'account_restricted',
      text: 'LinkedIn a restreint votre compte. Tout reprend une fois la restriction levée.',
      short: 'Compte LinkedIn restreint',
      wayOut: 'account',
    });
  if (account !== 'connected' || pausedReason === 'account_disconnected')
    return makeSilence({
      reason: 'account_disconnected',
      text: 'Votre compte LinkedIn est déconnecté. Tout reprend dès que vous l’aurez reconnecté.',
      short: 'Compte LinkedIn déconnecté',
      wayOut: 'account',
    });
  return status === 'paused' ? ofPause(pausedReason) : null;
}

function ofPause(pausedReason: PausedReason | null): Silence {
  switch (pausedReason) {
    case 'guardrail':
      return makeSilence({
        reason: 'guardrail',
        text: 'Un garde-fou a mis la campagne en pause. Elle attend votre décision.',
        short: 'Garde-fou',
        wayOut: 'resume',
      });
    case 'plan':
      return makeSilence({
        reason: 'plan',
        text: 'La limite de votre formule est atteinte.',
        short: 'Limite de votre formule',
        wayOut: 'subscription',
      });
    default:
      return makeSilence({
        reason: 'campaign_paused',
        text: 'Vous avez mis la campagne en pause. Chaque personne garde sa place.',
        short: null,
        wayOut: 'resume',
      });
  }
}

const people = (count: number) =>
  count === 1 ? 'Une personne est prête' : `${count.toLocaleString('fr-FR')} personnes sont prêtes`;

/** Somebody is ready: only the rhythm of the account stands between. The act that may leave soonest decides. */
function ofReady({ ready, rhythm, plannedAt }: SilenceFacts, now: Date): Silence | null {
  const count = ready.reduce((sum, one) => sum + one.people, 0);
  if (count > 0 && plannedAt)
    return makeSilence({
      isMoving: true,
      reason: 'slot',
      text: `${people(count)}. Prochain envoi ${formatWhen(plannedAt, now)}.`,
      short: null,
      until: plannedAt,
    });
  const soonest = ready
    .map(({ act }) => earliestDeparture(act, rhythm, now))
    .toSorted((a, b) => timeOf(a.at) - timeOf(b.at))[0];
  if (count === 0 || !soonest) return null;
  const { at, because } = soonest;
  const when = at ? formatWhen(at, now) : 'plus tard';
  const goesOn = { isMoving: at !== null, until: at, reason: because };
  switch (because) {
    case 'slot':
      return makeSilence({ ...goesOn, text: `${people(count)}. Prochain envoi ${when}.`, short: null });
    case 'hours':
      return at
        ? makeSilence({
            ...goesOn,
            text: `Hors de vos horaires d’envoi. ${people(count)}\u00a0: les envois reprennent ${when}.`,
            short: 'Hors des horaires d’envoi',
          })
        : makeSilence({
            ...askSentences.no_window,
            ...goesOn,
            text: askSentences.no_window.one,
            short: 'Aucun jour d’envoi',
          });
    case 'quota':
      return makeSilence({
        ...goesOn,
        text: `La limite du compte est atteinte. ${people(count)}\u00a0: la suite part ${when}.`,
        short: 'Limite du compte atteinte',
        wayOut: 'account',
      });
    case 'account_throttled':
      return makeSilence({
        ...goesOn,
        text: `LinkedIn a demandé à votre compte de ralentir. ${people(count)}\u00a0: la suite part ${when}.`,
        short: 'LinkedIn demande de ralentir',
      });
  }
}

/** Nobody is ready, and some wait for the user: that is what would make something leave. What may have left comes first. */
function ofAsking({ asking, waiting }: SilenceFacts, now: Date): Silence | null {
  const byPeople = byReason(asking.filter(isAsked)).toSorted((a, b) => b.people - a.people);
  const uncertain = byPeople.find(({ reason }) => reason === 'undecided');
  const most = byPeople.find((one) => one !== uncertain);
  const first = uncertain ?? most;
  if (!first) return null;
  const sentence = sentenceOf(first);
  const other = uncertain && most ? ` ${sentenceOf(most)}` : '';
  const next = soonestOf(waiting.filter(({ isTask }) => !isTask));
  const rest = next ? ` En attendant, la suite est prévue ${formatWhen(next.nextAt, now)}.` : '';
  return makeSilence({
    reason: first.reason,
    text: sentence + other + rest,
    short: sentence.split('\u00a0:')[0]?.replace(/\.$/, '') ?? null,
    wayOut: askSentences[first.reason].wayOut,
    until: next?.nextAt ?? null,
  });
}

/** At whatever step they stand, who waits for the same thing is counted together. */
const byReason = (asking: SilenceFacts['asking']) =>
  [...Map.groupBy(asking, ({ reason }) => reason)].map(([reason, all]) => ({
    reason,
    people: all.reduce((sum, { people }) => sum + people, 0),
  }));

function sentenceOf({ reason, people }: SilenceFacts['asking'][number]): string {
  const { one, many } = askSentences[reason];
  return people === 1 ? one : many(people.toLocaleString('fr-FR'));
}

const causes: Partial<Record<WaitReason, { text: string; short: string | null }>> = {
  delay: { text: 'Le délai entre deux étapes court encore.', short: null },
  hours: { text: 'Hors de vos horaires d’envoi.', short: 'Hors des horaires d’envoi' },
  spacing: { text: 'La journée du compte est pleine.', short: 'Journée du compte pleine' },
  quota: { text: 'La limite du compte est atteinte.', short: 'Limite du compte atteinte' },
  account_throttled: {
    text: 'LinkedIn a demandé à votre compte de ralentir.',
    short: 'LinkedIn demande de ralentir',
  },
  pending_invitations: {
    text: 'Trop d’invitations restent sans réponse.',
    short: 'Trop d’invitations sans réponse',
  },
};

function ofWaiting(facts: SilenceFacts, now: Date): Silence | null {
  const { waiting } = facts;
  const next = soonestOf(waiting.filter(({ isTask }) => !isTask)) ?? soonestOf(waiting);
  if (next?.isTask)
    return makeSilence({
      reason: next.reason,
      text: `La prochaine étape est une tâche pour vous, ${formatWhen(next.nextAt, now)}.${besides(facts)}`,
      short: null,
      until: next.nextAt,
    });
  if (next) {
    const { text, short } = causes[next.reason] ?? { text: 'Tout le monde attend la suite.', short: null };
    return makeSilence({
      isMoving: true,
      reason: next.reason,
      text: `${text} La suite est prévue ${formatWhen(next.nextAt, now)}.${besides(facts)}`,
      short,
      until: next.nextAt,
    });
  }
  const countOf = (cause: WaitReason) =>
    waiting.reduce((sum, { reason, people }) => (reason === cause ? sum + people : sum), 0);
  const count = countOf('acceptance');
  const unconfirmed = countOf('in_flight');
  if (count === 0) return unconfirmed > 0 ? ofUnconfirmed(unconfirmed) : null;
  const waits =
    count === 1
      ? 'Une invitation attend sa réponse'
      : `${count.toLocaleString('fr-FR')} invitations attendent leur réponse`;
  return makeSilence({
    reason: 'acceptance',
    text: `${waits}\u00a0: la suite partira dès ${count === 1 ? 'son acceptation' : 'la première acceptation'}.${besides(facts)}`,
    short: waits,
  });
}

/** Leaving at this moment, or being looked for in LinkedIn’s own record. */
function ofUnconfirmed(count: number): Silence {
  const short =
    count === 1
      ? 'Un envoi attend d’être confirmé par LinkedIn'
      : `${count.toLocaleString('fr-FR')} envois attendent d’être confirmés par LinkedIn`;
  return makeSilence({ reason: 'in_flight', text: `${short}. Rien ne part une seconde fois.`, short });
}

/** Whom the user paused is not asked about: they know, and it is no cause for the others. */
const isAsked = ({ reason }: SilenceFacts['asking'][number]) => reason !== 'paused';

const pausedOf = ({ asking, waiting }: SilenceFacts) => {
  const dated = waiting.filter(({ reason }) => reason === 'person_paused');
  const undated = asking.filter((one) => !isAsked(one));
  return {
    count: [...dated, ...undated].reduce((sum, { people }) => sum + people, 0),
    resumesAt: dated.map(({ nextAt }) => nextAt).toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
};

/** Beside the cause, those who are paused: they do not follow with the others. */
function besides(facts: SilenceFacts): string {
  const { count } = pausedOf(facts);
  return count === 0 ? '' : ` ${sentenceOf({ reason: 'paused', people: count })}`;
}

/** Everybody who is left was paused by the user. */
function ofPaused(facts: SilenceFacts, now: Date): Silence | null {
  const { count, resumesAt } = pausedOf(facts);
  if (count === 0) return null;
  const sentence = sentenceOf({ reason: 'paused', people: count });
  return makeSilence({
    reason: 'paused',
    text: resumesAt
      ? `${sentence} ${count === 1 ? 'Sa suite' : 'La première suite'} est prévue ${formatWhen(resumesAt, now)}.`
      : sentence,
    short: sentence.split(',')[0] ?? null,
    until: resumesAt,
  });
}

const ofNobody = ({ finished }: SilenceFacts): Silence =>
  finished > 0
    ? makeSilence({
        reason: 'finished',
        text: 'Tout le monde est arrivé au bout de la séquence.',
        short: 'Séquence terminée pour tout le monde',
        wayOut: 'leads',
      })
    : makeSilence({
        reason: 'nobody',
        text: 'Personne n’est encore dans la séquence.',
        short: 'Personne dans la séquence',
        wayOut: 'leads',
      });

/** The end of a wait for an acceptance is no departure, nor the end of a pause, nor a look at what may have left. */
const noDepartures: readonly WaitReason[] = ['acceptance', 'in_flight', 'person_paused'];

const soonestOf = (waiting: SilenceFacts['waiting']) =>
  waiting
    .filter(({ reason }) => !noDepartures.includes(reason))
    .toSorted((a, b) => a.nextAt.getTime() - b.nextAt.getTime())[0];

const timeOf = (at: Date | null) => at?.getTime() ?? Number.POSITIVE_INFINITY;
