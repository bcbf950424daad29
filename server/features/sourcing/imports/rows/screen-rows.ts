import { describeExclusion } from '#core/exclusions/describe-exclusion.ts';
import { prepareExclusions } from '#core/exclusions/find-exclusion.ts';
import type { ReadRow } from '#core/imports/rows/read-row.ts';
import { identityKey } from '#core/people/identity.ts';
import { eitherNamingOf } from '#core/people/naming.ts';
import { areOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { readRules } from '#server/features/audience/people/apply-exclusions.ts';
import {
  type ErasableKey,
  isErased,
  keyOfErasable,
} from '#server/features/audience/people/forget/is-erased.ts';
import type { Ctx } from '#server/platform/ctx.ts';

/** What somebody is recognised by. */
type Screened = Pick<ReadRow, 'fields' | 'identities'>;

/** `erased` never comes back; `excluded` is taken and kept out of campaigns. */
export type Screening = { is: 'erased' | 'excluded'; reason: string };

const opposedReason = 'Cette personne a demandé à ne plus être contactée.';
const erasedReason = 'Cette personne a demandé l’effacement de ses données.';

/**
 * The one place where an import meets erasures and exclusions, piece by piece: one answer per row, null when nothing
 * stands against it.
 */
export async function openScreening(ctx: Ctx, workspaceId: string) {
  const findRule = prepareExclusions(await readRules(ctx, workspaceId));
  return async (
    rows: readonly Screened[],
    knownIds: readonly (string | null)[],
  ): Promise<(Screening | null)[]> => {
    const gone = await readErased(ctx, workspaceId, rows);
    return rows.map((row, at) => {
      const reason = gone[at];
      if (reason) return { is: 'erased', reason };
      const { company = null, headline = null, email = null, website = null, siren = null } = row.fields;
      const known = knownIds[at];
      const identities = [...(known ? [`person:${known}`] : []), ...row.identities.map(identityKey)];
      const rule = findRule({ identities, company, headline, email, website, siren });
      return rule ? { is: 'excluded', reason: describeExclusion(rule) } : null;
    });
  };
}

/** Why each of these people may not come back; null for those who may. */
export async function readErased(
  ctx: Ctx,
  workspaceId: string,
  rows: readonly Screened[],
): Promise<(string | null)[]> {
  const erased = await isErased(ctx, workspaceId, () => rows.flatMap(namesOf));
  const opposed = await areOpposed(
    ctx,
    workspaceId,
    rows.map(({ identities, fields: { firstName = null, lastName = null, company = null } }) => ({
      identities,
      firstName,
      lastName,
      company,
    })),
  );
  return rows.map((row, at) => {
    if (erased.size > 0 && namesOf(row).some((name) => erased.has(keyOfErasable(name)))) return erasedReason;
    return opposed[at] ? opposedReason : null;
  });
}

/** A profile tells homonyms apart; without one, a name in a company is all there is to recognise someone by. */
function namesOf({ identities, fields }: Screened): ErasableKey[] {
  if (identities.some(({ kind }) => kind !== 'email' && kind !== 'crm')) return [...identities];
  const { firstName = null, lastName = null, company = null } = fields;
  return [...identities, ...eitherNamingOf({ firstName, lastName, company })];
}
