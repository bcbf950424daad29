import { and, eq } from 'drizzle-orm';
import type { ManualTask } from '#contract/overview/campaign-live.ts';
import { nameStep } from '#core/campaigns/engagement.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { findAttempts, isInScope } from './find-attempts.ts';
import { presentLivePerson } from './live-person.ts';

/** Calls and e-mails to make by hand: the longest due first. */
export async function listTasks(
  ctx: MemberCtx,
  campaignId?: string,
): Promise<{ items: ManualTask[]; total: number }> {
  const { rows, total } = await findAttempts(
    ctx,
    and(
      isInScope({ workspaceId: ctx.actor.workspaceId, campaignId }),
      eq(attempts.act, 'task'),
      eq(attempts.state, 'planned'),
    ),
  );
  return {
    items: rows.flatMap(({ attempt, person, campaign, steps }): ManualTask[] => {
      if (!campaign) return [];
      const step = steps.find(({ key }) => key === attempt.stepKey);
      const isTask = step?.kind === 'task';
      return [
        {
          id: attempt.id,
          person: presentLivePerson(person),
          phone: person.phone,
          email: person.email,
          campaign,
          task: isTask ? step.task : ('other' as const),
          title: isTask ? nameStep(steps, step.key) : 'Tâche',
          instruction: isTask ? step.instruction : '',
          dueAt: attempt.plannedAt.toISOString(),
        },
      ];
    }),
    total,
  };
}
