import type { Piece } from './cut-text.ts';
import { numbersOf } from './packed.ts';
import { type PieceRole, pieceRoles } from './piece-role.ts';
import { shareOf, signsOfPieces } from './piece-signs.ts';

/** What each sign weighs for each role, sign by sign, role by role. */
export type RoleModel = {
  base: readonly number[];
  places: ReadonlyMap<string, number>;
  weights: Int8Array;
  scale: number;
};
/** As it is written: whole numbers from -127 to 127, and the signs parted by lines. */
export type RoleFile = { base: number[]; scale: number; signs: string; weights: string };
/** How likely each role is, from 0 to 1. */
export type Roles = Record<PieceRole, number>;

const count = pieceRoles.length;

export const openRoleFile = ({ base, scale, signs, weights }: RoleFile): RoleModel => ({
  base,
  scale,
  places: new Map(signs.split('\n').map((sign, at) => [sign, at * count])),
  weights: numbersOf(weights),
});

export const weighRoles = (pieces: readonly Piece[], model: RoleModel): Roles[] =>
  signsOfPieces(pieces).map((signs) => {
    const value = model.scale * shareOf(signs.length);
    const known = signs.flatMap((sign) => model.places.get(sign) ?? []);
    const likelihood = (at: number) => {
      const sum = known.reduce((sum, place) => sum + (model.weights[place + at] as number), 0);
      return 1 / (1 + Math.exp(-(model.base[at] as number) - value * sum));
    };
    return Object.fromEntries(pieceRoles.map((role, at) => [role, likelihood(at)])) as Roles;
  });
