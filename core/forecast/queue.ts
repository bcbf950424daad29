import TinyQueue from 'tinyqueue';
import type { Act } from '../engine/decide/decision.ts';
import { opensAt, type ReadyCampaign } from '../engine/decide/next-wake.ts';
import { quotaOf } from '../engine/decide/pass-account.ts';
import type { AccountState } from '../engine/decide/run-state.ts';
import type { ReadyCounts } from '../engine/pace/next-slot.ts';
import type { Candidate } from '../engine/pace/serve-order.ts';
import { pendingInvitationsLimit } from '../network/account-quotas.ts';
import type { ForecastCampaign } from './population.ts';
import type { SimulatedPerson } from './simulated-person.ts';

/** Withdrawals have no quota: as many as the engine counts for the spacing of a day. */
const mostWithdrawals = 20;

type Ready = Candidate & { person: SimulatedPerson; stamp: number };

/** Those who wait for nothing but a slot of the account: the best of each campaign and act is at hand. */
export function makeReadyQueue(campaigns: ReadonlyMap<string, ForecastCampaign>) {
  const queues = new Map<string, Map<Act['kind'], TinyQueue<Ready>>>();
  const counts = new Map<Act['kind'], Map<string, number>>();
  const count = ({ campaignId }: SimulatedPerson, act: Act['kind'], change: number) => {
    const byCampaign = counts.get(act) ?? new Map<string, number>();
    counts.set(act, byCampaign);
    byCampaign.set(campaignId, (byCampaign.get(campaignId) ?? 0) + change);
  };
  const running = [...campaigns.values()].filter(({ status }) => status === 'active');

  return {
    /** Also of whoever is not in it: what was planned for them before no longer counts. */
    remove(person: SimulatedPerson): void {
      person.stamp += 1;
      if (person.state === 'ready' && person.nextAct) count(person, person.nextAct, -1);
      person.nextAct = null;
    },
    add(person: SimulatedPerson, act: Act, since: Date): void {
      const { campaignId, id, score, stamp } = person;
      person.nextAct = act.kind;
      const byAct = queues.get(campaignId) ?? new Map<Act['kind'], TinyQueue<Ready>>();
      queues.set(campaignId, byAct);
      const queue = byAct.get(act.kind) ?? new TinyQueue<Ready>([], compare);
      byAct.set(act.kind, queue);
      const goesFirst = person.run.person.goesFirst ?? false;
      queue.push({
        id: `${campaignId} ${id}`,
        campaignId,
        act,
        score,
        goesFirst,
        dueSince: since,
        person,
        stamp,
      });
      count(person, act.kind, 1);
    },
    /** For each campaign and each act that still has quota, the best one. */
    candidates({ left, pendingInvitations }: AccountState, now: Date): Ready[] {
      const found: Ready[] = [];
      for (const campaign of running) {
        // A whole campaign outside of its hours is not touched: its people stay ready for the morning.
        const sequence = currentOf(campaign);
        const opens = sequence && opensAt(sequence, now);
        if (!opens || opens > now) continue;
        for (const [act, queue] of queues.get(campaign.id) ?? []) {
          const counted = quotaOf(act);
          if (counted && left[counted] <= 0) continue;
          if (act === 'invite' && pendingInvitations >= pendingInvitationsLimit) continue;
          const best = bestOf(queue);
          if (best) found.push(best);
        }
      }
      return found;
    },
    /** How many are ready for each act besides the one who is served. */
    countsWithout({ nextAct }: SimulatedPerson): ReadyCounts {
      const all: ReadyCounts = {};
      for (const [act, byCampaign] of counts) {
        const most = act === 'withdraw' ? mostWithdrawals : Number.POSITIVE_INFINITY;
        all[act] = running.reduce((sum, { id }) => sum + Math.min(most, byCampaign.get(id) ?? 0), 0);
      }
      if (nextAct) all[nextAct] = Math.max(0, (all[nextAct] ?? 1) - 1);
      return all;
    },
    campaigns(): ReadyCampaign[] {
      return running.flatMap((campaign) => {
        const byAct = [...(queues.get(campaign.id) ?? [])];
        const acts = byAct.filter(([, queue]) => bestOf(queue)).map(([act]) => act);
        const sequence = currentOf(campaign);
        return sequence && acts.length > 0 ? [{ ...sequence, acts }] : [];
      });
    },
  };
}

const currentOf = ({ sequences, currentVersion }: ForecastCampaign) => sequences.get(currentVersion);

function bestOf(queue: TinyQueue<Ready>): Ready | undefined {
  for (let best = queue.peek(); best; best = queue.peek()) {
    if (best.stamp === best.person.stamp) return best;
    queue.pop();
  }
  return undefined;
}

/** As the index of ready people has it: who goes first, the best, who waits longest, then by name of row. */
const compare = (a: Ready, b: Ready): number =>
  Number(b.goesFirst) - Number(a.goesFirst) ||
  b.score - a.score ||
  a.dueSince.getTime() - b.dueSince.getTime() ||
  (a.id < b.id ? -1 : 1);
