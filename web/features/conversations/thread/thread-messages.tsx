import { CircleHelp, Clock, X } from 'lucide-react';
import { Fragment } from 'react';
import type { LeavingMessage, Thread, ThreadMessage } from '#contract/overview/conversations.ts';
import { personName } from '#core/people/person-name.ts';
import { formatTime } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { describeMessage, formatThreadDay, leavingTexts } from '../conversation-texts.ts';
import { KindMark } from '../kind-mark.tsx';
import { cutPassages } from './message-parts.ts';
import { SettleButtons } from './settle-buttons.tsx';

/** What was said, oldest first, day by day, then what is on its way. */
export function ThreadMessages({ thread, now }: { thread: Thread; now: Date }) {
  const { messages, leaving, person } = thread;
  if (messages.length + leaving.length === 0)
    return (
      <p className="py-6 text-13 text-muted">
        Rien n’a encore été échangé avec cette personne. Ses réponses et vos messages se rangeront ici.
      </p>
    );
  return (
    <ol className="grid gap-3 py-4">
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          <DayLine at={message.at} before={messages[index - 1]?.at} now={now} />
          <Message message={message} from={personName(person)} />
        </Fragment>
      ))}
      {leaving.map((message) => (
        <Leaving key={message.attemptId} message={message} />
      ))}
    </ol>
  );
}

function DayLine({ at, before, now }: { at: string; before: string | undefined; now: Date }) {
  if (before && new Date(before).toDateString() === new Date(at).toDateString()) return null;
  return (
    <li className="pt-1 text-center font-medium text-12 text-muted">
      <time dateTime={at}>{formatThreadDay(at, now)}</time>
    </li>
  );
}

const bubbleClass =
  'max-w-[min(68ch,86%)] whitespace-pre-line rounded-card px-3.5 py-2.5 text-14 leading-[1.5] [overflow-wrap:anywhere] max-sm:max-w-[92%]';

function Message({ message, from }: { message: ThreadMessage; from: string }) {
  const isTheirs = message.author === 'person';
  return (
    <li className={classNames('grid gap-1', isTheirs ? 'justify-items-start' : 'justify-items-end')}>
      <span className="sr-only">{isTheirs ? `${from} :` : 'Vous :'}</span>
      <p
        className={classNames(
          bubbleClass,
          isTheirs
            ? 'rounded-bl-small border border-line bg-card'
            : 'rounded-br-small border border-transparent bg-accent-soft',
        )}
      >
        {isTheirs ? <Evidence message={message} /> : message.text}
      </p>
      <span className="tabular-figures flex flex-wrap items-center gap-x-2 gap-y-1 px-0.5 text-12 text-muted">
        {describeMessage(message)}
        {message.replyKind && <KindMark kind={message.replyKind} />}
        {message.also.length > 0 && <span>et aussi</span>}
        {message.also.map((kind) => (
          <KindMark key={kind} kind={kind} />
        ))}
      </span>
    </li>
  );
}

/** The words by which a reply was understood are marked in it. */
const Evidence = ({ message: { text, evidence } }: { message: ThreadMessage }) =>
  cutPassages(text, evidence).map((part) =>
    part.isPassage ? (
      <mark
        key={part.from}
        className="rounded-[3px] bg-highlight-soft text-ink decoration-highlight underline underline-offset-4"
      >
        {part.text}
      </mark>
    ) : (
      <Fragment key={part.from}>{part.text}</Fragment>
    ),
  );

const looks = {
  planned: { Icon: Clock, tone: 'text-muted', bubble: 'border-accent/40' },
  leaving: { Icon: Clock, tone: 'text-muted', bubble: 'border-accent/40' },
  unknown: { Icon: CircleHelp, tone: 'text-warning', bubble: 'border-warning/60' },
  asked: { Icon: CircleHelp, tone: 'text-warning', bubble: 'border-warning/60' },
  not_sent: { Icon: X, tone: 'text-danger', bubble: 'border-danger/50' },
} as const;

/** Not in the conversation yet, or never: said, so that nobody sends it a second time. */
function Leaving({ message }: { message: LeavingMessage }) {
  const { Icon, tone, bubble } = looks[message.state];
  return (
    <li className="grid justify-items-end gap-1">
      <span className="sr-only">{message.isAnswer ? 'Votre réponse :' : 'Message de la campagne :'}</span>
      <p className={classNames(bubbleClass, 'rounded-br-small border border-dashed', bubble)}>
        {message.text}
      </p>
      <span
        role="status"
        className={classNames(
          'tabular-figures flex max-w-[min(68ch,92%)] items-start gap-1.5 px-0.5 text-right text-12',
          tone,
        )}
      >
        <Icon size={13} strokeWidth={1.9} aria-hidden className="mt-0.5 shrink-0" />
        <span>
          {leavingTexts[message.state]}
          {message.because && `\u00a0: ${message.because}`}
          {message.state === 'planned' && ` · ${formatTime(new Date(message.at))}`}
        </span>
      </span>
      {message.state === 'asked' && <SettleButtons attemptId={message.attemptId} />}
    </li>
  );
}
