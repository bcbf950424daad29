import type { leadSearchStates } from '#contract/sourcing/lead-searches.ts';

type State = (typeof leadSearchStates)[number];

export const liveStates = ['queued', 'running', 'waiting'] as const satisfies readonly State[];
