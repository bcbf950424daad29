import type { openUnipileSandbox } from '../sandbox/unipile/start-sandbox.ts';
import type { Chance } from './chance.ts';
import { type Hand, Killed } from './guarded-database.ts';
import type { Timeline } from './timeline.ts';

type Sandbox = ReturnType<typeof openUnipileSandbox>;

/** How often each thing happens to a call; the sum is at most one. */
export type WireFaults = {
  /** Nothing leaves: the provider cannot be reached. */
  refused: number;
  /** The request is lost on the way: nothing happened, and nobody can tell. */
  lostRequest: number;
  /** It happens, and the answer is lost. */
  lostAnswer: number;
  /** It happens, and the answer says 5xx. */
  errorAfterEffect: number;
  /** It does not happen, and the answer says 5xx. */
  errorBeforeEffect: number;
  unavailable: number;
  throttled: number;
  /** It happens, and the answer takes minutes. */
  slow: number;
};

export const calmWire: WireFaults = {
  refused: 0,
  lostRequest: 0,
  lostAnswer: 0,
  errorAfterEffect: 0,
  errorBeforeEffect: 0,
  unavailable: 0,
  throttled: 0,
  slow: 0,
};

type Wire = {
  timeline(): Timeline;
  sandbox(): Sandbox;
  chance(): Chance;
  faults(): WireFaults;
  /** It happened to a call that writes, or to one that reads. */
  note(fault: keyof WireFaults, isWrite: boolean): void;
  /** Something may come between the decision and the call. */
  beforeWrite(request: { method: string; path: string }): Promise<void>;
};

const socketError = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } });
const timeoutError = () => Object.assign(new Error('The operation timed out'), { name: 'TimeoutError' });
const problem = (status: number, type: string) =>
  new Response(JSON.stringify({ status, type: `errors/${type}`, title: type }), { status });

const deadlineMs = 30_000;

/** How requests of one process reach the sandbox: each takes its time, and some of them fail in every way there is. */
export function travelOf(wire: Wire, hand: Hand) {
  const alive = () => {
    if (hand.isDead) throw new Killed(hand.name);
  };
  const pass = async (ms: number) => {
    alive();
    await wire.timeline().sleep(ms);
    alive();
  };

  const send: typeof fetch = async (input, init) => {
    if (hand.isInTransaction) throw new Error('The network is asked inside a transaction.');
    const chance = wire.chance();
    const path = new URL(String(input)).pathname;
    const method = init?.method ?? 'GET';
    const isWrite = method !== 'GET' || new URL(String(input)).searchParams.get('notify') === 'true';
    const fault = drawFault(chance, wire.faults());
    if (fault) wire.note(fault, isWrite);
    await pass(chance.between(20, 900));
    if (isWrite) await wire.beforeWrite({ method, path });
    const effect = async () => {
      alive();
      return wire.timeline().during(wire.sandbox().fetch(input, { ...init, signal: undefined }));
    };
    switch (fault) {
      case 'refused':
        throw socketError('ECONNREFUSED');
      case 'lostRequest':
        await pass(chance.isTrue(0.5) ? deadlineMs : 50);
        throw chance.isTrue(0.5) ? timeoutError() : socketError('ECONNRESET');
      case 'lostAnswer':
        await effect();
        await pass(deadlineMs);
        throw chance.isTrue(0.5) ? timeoutError() : socketError('ECONNRESET');
      case 'errorAfterEffect':
        await effect();
        await pass(chance.between(20, 5_000));
        return chance.oneOf([
          () => problem(500, 'unexpected_error'),
          () => problem(504, 'request_timeout'),
        ])();
      case 'errorBeforeEffect':
        return problem(500, 'provider_error');
      case 'unavailable':
        return problem(503, 'service_unavailable');
      case 'throttled':
        return problem(429, 'too_many_requests');
      case 'slow': {
        const answer = await effect();
        await pass(chance.between(5_000, 29_000));
        return answer;
      }
      case null: {
        const answer = await effect();
        await pass(chance.between(10, 400));
        return answer;
      }
    }
  };
  return { fetch: send, wait: (ms: number) => pass(ms) };
}

function drawFault(chance: Chance, faults: WireFaults): keyof WireFaults | null {
  let left = chance.next();
  for (const [kind, share] of Object.entries(faults) as [keyof WireFaults, number][]) {
    if (left < share) return kind;
    left -= share;
  }
  return null;
}
