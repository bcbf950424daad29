import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { z } from 'zod';
import { longestAnswer, type Thread } from '#contract/overview/conversations.ts';
import { countSigns } from '#core/messages/text-limits.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useAnswer, useSuggest } from '../conversations.queries.ts';
import { answerStorage } from './answer-storage.ts';
import { SavedAnswersMenu } from './saved-answers-menu.tsx';

type AnswerBoxProps = { thread: Thread; conversationId: string };

/** Written and sent by the user; what is suggested is only ever a draft. */
export function AnswerBox({ thread, conversationId }: AnswerBoxProps) {
  const { id: userId } = useUser();
  const [kept] = useState(() => answerStorage(() => window.localStorage, userId, conversationId));
  const [text, setText] = useState(kept.read);
  // What was there when the writing began: what came since must be read before sending.
  const [readTo, setReadTo] = useState(thread.lastReplyId);
  const hasNews = text.trim() !== '' && thread.lastReplyId !== readTo;
  const field = useRef<HTMLTextAreaElement>(null);
  const fieldId = useId();
  const answer = useAnswer(conversationId);
  const suggest = useSuggest(conversationId);
  const count = countSigns(text);
  const isTooLong = count > longestAnswer;

  const write = (next: string) => {
    setText(next);
    kept.write(next);
    if (answer.isError) answer.reset();
    // Nothing was being written: what came is what will be answered.
    if (text.trim() === '') setReadTo(thread.lastReplyId);
  };
  const replaceBy = (next: string, title: string) => {
    const before = text;
    write(next);
    field.current?.focus();
    if (before.trim() === '') return;
    toast({ title, action: { label: 'Annuler', onSelect: () => write(before) } });
  };
  const insert = (added: string) => {
    const at = field.current?.selectionEnd ?? text.length;
    const head = text.slice(0, at);
    write(`${head}${head && !/\s$/.test(head) ? '\n' : ''}${added}${text.slice(at)}`);
    field.current?.focus();
  };
  const send = () => {
    if (text.trim() === '') return field.current?.focus();
    if (isTooLong || answer.isPending || hasNews) return;
    answer.mutate(
      { text, lastReplyId: readTo },
      {
        onSuccess: () => {
          setText('');
          kept.write('');
          field.current?.focus();
        },
      },
    );
  };
  const askSuggestion = () =>
    suggest.mutate(undefined, {
      onSuccess: ({ text: suggested }) => {
        if (suggested) replaceBy(suggested, 'Votre texte est remplacé par la proposition.');
        else toast({ title: 'Rien à proposer : ce message n’attend pas de réponse.' });
      },
      onError: (error) =>
        toast({
          tone: 'error',
          title: 'Aucune proposition pour l’instant.',
          description: errorMessage(error),
        }),
    });
  const onKeyDown = (event: KeyboardEvent) => {
    // What is typed is not meant for the list beside it.
    event.stopPropagation();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {hasNews && (
        <Notice tone="warning" className="py-2!">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p>
              Un nouveau message est arrivé pendant que vous écriviez. Relisez-le : votre texte est gardé.
            </p>
            <Button size="sm" onClick={() => setReadTo(thread.lastReplyId)}>
              C’est lu
            </Button>
          </div>
        </Notice>
      )}
      <SendError error={answer.error} />
      <div className="rounded-card border border-field bg-card focus-within:border-accent focus-within:outline-2 focus-within:outline-accent">
        <label htmlFor={fieldId} className="sr-only">
          Votre réponse
        </label>
        <textarea
          ref={field}
          id={fieldId}
          value={text}
          rows={2}
          placeholder="Votre réponse…"
          aria-describedby={`${fieldId}-count`}
          aria-invalid={isTooLong || undefined}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-[38vh] min-h-20 w-full max-sm:min-h-14 resize-none bg-transparent px-3.5 pt-2.5 pb-1 text-[0.9375rem] leading-[1.5] outline-none placeholder:text-muted max-sm:text-16"
        />
        <div className="flex flex-wrap items-center gap-x-1 gap-y-1 px-2 pb-2">
          <Button
            size="sm"
            variant="quiet"
            isBusy={suggest.isPending}
            busyLabel="Rédaction…"
            onClick={askSuggestion}
          >
            <Sparkles size={14} strokeWidth={1.75} aria-hidden />
            Proposer
          </Button>
          <SavedAnswersMenu text={text} onChoose={insert} />
          <span
            id={`${fieldId}-count`}
            className={classNames(
              'tabular-figures ml-auto whitespace-nowrap px-2 text-12',
              isTooLong ? 'font-semibold text-danger' : 'text-muted',
            )}
          >
            {formatNumber(count)} / {formatNumber(longestAnswer)}
            <span className="sr-only"> caractères</span>
          </span>
          <Button
            type="submit"
            variant="primary"
            isBusy={answer.isPending}
            busyLabel="Envoi…"
            disabled={isTooLong || hasNews}
            className="max-sm:w-full"
          >
            Envoyer
            <KeyCap>Ctrl ↵</KeyCap>
          </Button>
        </div>
      </div>
    </form>
  );
}

function SendError({ error }: { error: Error | null }) {
  // Something new came meanwhile: that is said above, once it is in sight.
  if (!error || (error instanceof ApiError && error.code === 'version_conflict')) return null;
  const findings = error instanceof ApiError ? readFindings(error.details) : [];
  return (
    <Notice tone="error" title="Cette réponse n’est pas partie." className="py-2!">
      {findings.length === 0 && <p>{errorMessage(error)} Votre texte est gardé.</p>}
      <ul>
        {findings.map(({ code, title, explanation }) => (
          <li key={`${code} ${title}`}>
            {title}. <span className="text-muted">{explanation}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const RefusalDetails = z.object({
  findings: z.array(
    z.object({ code: z.string(), title: z.string(), explanation: z.string(), isBlocking: z.boolean() }),
  ),
});
type Remark = z.infer<typeof RefusalDetails>['findings'][number];

/** What the checks of a text had against it, in a refusal that says so. */
const readFindings = (details: ApiError['details']): Remark[] =>
  RefusalDetails.safeParse(details).data?.findings.filter(({ isBlocking }) => isBlocking) ?? [];
