import { hourMs } from '#core/time/durations.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import type { openUnipileSandbox } from '../../sandbox/unipile/start-sandbox.ts';
import type { Chance } from '../chance.ts';
import type { Timeline } from '../timeline.ts';

type Life = { ctx: MemberCtx; timeline: Timeline; chance: Chance };
type Sandbox = ReturnType<typeof openUnipileSandbox>;

/** Heads of companies are asked too often: most of these say no, which a guardrail is there to see. */
export async function declineOften(
  { ctx, timeline, chance }: Life,
  { control }: Sandbox,
  campaignId: string,
  accountId: string,
): Promise<never> {
  const draw = chance.fork('declines');
  const seen = new Set<string>();
  for (;;) {
    await timeline.sleep(2 * hourMs);
    const { rows } = (await ctx.db.execute(
      `select p.public_identifier as slug from relations r join people p on p.id = r.person_id
       where r.campaign_id = '${campaignId}' and r.state = 'invited' order by r.invited_at, p.id`,
    )) as unknown as { rows: { slug: string }[] };
    for (const { slug } of rows) {
      if (seen.has(slug)) continue;
      seen.add(slug);
      if (!draw.isTrue(0.82)) continue;
      try {
        control.decline(slug, { accountId });
      } catch {
        // Accepted meanwhile.
      }
    }
  }
}
