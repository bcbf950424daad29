import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { paths, wizardPath } from '#contract/paths.ts';
import type { WizardStep } from '#core/campaigns/wizard-steps.ts';
import { isBeingPrepared, isPrepared, stepToResume } from '#web/features/campaigns/preparation.ts';
import type { Connection } from '#web/features/social-accounts/connection.ts';

export type StartStep = { title: string; isDone: boolean; href: string };

/** The start is over with the first launch. */
export const hasLaunched = (campaigns: readonly Campaign[]): boolean =>
  campaigns.some(({ launchedAt }) => launchedAt !== null);

/** The draft worked on last. */
export const campaignToResume = (campaigns: readonly Campaign[]): Campaign | undefined =>
  campaigns.filter(isBeingPrepared).toSorted((a, b) => b.lastModified.localeCompare(a.lastModified))[0];

/** Four steps in their true state, each leading to where it goes on. */
export function startSteps(connection: Connection, campaigns: readonly Campaign[]): StartStep[] {
  const unlaunched = campaignToResume(campaigns);
  const isDone = (...steps: Exclude<WizardStep, 'review'>[]) =>
    unlaunched !== undefined && steps.every((step) => isPrepared(unlaunched, step));
  const to = (step: WizardStep) => (unlaunched ? wizardPath(unlaunched.id, step) : wizardPath());
  return [
    {
      title: 'Décrire votre offre',
      isDone: isDone('offer'),
      // From a text of theirs, before any form.
      href: unlaunched ? to('offer') : paths.welcome,
    },
    {
      title: connection === 'lost' ? 'Reconnecter votre compte' : 'Connecter votre compte',
      isDone: connection === 'connected',
      href: paths.socialAccounts,
    },
    {
      title: 'Choisir qui contacter',
      isDone: isDone('targeting', 'leads'),
      href: to(isDone('targeting') ? 'leads' : 'targeting'),
    },
    {
      title: 'Vérifier et lancer',
      isDone: false,
      href: to(unlaunched ? stepToResume(unlaunched) : 'review'),
    },
  ];
}
