export const tiers = ['free', 'premium', 'sales_navigator'] as const;
export type Tier = (typeof tiers)[number];

type TierLimits = {
  noteLength: number;
  notesPerMonth: number;
  invitationsPerWeek: number;
  inmailsPerMonth: number;
  /** Rows that a classic search shows at most. */
  searchResults: number;
  searchRowsPerDay: number;
};

/** What the network allows, by subscription. */
export const tierLimits: Record<Tier, TierLimits> = {
  free: {
    noteLength: 200,
    notesPerMonth: 5,
    invitationsPerWeek: 150,
    inmailsPerMonth: 0,
    searchResults: 300,
    searchRowsPerDay: 1000,
  },
  premium: {
    noteLength: 300,
    notesPerMonth: Number.POSITIVE_INFINITY,
    invitationsPerWeek: 200,
    inmailsPerMonth: 15,
    searchResults: 1000,
    searchRowsPerDay: 1000,
  },
  sales_navigator: {
    noteLength: 300,
    notesPerMonth: Number.POSITIVE_INFINITY,
    invitationsPerWeek: 200,
    inmailsPerMonth: 50,
    searchResults: 1000,
    searchRowsPerDay: 2500,
  },
};

/** The most that a search in Sales Navigator itself shows. */
export const salesNavigatorResults = 2500;
export const pendingInvitationsAtMost = 1500;
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
export const reinviteAfterMs = 21 * dayMs;
export const weekMs = 7 * dayMs;
export const monthMs = 30 * dayMs;
