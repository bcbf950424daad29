/** What a piece of a text that somebody pastes is there for; it may have several roles, or none that counts. */
export const pieceRoles = [
  'name',
  'service',
  'offer',
  'proof',
  'point',
  'problem',
  'audience',
  'price',
  'question',
  'give',
  'quote',
  'history',
  'heading',
  'noise',
] as const;
export type PieceRole = (typeof pieceRoles)[number];
