import { sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';

/**
 * Beside each person, the best judgement of the campaigns where they are and of the free searches that found them: a
 * yes before a maybe before a no, then the higher score; none once nothing judges them. Whoever was kept by hand in one
 * campaign is no better a lead for the others.
 */
export async function keepBestJudgements(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  const theirs = sql`select v::uuid from jsonb_array_elements_text(${JSON.stringify(personIds)}::jsonb) as v`;
  await ctx.db.execute(sql`
    update people set score = best.score, verdict = best.verdict
    from (
      select distinct on (p.id) p.id, j.score, j.verdict
      from people p
      left join (
        select person_id, score, case when kept_at is not null and reasons @> '[{"stance": "against"}]'
          then 'unqualified' else verdict end as verdict from campaign_leads
        where workspace_id = ${workspaceId} and person_id in (${theirs})
        union all
        select r.person_id, r.score, r.verdict from search_results r
        join lead_searches s on s.workspace_id = r.workspace_id and s.id = r.search_id
        where r.workspace_id = ${workspaceId} and r.person_id in (${theirs}) and s.campaign_id is null and s.criteria is not null
      ) j on j.person_id = p.id
      where p.workspace_id = ${workspaceId} and p.id in (${theirs})
      order by p.id, case j.verdict when 'qualified' then 0 when 'unknown' then 1 else 2 end, j.score desc
    ) best
    where people.workspace_id = ${workspaceId} and people.id = best.id
      and (people.score, people.verdict) is distinct from (best.score, best.verdict)`);
}
