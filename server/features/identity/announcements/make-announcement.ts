import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Announcement, NewAnnouncement } from '#contract/overview/admin-operations.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { announcements } from './announcements.table.ts';

const mostListed = 100;

export const makeAnnouncement = (
  ctx: MemberCtx,
  { startsAt, endsAt, ...words }: NewAnnouncement,
): Promise<void> => announce(ctx, { ...words, startsAt: new Date(startsAt), endsAt: new Date(endsAt) });

type Announced = Omit<NewAnnouncement, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date };

export async function announce(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  announcement: Announced,
): Promise<void> {
  await db.insert(announcements).values({ ...announcement, createdAt: clock.now() });
}

export async function withdrawAnnouncement({ db, clock }: MemberCtx, id: string): Promise<void> {
  const [withdrawn] = await db
    .update(announcements)
    .set({ withdrawnAt: clock.now() })
    .where(and(eq(announcements.id, id), isNull(announcements.withdrawnAt)))
    .returning();
  if (!withdrawn) throw notFound('Annonce');
}

export async function listAnnouncements({ db, clock }: MemberCtx): Promise<Announcement[]> {
  const rows = await db.select().from(announcements).orderBy(desc(announcements.startsAt)).limit(mostListed);
  const now = clock.now();
  return rows.map(({ startsAt, endsAt, withdrawnAt, createdAt: _, ...row }) => ({
    ...row,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state: withdrawnAt ? 'withdrawn' : endsAt <= now ? 'over' : startsAt > now ? 'planned' : 'shown',
  }));
}
