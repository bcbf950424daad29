type Rival = {
  state: 'waiting' | 'approved' | 'skipped';
  author: 'composer' | 'model' | 'user';
  updatedAt: Date;
};

/** Of two texts for the same step of what turns out to be one person: the approved, then one's own, then the later. */
export function isBetterDraft(one: Rival, other: Rival): boolean {
  const [mine, theirs] = [merits(one), merits(other)];
  const at = mine.findIndex((merit, index) => merit !== theirs[index]);
  return at >= 0 && (mine[at] ?? 0) > (theirs[at] ?? 0);
}

const merits = ({ state, author, updatedAt }: Rival): number[] => [
  Number(state === 'approved'),
  Number(author === 'user'),
  updatedAt.getTime(),
];
