import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Angle, EngagementConfig } from '#core/campaigns/engagement.ts';
import { defaultAngle, hasVariants } from '#core/drafts/default-angle.ts';
import type { SentText } from '#core/intelligence/evidence.ts';
import { isTextStep } from '#core/messages/make-brief.ts';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Every text of a campaign that left, in its order, with what it was written with. */
export async function readSentTexts(ctx: MemberCtx, campaignId: string): Promise<SentText[]> {
  const versions = await readVersions(ctx, campaignId);
  const rows = await ctx.db
    .select({
      personId: attempts.personId,
      stepKey: attempts.stepKey,
      at: attempts.settledAt,
      text: attempts.text,
      argumentId: sql<string | null>`${drafts.reason} ->> 'argumentId'`,
      angle: drafts.angle,
      writtenAt: drafts.createdAt,
    })
    .from(attempts)
    .leftJoin(
      drafts,
      own(drafts, attempts, {
        campaignId: attempts.campaignId,
        personId: attempts.personId,
        stepKey: attempts.stepKey,
      }),
    )
    .where(
      and(
        own(attempts, ctx.actor, { campaignId, state: 'confirmed' }),
        inArray(attempts.act, ['invite', 'message']),
      ),
    )
    .orderBy(asc(attempts.settledAt), asc(attempts.personId));
  return rows.flatMap(({ at, text, writtenAt, ...row }) =>
    at && text
      ? [
          {
            ...row,
            at,
            text,
            drawn: writtenAt && drawnAngle(versions, row, writtenAt),
          },
        ]
      : [],
  );
}

type Version = { config: EngagementConfig; createdAt: Date };

const readVersions = (ctx: MemberCtx, campaignId: string): Promise<Version[]> =>
  ctx.db
    .select({ config: campaignSequences.config, createdAt: campaignSequences.createdAt })
    .from(campaignSequences)
    .where(and(own(campaignSequences, ctx.actor), eq(campaignSequences.campaignId, campaignId)))
    .orderBy(asc(campaignSequences.version));

/** What chance gave where the sequence of that moment had two texts; both moments are of the wall. */
function drawnAngle(
  versions: readonly Version[],
  { personId, stepKey }: { personId: string; stepKey: string },
  writtenAt: Date,
): Angle | null {
  const current = versions.findLast(({ createdAt }) => createdAt <= writtenAt) ?? versions[0];
  const step = current?.config.steps.find(({ key }) => key === stepKey);
  return step && isTextStep(step) && hasVariants(step) ? defaultAngle(personId, step) : null;
}
