import { Ban, BellRing, CalendarPlus } from 'lucide-react';
import type { ConversationRow } from '#contract/overview/conversations.ts';
import { replyKindLabels } from '#core/prospects/stages.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { formatThreadDate } from '../conversation-texts.ts';
import { readReminder, useWake } from '../conversations.queries.ts';
import { isDoubtfulNo, useCorrection } from '../kind-menu.tsx';
import { ReferralBanner } from './referral-banner.tsx';

export const isAsleep = ({ snoozedUntil }: ConversationRow, now: Date): boolean =>
  snoozedUntil !== null && new Date(snoozedUntil) > now;

/** What one must know before reading on, or answering. */
export function ThreadBanners({ conversation, now }: { conversation: ConversationRow; now: Date }) {
  const { isOpposed, needsReview, replyKind, returnsOn } = conversation;
  return (
    <>
      {isOpposed && <OppositionBanner {...conversation} />}
      {isDoubtfulNo(conversation) && <DoubtBanner conversation={conversation} />}
      {!isOpposed && needsReview && replyKind && replyKind !== 'opposition' && (
        <ReviewBanner conversation={conversation} />
      )}
      <ReferralBanner conversation={conversation} />
      {!isAsleep(conversation, now) && !isOpposed && returnsOn && (
        <p className="mb-2 text-13 text-muted">
          {replyKind === 'absence' ? 'De retour' : 'À recontacter'} le{' '}
          <b className="font-semibold text-ink">{formatThreadDate(returnsOn, now)}</b>
        </p>
      )}
    </>
  );
}

const bannerClass =
  'mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-4 py-3 text-14 max-sm:px-3.5';

function OppositionBanner({ replyKind, needsReview }: ConversationRow) {
  return (
    <div role="alert" className={`${bannerClass} bg-danger-soft`}>
      <Ban size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-danger max-sm:hidden" />
      <p className="min-w-0 flex-1 text-pretty max-sm:basis-full">
        <b className="font-semibold text-danger">Cette personne ne veut plus être contactée.</b> Tout est
        arrêté, dans toutes vos campagnes, et rien ne lui sera plus jamais envoyé.
        {!needsReview && replyKind === 'opposition' && (
          <span className="text-muted"> Sa demande est claire{'\u00a0'}: elle ne se retire pas.</span>
        )}
      </p>
    </div>
  );
}

function DoubtBanner({ conversation }: { conversation: ConversationRow }) {
  const { correct, isPending } = useCorrection(conversation);
  return (
    <div role="alert" className={`${bannerClass} bg-highlight-soft`}>
      <p className="min-w-0 flex-1 text-pretty max-sm:basis-full">
        <b className="font-semibold">Cette personne demande-t-elle à ne plus être contactée{'\u00a0'}?</b>{' '}
        Relisez sa réponse. D’ici là, rien ne lui est envoyé, dans aucune de vos campagnes.
      </p>
      <Button size="sm" isBusy={isPending} onClick={() => correct({ kind: 'opposition' })}>
        C’est une opposition
      </Button>
      <Button size="sm" isBusy={isPending} onClick={() => correct({ kind: 'other', isMisread: true })}>
        Non, ce n’en est pas une
      </Button>
    </div>
  );
}

function ReviewBanner({ conversation }: { conversation: ConversationRow }) {
  const { correct, isPending } = useCorrection(conversation);
  const { replyKind, returnsOn } = conversation;
  if (!replyKind) return null;
  return (
    <div className={`${bannerClass} bg-highlight-soft`}>
      <p className="min-w-0 flex-1 text-pretty max-sm:basis-full">
        Nous avons compris <b className="font-semibold">« {replyKindLabels[replyKind]} »</b>, sans en être
        sûrs. Sinon, corrigez le type de réponse, à côté du nom.
      </p>
      <Button size="sm" isBusy={isPending} onClick={() => correct({ kind: replyKind, returnsOn })}>
        C’est bien cela
      </Button>
    </div>
  );
}

/** Until when it sleeps, with what can be done about it. */
export function SnoozeBanner({ conversation, now }: { conversation: ConversationRow; now: Date }) {
  const wake = useWake(conversation.id);
  return (
    <div className={`${bannerClass} bg-sunken`}>
      <p role="status" className="min-w-0 flex-1 max-sm:basis-full">
        À rappeler le{' '}
        <b className="font-semibold">{formatThreadDate(conversation.snoozedUntil ?? '', now)}</b>, ou dès un
        nouveau message.
      </p>
      <Button size="sm" onClick={() => void saveReminder(conversation.id)}>
        <CalendarPlus size={14} strokeWidth={1.75} aria-hidden />
        Ajouter à mon agenda
      </Button>
      <Button
        size="sm"
        isBusy={wake.isPending}
        onClick={() =>
          wake.mutate(undefined, {
            onError: (error) => toast({ tone: 'error', title: errorMessage(error) }),
          })
        }
      >
        <BellRing size={14} strokeWidth={1.75} aria-hidden />
        Réveiller
      </Button>
    </div>
  );
}

/** The day to come back on, as a file that any calendar opens. */
async function saveReminder(conversationId: string): Promise<void> {
  try {
    const { name, ics } = await readReminder(conversationId);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([ics], { type: 'text/calendar;charset=utf-8' }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  } catch (error) {
    toast({ tone: 'error', title: 'Le rappel n’a pas pu être préparé.', description: errorMessage(error) });
  }
}
