/** When the network says it happened: what screens show. The log is dated by when we learned it, and read in that order. */
export const occurredAt = (at: Date): { happenedAt: string } => ({ happenedAt: at.toISOString() });
