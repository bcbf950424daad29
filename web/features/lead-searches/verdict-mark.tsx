import type { Lead } from '#contract/campaigns/leads.ts';
import { verdictWords } from '#core/leads/lead-words.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';

const shapes = { qualified: 'done', unqualified: 'refused', unknown: 'open' } as const;

type VerdictMarkProps = {
  verdict: Lead['verdict'];
  /** Whatever the target thinks, the offer is for others: the two would contradict each other side by side. */
  isOutside?: boolean;
};

/** What a campaign's target thinks of a person. */
export function VerdictMark({ verdict, isOutside = false }: VerdictMarkProps) {
  if (isOutside && verdict === 'qualified')
    return (
      <StatusMark shape="asking" mayWrap>
        Hors de votre marché
      </StatusMark>
    );
  return <StatusMark shape={shapes[verdict]}>{verdictWords[verdict]}</StatusMark>;
}
