import type { Lead } from '#contract/leads.ts';
import { verdictWords } from '#core/leads/lead-words.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';

const shapes = { qualified: 'done', unqualified: 'refused', unknown: 'open' } as const;

/** What a campaign's target thinks of a person. */
export function VerdictMark({ verdict }: { verdict: Lead['verdict'] }) {
  return <StatusMark shape={shapes[verdict]}>{verdictWords[verdict]}</StatusMark>;
}
