/** A target as it is at one moment; a campaign without one has a key too. */
export const targetKey = (icp: { id: string; version: number } | null): string =>
  icp ? `${icp.id}:${icp.version}` : 'none';
