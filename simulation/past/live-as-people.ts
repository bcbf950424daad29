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

const answers = [
  ...['interested', 'interested', 'interested', 'question', 'question', 'later', 'later'],
  ...['refusal', 'refusal', 'wrong_person', 'absence', 'opposition'],
] as const;
const answerShare = 0.3;

/** A subject that speaks to people: more of them answer than the network's people do by themselves. */
export async function answerMore(
  { ctx, timeline, chance }: Life,
  { control }: Sandbox,
  accountId: string,
): Promise<never> {
  const draw = chance.fork('answers');
  const seen = new Set<string>();
  for (;;) {
    await timeline.sleep(draw.between(3, 9) * hourMs);
    const hour = timeline.date().getUTCHours();
    if (hour < 6 || hour > 18) continue;
    const { rows } = (await ctx.db.execute(
      `select m.id, p.public_identifier as slug from messages m join conversations c on c.id = m.conversation_id
         join people p on p.id = c.person_id
       where m.author = 'campaign' and c.last_reply_at is null and m.at < '${new Date(timeline.now() - 5 * hourMs).toISOString()}'
       order by m.at, m.id`,
    )) as unknown as { rows: { id: string; slug: string }[] };
    for (const { id, slug } of rows) {
      if (seen.has(id)) continue;
      seen.add(id);
      if (!draw.isTrue(answerShare)) continue;
      try {
        control.reply(slug, { accountId, kind: draw.oneOf(answers), isAnswer: true });
      } catch {
        // Nobody there to answer.
      }
    }
  }
}
