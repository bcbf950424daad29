import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { exclusionsApi } from '#contract/audience/exclusions.ts';
import { authApi } from '#contract/identity/auth.ts';
import { dashboardApi } from '#contract/overview/dashboard.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { openRecorder } from '../load/recorder.ts';
import { NetworkClient } from '../tests/support/network-client.ts';
import { goodPassword } from '../tests/support/test-app.ts';

export type Traffic = Awaited<ReturnType<typeof openTraffic>>;

/** From one write of a user to the next. */
const everyMs = 150;

/** People who write and read all the time; each write that was acknowledged is written down, in a file of our own. */
export async function openTraffic(url: string, people: number, logFile: string) {
  const recorder = openRecorder();
  const acknowledged: { who: number; domain: string; at: number }[] = [];
  let isOver = false;
  const clients = Array.from({ length: people }, () => new NetworkClient(url));
  for (const [who, client] of clients.entries())
    await client.call(authApi.register, {
      body: {
        email: `ana-${who}@exemple.fr`,
        password: goodPassword,
        firstName: 'Ana',
        lastName: 'Dupont',
        acceptTerms: true,
      },
    });
  const live = async (client: NetworkClient, who: number) => {
    const call = recorder.watch(client.call);
    for (let turn = 0; !isOver; turn += 1) {
      const domain = `client-${who}-${turn}.example`;
      const isDone = await call(exclusionsApi.add, { body: { kind: 'domain', text: domain } }).then(
        () => true,
        refused,
      );
      if (isDone) {
        appendFileSync(logFile, `${who} ${domain}\n`);
        acknowledged.push({ who, domain, at: Date.now() });
      }
      if (turn % 5 === 0) await call(dashboardApi.read).then(() => true, refused);
      await wait(everyMs);
    }
  };
  const living = clients.map(live);
  return {
    answers: recorder.answers,
    acknowledged: () => acknowledged.length,
    /** The longest time in which nobody was served, from then to now. */
    longestGapMs: (from: number): number => {
      const moments = [...acknowledged.map(({ at }) => at).filter((at) => at > from), Date.now()];
      let [longest, last] = [0, acknowledged.findLast(({ at }) => at <= from)?.at ?? from];
      for (const at of moments) {
        longest = Math.max(longest, at - last);
        last = at;
      }
      return longest;
    },
    /** Ends it, and says which acknowledged writes are no longer there. */
    findLost: async (): Promise<string[]> => {
      isOver = true;
      await Promise.all(living);
      const kept = await Promise.all(clients.map((client) => client.call(exclusionsApi.export)));
      return acknowledged
        .filter(({ who, domain }) => !kept[who]?.csv.includes(domain))
        .map(({ domain }) => `acknowledged and lost: ${domain}`);
    },
  };
}

function refused(error: unknown): false {
  if (!(error instanceof ApiError)) throw error;
  return false;
}
