/** One thing that was measured, beside what it should be. */
export type Figure = { what: string; goal: string; measured: string; isMissed: boolean };
