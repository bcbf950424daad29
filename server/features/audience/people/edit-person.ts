import { and, eq } from 'drizzle-orm';
import type { PersonChange } from '#contract/audience/people.ts';
import { checkField } from '#core/people/check-field.ts';
import {
  applyFields,
  type PersonField,
  type PersonFields,
  personFields,
  searchableFields,
  withdrawCorrections,
} from '#core/people/person-fields.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { applyExclusionsTo } from './apply-exclusions.ts';
import { people } from './people.table.ts';
import { knownFieldsOf } from './person-columns.ts';
import { getPerson } from './read/get-person.ts';
import { recordPersonEvent } from './record-person-event.ts';

/** The user's own corrections: nothing that comes by itself replaces them, until they are withdrawn. */
export const editPerson = (ctx: MemberCtx, id: string, change: PersonChange): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const before = await getPerson(ctx, id);
    const known = knownFieldsOf(before);
    const { workspaceId } = ctx.actor;
    const typed = checkFields(change.fields ?? {});
    const edited = personFields.filter(
      (field) => typed[field] !== undefined && typed[field] !== before[field],
    );
    const reverted = (change.revert ?? []).filter((field) => before.origins[field]?.from === 'edit');
    const now = ctx.campaignClock.now();
    const origin = { from: 'edit', at: now.toISOString() } as const;
    const corrected = applyFields(
      known,
      Object.fromEntries(edited.map((field) => [field, typed[field]])) as Partial<PersonFields>,
      origin,
    );
    const { fields, origins } = withdrawCorrections(corrected, reverted);
    const basis = change.lawfulBasis ?? before.lawfulBasis;
    if (edited.length + reverted.length === 0 && basis === before.lawfulBasis) return;
    await ctx.db
      .update(people)
      .set({ ...fields, origins, ...searchableFields(fields), lawfulBasis: basis, updatedAt: now })
      .where(and(own(people, workspaceId), eq(people.id, id)));
    if (edited.length > 0)
      await recordPersonEvent(ctx, workspaceId, [id], { kind: 'edited', detail: { fields: edited } });
    if (reverted.length > 0)
      await recordPersonEvent(ctx, workspaceId, [id], { kind: 'reverted', detail: { fields: reverted } });
    if (basis !== before.lawfulBasis)
      await recordPersonEvent(ctx, workspaceId, [id], { kind: 'basis_changed', detail: { basis } });
    await applyExclusionsTo(ctx, workspaceId, [id]);
    await publish(ctx, 'person.changed', { workspaceId, personId: id });
  });

function checkFields(typed: Partial<Record<PersonField, string | undefined>>): Partial<PersonFields> {
  const fields: Partial<PersonFields> = {};
  const refused: Record<string, string> = {};
  for (const field of personFields) {
    const text = typed[field];
    if (text === undefined) continue;
    const checked = checkField(field, text);
    if (checked.is === 'good') fields[field] = checked.value;
    else refused[field] = checked.because;
  }
  const [first] = Object.values(refused);
  if (first) throw new AppError('invalid_input', first, { fields: refused });
  return fields;
}
