import { replyKindLabels } from '#core/prospects/stages.ts';
import type { ReplyKind } from '#core/replies/reply.ts';
import { capital } from '#core/words/capital.ts';
import { classNames } from '#web/ui/class-names.ts';

const looks: Record<ReplyKind, string> = {
  interested: 'border-sauge/40 bg-sauge-voile text-sauge',
  question: 'border-outremer/35 bg-outremer-voile text-outremer',
  later: 'border-ambre/40 bg-ambre-voile text-ambre',
  refusal: 'border-bord bg-creux text-sourdine',
  opposition: 'border-brique/40 bg-brique-voile text-brique',
  absence: 'border-ambre/40 bg-ambre-voile text-ambre',
  wrong_person: 'border-bord bg-creux text-sourdine',
  other: 'border-bord bg-creux text-sourdine',
};

/** How a reply was understood; a question mark when it was with a doubt. */
export function KindMark({ kind, isDoubtful = false }: { kind: ReplyKind; isDoubtful?: boolean }) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 items-center whitespace-nowrap rounded-petit border px-1.5 font-medium text-12 leading-none',
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
