import { desc } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { compareProcessors, findNewList, type Processor } from '#core/processors.ts';
import { dayMs } from '#core/time/durations.ts';
import { announce } from '#server/features/identity/announcements/make-announcement.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { processorLists } from './processors.table.ts';

const shownForDays = 30;
const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** At each start and every day: a list that changed, or is to change, is announced to everybody once. */
export const watchProcessors = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const { site, nextProcessors } = ctx.env;
    const [last] = await ctx.db.select().from(processorLists).orderBy(desc(processorLists.number)).limit(1);
    // The first one is no news: nobody had another.
    const list = last
      ? findNewList(last, site.processors, nextProcessors, now)
      : { processors: site.processors, effectiveAt: now };
    if (!list) return;
    const [kept] = await ctx.db
      .insert(processorLists)
      .values({ ...list, number: (last?.number ?? 0) + 1, announcedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!last || !kept) return;
    await announce(ctx, {
      title: 'La liste de nos sous-traitants change',
      message: describeChange(last.processors, kept.processors, kept.effectiveAt),
      type: 'info',
      link: paths.personalData,
      audience: [],
      startsAt: now,
      endsAt: new Date(Math.max(now.getTime(), kept.effectiveAt.getTime()) + shownForDays * dayMs),
    });
  });

const describeProcessor = ({ name, task }: Processor) => `${name ?? 'nom sur demande'} (${task})`;

function describeChange(
  before: readonly Processor[],
  after: readonly Processor[],
  effectiveAt: Date,
): string {
  const { added, removed } = compareProcessors(before, after);
  return [
    added.length > 0 && `Ajouté\u00a0: ${added.map(describeProcessor).join(', ')}.`,
    removed.length > 0 && `Retiré\u00a0: ${removed.map(describeProcessor).join(', ')}.`,
    `À partir du ${long.format(effectiveAt)}. Vous pouvez vous y opposer.`,
  ]
    .filter(Boolean)
    .join(' ');
}
