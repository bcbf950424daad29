import { replyKindLabels } from '#core/prospects/stages.ts';
import type { ReplyKind } from '#core/replies/reply.ts';
import { capital } from '#core/words/capital.ts';
import { classNames } from '#web/ui/class-names.ts';

const looks: Record<ReplyKind, string> = {
  interested: 'border-success/40 bg-success-soft text-success',
  question: 'border-accent/35 bg-accent-soft text-accent',
  later: 'border-warning/40 bg-warning-soft text-warning',
  refusal: 'border-border bg-sunken text-muted',
  opposition: 'border-danger/40 bg-danger-soft text-danger',
  absence: 'border-warning/40 bg-warning-soft text-warning',
  wrong_person: 'border-border bg-sunken text-muted',
  other: 'border-border bg-sunken text-muted',
};

/** How a reply was understood; a question mark when it was with a doubt. */
export function KindMark({ kind, isDoubtful = false }: { kind: ReplyKind; isDoubtful?: boolean }) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center whitespace-nowrap rounded-small border px-1.5 font-medium text-12 leading-none',
        looks[kind],
      )}
    >
      {capital(replyKindLabels[kind])}
      {isDoubtful && (
        <>
          <span aria-hidden>{'\u00a0?'}</span>
          <span className="sr-only">, à vérifier</span>
        </>
      )}
    </span>
  );
}
