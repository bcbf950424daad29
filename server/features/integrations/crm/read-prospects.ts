import { and, asc, gt, inArray, isNotNull } from 'drizzle-orm';
import { companyKey } from '#core/companies/company-key.ts';
import { isPublicDomain } from '#core/exclusions/read-exclusions.ts';
import type { OurValues } from '#core/integrations/crm-compare.ts';
import { linkedinUrl } from '#core/people/linkedin-address.ts';
import { personName } from '#core/people/person-name.ts';
import { stageLabels } from '#core/prospects/stages.ts';
import { readDomain } from '#core/words/domain-name.ts';
import { repairCase } from '#core/words/repair-name.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { prospectRows } from '#server/features/overview/prospects/prospect-rows.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

export type Prospect = {
  id: string;
  name: string;
  ours: OurValues;
  profile: string | null;
  company: { key: string; name: string; domain: string | null } | null;
  isOpposed: boolean;
};

/** Those who are or were in a sequence, in the order of their ids: nobody else is told to a CRM. */
export async function readProspects(
  ctx: Ctx,
  workspaceId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<{ prospects: Prospect[]; next: string | null }> {
  const enrolled = await ctx.db
    .selectDistinct({ id: enrolments.personId })
    .from(enrolments)
    .where(and(own(enrolments, workspaceId), after ? gt(enrolments.personId, after) : undefined))
    .orderBy(asc(enrolments.personId))
    .limit(limit);
  const ids = enrolled.map(({ id }) => id);
  return { prospects: await readPeople(ctx, workspaceId, ids), next: ids.at(-1) ?? null };
}

/** As they are now. */
export async function readPeople(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
): Promise<Prospect[]> {
  if (personIds.length === 0) return [];
  const standing = prospectRows(ctx, workspaceId, { personIds });
  const stages = await ctx.db
    .select({ id: standing.id, stage: standing.stage })
    .from(standing)
    .where(isNotNull(standing.campaignId));
  const stageOf = new Map(stages.map(({ id, stage }) => [id, stage]));
  const rows = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, workspaceId), inArray(people.id, [...personIds])))
    .orderBy(asc(people.id));
  return rows.flatMap((row) => {
    const stage = stageOf.get(row.id);
    if (!stage) return [];
    const { publicIdentifier, email, phone, website, company, location, headline } = row;
    const domain = domainOf(website) ?? domainOf(email);
    const key = company ? companyKey(company) : '';
    return {
      id: row.id,
      name: personName(row),
      profile: publicIdentifier,
      isOpposed: stage === 'opposed',
      company: company && key ? { key, name: company, domain } : null,
      ours: {
        firstName: row.firstName && repairCase(row.firstName),
        lastName: row.lastName && repairCase(row.lastName),
        profile: publicIdentifier && linkedinUrl(publicIdentifier),
        stage: stageLabels[stage],
        ...{ email, phone, website, company, location, headline },
      },
    };
  });
}

function domainOf(text: string | null): string | null {
  const domain = text ? readDomain(text) : null;
  return domain && !isPublicDomain(domain) ? domain : null;
}
