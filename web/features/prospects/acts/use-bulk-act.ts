import { useState } from 'react';
import type { ProspectAct, ProspectSelection } from '#contract/overview/prospects.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { toast } from '#web/ui/toast-store.ts';
import { useProspectAct } from '../prospects.queries.ts';
import { describeDone } from './bulk-texts.ts';

/**
 * One act on many people. The server goes on when the page is left; a very long selection takes several calls, and the
 * browser asks before it closes between two of them. What was done stays done when one fails.
 */
export function useBulkAct() {
  const act = useProspectAct();
  const [sofar, setSofar] = useState<number | null>(null);
  const run = async (what: ProspectAct, selection: ProspectSelection): Promise<void> => {
    let [done, unchanged] = [0, 0];
    let after: string | undefined;
    setSofar(0);
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    try {
      do {
        const reply = await act.mutateAsync({
          act: what,
          selection: { ...selection, ...(after && { after }) },
        });
        done += reply.done;
        unchanged += reply.unchanged;
        after = reply.next ?? undefined;
        if (after) addEventListener('beforeunload', hold);
        setSofar(done + unchanged);
      } while (after);
      toast({ tone: 'success', ...describeDone(what, done, unchanged), durationMs: 8000 });
    } catch (error) {
      toast({
        tone: 'error',
        title: errorMessage(error),
        ...(done > 0 && { description: `${describeDone(what, done, 0).title}.` }),
        durationMs: 8000,
      });
      throw error;
    } finally {
      removeEventListener('beforeunload', hold);
      setSofar(null);
    }
  };
  return {
    run,
    isRunning: sofar !== null,
    /** « 300 traitées… »; null before the first call is back. */
    progress: sofar ? `${formatNumber(sofar)} traitées…` : null,
  };
}
