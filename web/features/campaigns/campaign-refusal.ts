import { z } from 'zod';
import { LaunchCheck } from '#contract/campaigns/campaigns.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';

const failures = {
  pause: 'La campagne n’a pas été mise en pause.',
  resume: 'La campagne n’a pas repris.',
  archive: 'La campagne n’a pas été archivée.',
  unarchive: 'La campagne n’a pas été désarchivée.',
  undelete: 'La campagne n’a pas été rétablie.',
  duplicate: 'La campagne n’a pas été dupliquée.',
  rename: 'La campagne n’a pas été renommée.',
  delete: 'La campagne n’a pas été supprimée.',
};
export type FailedAct = keyof typeof failures;

const Checks = z.array(LaunchCheck);

/** The first check that refused a start, when that is why. */
function refusedCheck(error: unknown): LaunchCheck | null {
  if (!(error instanceof ApiError)) return null;
  const checks = Checks.safeParse(error.details.checks);
  return (checks.success && checks.data.find(({ isPassed }) => !isPassed)) || null;
}

/** What did not happen, why, and whether the checklist of the campaign says more. */
export function describeRefusal(act: FailedAct, error: unknown) {
  const check = refusedCheck(error);
  return {
    title: failures[act],
    description: check ? [check.title, check.detail].filter(Boolean).join('\u00a0: ') : errorMessage(error),
    hasChecks: check !== null,
  };
}
