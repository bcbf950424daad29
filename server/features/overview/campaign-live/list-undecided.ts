import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { UndecidedSend } from '#contract/overview/campaign-live.ts';
import { nameStep } from '#core/campaigns/engagement.ts';
import type { AttemptAct } from '#core/engine/attempt.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { type AttemptScope, countAttempts, findAttempts, isInScope } from './find-attempts.ts';
import { presentLivePerson } from './live-person.ts';

const isUnknown = (scope: AttemptScope) => and(isInScope(scope), eq(attempts.state, 'unknown'));
const isAsked = (scope: AttemptScope) => and(isUnknown(scope), isNotNull(attempts.askedAt));
/** The record of the network is being read: there is nothing to ask yet. */
const isChecking = (scope: AttemptScope) => and(isUnknown(scope), isNull(attempts.askedAt));

export const countUndecided = async (ctx: Ctx, scope: AttemptScope) => ({
  undecided: await countAttempts(ctx, isAsked(scope)),
  checking: await countAttempts(ctx, isChecking(scope)),
});

/** What may have left: first what only the user can know, then what is still being looked for on the network. */
export async function listUndecided(
  ctx: MemberCtx,
  campaignId?: string,
): Promise<{ items: UndecidedSend[]; total: number; checking: number }> {
  const scope = { workspaceId: ctx.actor.workspaceId, campaignId };
  const asked = await findAttempts(ctx, isAsked(scope));
  const checking = await findAttempts(ctx, isChecking(scope));
  return {
    items: [...asked.rows, ...checking.rows].map(present),
    total: asked.total,
    checking: checking.total,
  };
}

function present({
  attempt,
  person,
  campaign,
  steps,
}: Awaited<ReturnType<typeof findAttempts>>['rows'][number]): UndecidedSend {
  const isKnown = steps.some(({ key }) => key === attempt.stepKey);
  return {
    id: attempt.id,
    person: presentLivePerson(person),
    campaign,
    act: attempt.act,
    stepName: isKnown ? nameStep(steps, attempt.stepKey) : actNames[attempt.act],
    text: attempt.text,
    calledAt: (attempt.calledAt ?? attempt.plannedAt).toISOString(),
    isChecking: attempt.askedAt === null,
    lookFor: whatToLookFor(attempt),
  };
}

const actNames: Record<AttemptAct, string> = {
  visit: 'Visite du profil',
  invite: 'Invitation',
  message: 'Message',
  withdraw: 'Retrait de l’invitation',
  task: 'Tâche',
  answer: 'Votre réponse',
};

/** What the user sees on the profile or in the conversation when it did leave. */
function whatToLookFor({ act, absences }: { act: AttemptAct; absences: number }): string {
  switch (act) {
    case 'invite':
      return 'Sur le profil, cherchez « En attente »\u00a0: l’invitation est alors partie.';
    case 'withdraw':
      return 'Sur le profil, cherchez « Se connecter »\u00a0: l’invitation est alors retirée.';
    case 'message':
    case 'answer':
      return absences > 0
        ? 'Nous avons relu la conversation deux fois sans l’y trouver. S’il n’y est pas non plus pour vous, il n’est pas parti.'
        : 'Dans la conversation, cherchez ce message\u00a0: s’il y est, il est parti.';
    default:
      return 'Regardez sur LinkedIn si l’action a eu lieu.';
  }
}
