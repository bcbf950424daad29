import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Lead } from '#contract/leads.ts';
import { people } from '#server/features/people/people.table.ts';
import { readReasons } from '#server/features/people/present-exclusion.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { campaignLeads } from './leads.table.ts';

const pageLength = 50;
const Place = z.object({ score: z.number().int(), personId: z.uuid() });

/** The best first. A page costs the same wherever it begins. */
export async function listCampaignLeads(
  ctx: MemberCtx,
  campaignId: string,
  cursor?: string,
): Promise<{ items: Lead[]; nextCursor: string | null }> {
  const from = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await ctx.db
    .select({ person: people, lead: campaignLeads })
    .from(campaignLeads)
    .innerJoin(people, and(eq(people.userId, campaignLeads.userId), eq(people.id, campaignLeads.personId)))
    .where(
      and(
        eq(campaignLeads.userId, ctx.actor.userId),
        eq(campaignLeads.campaignId, campaignId),
        from &&
          or(
            lt(campaignLeads.score, from.score),
            and(eq(campaignLeads.score, from.score), gt(campaignLeads.personId, from.personId)),
          ),
      ),
    )
    .orderBy(desc(campaignLeads.score), asc(campaignLeads.personId))
    .limit(pageLength + 1);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  const reasons = await readReasons(
    ctx,
    ctx.actor.userId,
    page.map(({ person }) => person),
  );
  return {
    items: page.map(({ person, lead }) => ({
      personId: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      headline: person.headline,
      company: person.company,
      location: person.location,
      publicIdentifier: person.publicIdentifier,
      pictureUrl: person.pictureUrl,
      verdict: lead.verdict,
      score: lead.score,
      reasons: lead.reasons,
      isProfileRead: person.profileReadAt !== null,
      exclusion: reasons.get(person.exclusionId) ?? null,
      addedAt: lead.addedAt.toISOString(),
    })),
    nextCursor:
      rows.length > pageLength && last
        ? Buffer.from(JSON.stringify({ score: last.lead.score, personId: last.lead.personId })).toString(
            'base64url',
          )
        : null,
  };
}

function readCursor(cursor: string) {
  try {
    return Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('invalid_input', 'Cette page n’existe pas. Revenez au début de la liste.');
  }
}
