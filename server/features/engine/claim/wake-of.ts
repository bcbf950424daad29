import { nextWake } from '#core/engine/decide/next-wake.ts';
import { nextPlannedAt, type Own } from './claim-planned.ts';
import type { Ready } from './find-ready.ts';

/** When an account is to be looked at again: for its campaigns, or for what is planned apart from them. */
export function wakeOf(own: Own, ready: Ready, now: Date): Date | null {
  const campaigns = [...ready.campaigns.values()].map(({ config, acts }) => ({
    schedule: config.schedule,
    steps: config.steps,
    acts,
  }));
  const next = nextWake(own.state, campaigns, now);
  const planned = nextPlannedAt(own, now);
  return planned && (!next || planned < next) ? planned : next;
}
