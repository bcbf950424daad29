import type { ErasedTotal } from './erased.ts';

/** One line of the log as it was written. */
export type LoggedEvent = {
  kind: string;
  at: Date;
  personId: string;
  detail: Readonly<Record<string, unknown>>;
};
export type Figures = Readonly<Record<string, number>>;

const parisDay = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/**
 * Every figure once more, from the words of the page and event by event. It shares nothing with what the page uses: a
 * mistake of one is not repeated by the other.
 */
export function recountFigures(events: readonly LoggedEvent[], erased: readonly ErasedTotal[]): Figures {
  const figures: Record<string, number> = {};
  const add = (figure: string, people: number) => {
    figures[figure] = (figures[figure] ?? 0) + people;
  };
  for (const [, own] of Map.groupBy(events, ({ personId }) => personId)) {
    const when = momentsOf(own);
    if (!when) continue;
    for (const [mark, at] of Object.entries(when)) if (at !== null) add(mark, 1);
    for (const mark of ['invited', 'accepted', 'replied'] as const) {
      const at = when[mark];
      if (at !== null) add(`${mark} ${parisDay.format(at)}`, 1);
    }
  }
  for (const { mark, markedOn, people } of erased) {
    add(mark, people);
    if (['invited', 'accepted', 'replied'].includes(mark)) add(`${mark} ${markedOn}`, people);
  }
  return figures;
}

/** When one person came to each mark; null for somebody of whom the campaign did nothing yet. */
function momentsOf(events: readonly LoggedEvent[]) {
  let planned = Number.POSITIVE_INFINITY;
  let tried = Number.POSITIVE_INFINITY;
  let anySend = Number.POSITIVE_INFINITY;
  let invite = Number.POSITIVE_INFINITY;
  let message = Number.POSITIVE_INFINITY;
  let lastInvite = Number.NEGATIVE_INFINITY;
  let gone = Number.NEGATIVE_INFINITY;
  let accepted = Number.POSITIVE_INFINITY;
  let replied = Number.POSITIVE_INFINITY;
  let failure = '';
  let replyKind: unknown = '';
  let meeting = Number.POSITIVE_INFINITY;
  let hasLeftCampaign = false;
  for (const { kind, at, detail } of events) {
    const time = at.getTime();
    const reported = typeof detail.happenedAt === 'string' ? Date.parse(detail.happenedAt) : time;
    const occurred = Math.min(time, reported);
    if (kind === 'person_finished' || kind === 'person_removed') hasLeftCampaign = true;
    else if (kind === 'person_resumed') hasLeftCampaign = false;
    else if (kind === 'outcome_undone') meeting = Number.POSITIVE_INFINITY;
    else if (kind === 'outcome_said')
      meeting = detail.outcome === 'meeting' || detail.outcome === 'won' ? time : Number.POSITIVE_INFINITY;
    else if (kind === 'reply_understood') replyKind = detail.kind;
    else if (kind === 'invitation_declined') gone = Math.max(gone, occurred);
    else {
      planned = Math.min(planned, time);
      if (kind === 'person_enrolled') hasLeftCampaign = false;
      if (kind === 'invitation_accepted') accepted = Math.min(accepted, occurred);
      if (kind === 'reply_received') {
        replied = Math.min(replied, occurred);
        replyKind = detail.kind;
      }
      const isDone = kind === 'step_done' || (kind === 'step_settled' && detail.outcome === 'confirmed');
      if (detail.act === 'withdraw' && isDone) gone = Math.max(gone, occurred);
      if (detail.act !== 'invite' && detail.act !== 'message') continue;
      tried = Math.min(tried, time);
      if (isDone) {
        if (detail.act === 'invite') lastInvite = Math.max(lastInvite, time);
        anySend = Math.min(anySend, time);
        if (detail.act === 'invite') invite = Math.min(invite, time);
        else message = Math.min(message, time);
      } else failure = kind === 'step_unknown' ? 'unknown' : 'not_sent';
    }
  }
  if (planned === Number.POSITIVE_INFINITY) return null;
  const isSent = anySend !== Number.POSITIVE_INFINITY;
  const isInvited = invite !== Number.POSITIVE_INFINITY;
  const hasReply = replied !== Number.POSITIVE_INFINITY && isSent;
  const dated = (time: number, isTrue = true) =>
    isTrue && time !== Number.POSITIVE_INFINITY ? new Date(time) : null;
  return {
    planned: dated(planned),
    upcoming: dated(planned, tried === Number.POSITIVE_INFINITY && !hasLeftCampaign),
    dropped: dated(planned, tried === Number.POSITIVE_INFINITY && hasLeftCampaign),
    tried: dated(tried),
    not_sent: dated(tried, failure === 'not_sent' && !isSent),
    unknown: dated(tried, failure === 'unknown' && !isSent),
    confirmed: dated(anySend),
    invited: dated(invite),
    pending: dated(
      invite,
      accepted === Number.POSITIVE_INFINITY && replied === Number.POSITIVE_INFINITY && gone < lastInvite,
    ),
    accepted: dated(accepted, isInvited),
    messaged: dated(message === Number.POSITIVE_INFINITY && hasReply ? anySend : message),
    replied: dated(replied, isSent && (message !== Number.POSITIVE_INFINITY || hasReply)),
    positive: dated(replied, hasReply && replyKind === 'interested'),
    meeting: dated(meeting),
  };
}
