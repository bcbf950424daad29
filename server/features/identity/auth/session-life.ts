const dayMs = 86_400_000;

/** Whatever happens, and without a visit. */
export const sessionLifeMs = 30 * dayMs;
export const sessionIdleMs = 7 * dayMs;
