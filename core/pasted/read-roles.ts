import type { Piece } from './cut-text.ts';
import { openRoleFile, type RoleModel, type Roles, weighRoles } from './piece-roles.ts';
import trained from './role-model.json' with { type: 'json' };

/** A piece of a text with how likely each role is. */
export type ReadPiece = Piece & { roles: Roles };

let opened: RoleModel | null = null;

export function readRoles(pieces: readonly Piece[]): ReadPiece[] {
  opened ??= openRoleFile(trained);
  const roles = weighRoles(pieces, opened);
  return pieces.map((piece, at) => ({ ...piece, roles: roles[at] as Roles }));
}
