import type { Endpoint } from '#contract/endpoint.ts';
import { ApiError } from '#web/lib/api-error.ts';
import type { Call } from '#web/lib/call.ts';

export type RouteFigures = { route: string; calls: number; p50: number; p95: number; p99: number };
export type Answer = { route: string; status: number; code: string; ms: number; at: number };
export type Recorder = ReturnType<typeof openRecorder>;

/** Every answer, with the time until it was read; 0 is the status of who got none. */
export function openRecorder() {
  const answers: Answer[] = [];
  const record = (route: string, status: number, code: string, startedAt: number) =>
    answers.push({ route, status, code, ms: performance.now() - startedAt, at: Date.now() });
  return {
    answers: answers as readonly Answer[],
    record,
    /** The same calls, written down. A reply that is not what the contract says is an answer like none: it counts as 0. */
    watch: (call: Call): Call =>
      (async (endpoint: Endpoint, ...input: never[]) => {
        const startedAt = performance.now();
        const route = `${endpoint.method} ${endpoint.path}`;
        try {
          const reply = await call(endpoint, ...(input as []));
          record(route, 200, '', startedAt);
          return reply;
        } catch (error) {
          const isRefusal = error instanceof ApiError && error.code !== 'unreadable_reply';
          record(route, isRefusal ? error.status : 0, error instanceof ApiError ? error.code : '', startedAt);
          throw error;
        }
      }) as Call,
  };
}

export const isFailure = ({ status }: Answer): boolean => status === 0 || status >= 500;

export function figuresOf(answers: readonly Answer[]): RouteFigures[] {
  const byRoute = Map.groupBy(answers, ({ route }) => route);
  return [...byRoute]
    .map(([route, all]) => {
      const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
      const at = (share: number) =>
        Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
      return { route, calls: all.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
    })
    .sort((a, b) => b.calls - a.calls);
}

export function countStatuses(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers) {
    const name = status === 200 ? '200' : `${status || 'no answer'} ${code}`.trim();
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
