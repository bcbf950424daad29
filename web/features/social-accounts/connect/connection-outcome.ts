import type { ConnectionAttempt, SocialAccount } from '#contract/social-accounts.ts';
import { rampProgress } from '../limits/ramp-progress.ts';

type LinkedConnection = Pick<ConnectionAttempt, 'kind' | 'account'>;
type Outcome = { tone: 'success' | 'warning'; title: string; detail: string | null };

/** What a sign-in that worked may promise: it depends on the account as it is now, not on the click. */
export function connectionOutcome({ kind, account }: LinkedConnection): Outcome {
  if (!account) {
    return {
      tone: 'warning',
      title: 'Ce compte LinkedIn n’est plus connecté.',
      detail: 'Cette demande avait abouti, puis le compte a été déconnecté d’Accroche.',
    };
  }
  if (account.state === 'restricted') {
    return {
      tone: 'warning',
      title: 'Votre compte LinkedIn est connecté, mais LinkedIn l’a restreint.',
      detail: account.stateReason,
    };
  }
  if (account.state === 'disconnected') {
    return {
      tone: 'warning',
      title: 'Votre compte LinkedIn s’est de nouveau déconnecté.',
      detail: account.stateReason,
    };
  }
  if (kind === 'reconnect') {
    return {
      tone: 'success',
      title: 'Votre compte LinkedIn est de nouveau connecté.',
      detail: 'Les campagnes que la déconnexion avait mises en pause reprennent.',
    };
  }
  return { tone: 'success', title: 'Votre compte LinkedIn est connecté.', detail: paceOf(account) };
}

/** A member who was linked before finds their ramp where it is, and not at its beginning. */
function paceOf({ ramp, today }: SocialAccount): string {
  if (!ramp) return 'Il n’a pas de démarrage progressif : toutes ses limites valent dès aujourd’hui.';
  if (ramp.startedOn === today) return 'Il démarre en douceur : ses limites montent sur quatre semaines.';
  const { isOver, number } = rampProgress(ramp, today);
  return isOver
    ? 'Son démarrage progressif est terminé : il retrouve toutes ses limites.'
    : `Il reprend son démarrage progressif à la semaine ${number} sur ${ramp.weeks.length}.`;
}
