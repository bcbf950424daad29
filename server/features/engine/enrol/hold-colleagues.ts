import { and, asc, eq, gte, inArray, lt, ne, or } from 'drizzle-orm';
import { companyKey } from '#core/companies/company-key.ts';
import { legalForms } from '#core/words/legal-forms.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { byBytes, people } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

type Replier = { workspaceId: string; personId: string; company: string | null };

/**
 * Whoever answered and their colleagues, locked together and in one order before any of them is written to: two of a
 * company who answer at once do not wait for each other.
 */
export async function lockCompany(ctx: Ctx, replier: Replier): Promise<void> {
  const { workspaceId, personId } = replier;
  await ctx.db
    .select({ personId: enrolments.personId })
    .from(enrolments)
    .where(
      and(
        own(enrolments, workspaceId),
        inArray(enrolments.personId, [personId, ...(await findColleagues(ctx, replier))]),
        ne(enrolments.state, 'finished'),
      ),
    )
    .orderBy(asc(enrolments.personId), asc(enrolments.campaignId))
    .for('update');
}

/**
 * Somebody of a company answered: nobody else of it is written to until the user decides. In the transaction that writes
 * the answer down. Returns how many wait.
 */
export async function holdColleagues(ctx: Ctx, { workspaceId, personId, company }: Replier): Promise<number> {
  const colleagues = await findColleagues(ctx, { workspaceId, personId, company });
  if (colleagues.length === 0) return 0;
  const open = await ctx.db
    .select({ campaignId: enrolments.campaignId, personId: enrolments.personId })
    .from(enrolments)
    .where(
      and(
        own(enrolments, workspaceId),
        inArray(enrolments.personId, colleagues),
        ne(enrolments.state, 'finished'),
        eq(enrolments.isOnHold, false),
      ),
    )
    .orderBy(asc(enrolments.personId))
    .for('update');
  for (const enrolment of open)
    await ctx.db
      .update(enrolments)
      .set({
        isOnHold: true,
        state: 'asking',
        reason: 'colleague_replied',
        nextActionAt: null,
        nextAct: null,
      })
      .where(
        own(enrolments, workspaceId, { campaignId: enrolment.campaignId, personId: enrolment.personId }),
      );
  await recordActivity(
    ctx,
    ...open.map((enrolment) => ({
      workspaceId,
      kind: 'person_held' as const,
      ...enrolment,
      detail: { because: 'colleague_replied', colleagueId: personId },
    })),
  );
  return open.length;
}

/** « Acme » and « ACME SAS »: those whose name begins alike are read in the order of names, then compared. */
async function findColleagues(ctx: Ctx, { workspaceId, personId, company }: Replier): Promise<string[]> {
  const key = companyKey(company ?? '');
  if (key === '') return [];
  const name = byBytes(people.sortCompany);
  const rows = await ctx.db
    .select({ id: people.id, company: people.company })
    .from(people)
    .where(
      and(
        own(people, workspaceId),
        ne(people.id, personId),
        or(
          and(gte(name, key), lt(name, `${key}\u{10ffff}`)),
          inArray(
            name,
            legalForms.split('|').map((form) => `${form} ${key}`),
          ),
        ),
      ),
    );
  return rows.filter((row) => companyKey(row.company ?? '') === key).map(({ id }) => id);
}
