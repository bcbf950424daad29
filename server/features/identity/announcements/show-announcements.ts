import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Notification } from '#contract/identity/notifications.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { announcementMarks, announcements } from './announcements.table.ts';

const marksOf = ({ actor }: MemberCtx) =>
  and(eq(announcementMarks.announcementId, announcements.id), eq(announcementMarks.userId, actor.userId));

/** Of now, for this user's plan, and not put away. */
const isShown = ({ actor, clock }: MemberCtx) => {
  const now = clock.now();
  return and(
    lte(announcements.startsAt, now),
    gt(announcements.endsAt, now),
    isNull(announcements.withdrawnAt),
    isNull(announcementMarks.dismissedAt),
    or(
      sql`cardinality(${announcements.audience}) = 0`,
      sql`(select ${users.subscription} from ${users} where ${users.id} = ${actor.userId}) = any(${announcements.audience})`,
    ),
  );
};

/** As notifications, dated when they begin. */
export async function listShownAnnouncements(ctx: MemberCtx): Promise<Notification[]> {
  const rows = await ctx.db
    .select({ announcement: announcements, readAt: announcementMarks.readAt })
    .from(announcements)
    .leftJoin(announcementMarks, marksOf(ctx))
    .where(isShown(ctx));
  return rows.map(({ announcement: { id, title, message, type, link, startsAt }, readAt }) => ({
    id,
    title,
    message,
    type,
    link,
    read: readAt !== null,
    dismissed: false,
    createdAt: startsAt.toISOString(),
  }));
}

/** Keeps the first time; false where there is no such announcement for this user. */
export async function markAnnouncement(
  ctx: MemberCtx,
  id: string,
  mark: 'readAt' | 'dismissedAt',
): Promise<boolean> {
  const [shown] = await ctx.db
    .select({ id: announcements.id })
    .from(announcements)
    .leftJoin(announcementMarks, marksOf(ctx))
    .where(and(eq(announcements.id, id), isShown(ctx)));
  if (!shown) return false;
  await keepMark(ctx, id, mark);
  return true;
}

export async function markAnnouncementsRead(ctx: MemberCtx): Promise<void> {
  for (const { id, read } of await listShownAnnouncements(ctx)) if (!read) await keepMark(ctx, id, 'readAt');
}

async function keepMark(
  { db, clock, actor }: MemberCtx,
  announcementId: string,
  mark: 'readAt' | 'dismissedAt',
) {
  const at = clock.now();
  await db
    .insert(announcementMarks)
    .values({ announcementId, userId: actor.userId, [mark]: at })
    .onConflictDoUpdate({
      target: [announcementMarks.userId, announcementMarks.announcementId],
      set: { [mark]: sql`coalesce(${announcementMarks[mark]}, ${at.toISOString()}::timestamptz)` },
    });
}
