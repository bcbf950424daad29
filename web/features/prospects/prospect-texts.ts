import type { Prospect, ProspectDetail, ProspectFilter } from '#contract/overview/prospects.ts';
import { formatMoment as formatComing } from '#core/campaigns/format-moment.ts';
import { describeNext, type NextAction, stopTexts } from '#core/prospects/next-action.ts';
import { markLabels, type ProspectStage, replyKindLabels, stageLabels } from '#core/prospects/stages.ts';
import { type FilterValueNames, filterTexts as leadFilterTexts } from '#web/features/leads/lead-texts.ts';
import { formatDate, formatDay, formatMoment } from '#web/lib/format.ts';
import type { FilterText } from '#web/lists/filter-chips.tsx';
import type { StatusShape } from '#web/ui/status-mark.tsx';

export const stageShapes: Record<ProspectStage, StatusShape> = {
  to_contact: 'open',
  invited: 'waiting',
  accepted: 'moving',
  messaged: 'moving',
  asking: 'asking',
  replied: 'reply',
  meeting: 'done',
  won: 'done',
  lost: 'refused',
  finished: 'over',
  opposed: 'stopped',
};

const date = (iso: string | null) => (iso === null ? null : new Date(iso));

/** What happens next to somebody of the list, relative to the moment at which the list was read. */
export function nextOf({ stage, enrolment, conversation, invitedAt }: Prospect, now: Date): NextAction {
  return describeNext(
    {
      stage,
      enrolment: enrolment && {
        state: enrolment.state,
        reason: enrolment.reason,
        stepName: enrolment.stepName,
        at: date(enrolment.at),
        campaignPause: enrolment.campaignPause,
        isPaused: enrolment.isPaused,
        pausedUntil: date(enrolment.pausedUntil),
        turnAt: date(enrolment.turnAt),
        fromAt: date(enrolment.fromAt),
      },
      conversation: conversation && {
        replyKind: conversation.replyKind,
        isAwaitingAnswer: conversation.isAwaitingAnswer,
        snoozedUntil: date(conversation.snoozedUntil),
        returnsOn: conversation.returnsOn,
      },
      invitedAt: date(invitedAt),
    },
    now,
  );
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const formatActionDay = (day: string, now: Date) =>
  day.startsWith(String(now.getFullYear())) ? formatDay(day) : formatDate(new Date(`${day}T00:00`));

/** « demain, 9 h 12 », « dès 14 h 24 », « à l’acceptation »; empty when nothing comes. */
export function formatWhen(when: NextAction['when'], now: Date): string {
  if (!when) return '';
  if (when.is === 'words') return when.text;
  if (when.is === 'day') return `le ${formatActionDay(when.on, now)}`;
  if (when.at <= now) return 'd’un instant à l’autre';
  const moment = lower(formatComing(when.at, now));
  return when.isEarliest ? `dès ${moment}` : moment;
}

const formatActionDate = (iso: string, now: Date) =>
  formatActionDay(new Date(iso).toLocaleDateString('sv-SE'), now);

/** « Du 2 oct. au 20 oct. : invitation restée sans suite. » */
export function describePast(
  { enrolledAt, finishedAt, reason }: ProspectDetail['ways'][number],
  now: Date,
): string {
  const span = finishedAt
    ? `Du ${formatActionDate(enrolledAt, now)} au ${formatActionDate(finishedAt, now)}`
    : `Depuis le ${formatActionDate(enrolledAt, now)}`;
  const why = (stopTexts as Readonly<Record<string, string>>)[reason ?? ''];
  return why ? `${span}\u00a0: ${why}.` : span;
}

export const formatEventMoment = (iso: string, now: Date): string => formatMoment(new Date(iso), now);

/** « A répondu · intérêt » */
export function stageDetail({ stage, conversation, enrolment }: Prospect): string | null {
  if (stage === 'replied') return conversation?.replyKind ? replyKindLabels[conversation.replyKind] : null;
  return enrolment?.isPaused && enrolment.state !== 'finished' ? 'en pause' : null;
}

const list = (values: readonly string[]) => values.join(', ');

/** One active filter, in a few words. */
export function filterTexts(filter: ProspectFilter, names: FilterValueNames): FilterText<ProspectFilter>[] {
  const { mark, reply, stage } = filter;
  const texts: { fields: [keyof ProspectFilter]; text: string | undefined }[] = [
    { fields: ['mark'], text: mark && markLabels[mark] },
    {
      fields: ['reply'],
      text: reply && `Réponse\u00a0: ${list(reply.map((kind) => replyKindLabels[kind]))}`,
    },
    {
      fields: ['stage'],
      text: stage && stage.length > 1 ? list(stage.map((one) => stageLabels[one])) : undefined,
    },
  ];
  return [
    ...leadFilterTexts(filter, names),
    ...texts.flatMap(({ fields, text }) => (text ? [{ fields, text }] : [])),
  ];
}
