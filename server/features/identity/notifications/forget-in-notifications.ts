import { and, eq, or } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { notifications } from './notifications.table.ts';

const isAbout = (userId: string, words: readonly string[]) =>
  and(
    eq(notifications.userId, userId),
    or(
      mentions(notifications.title, words),
      mentions(notifications.message, words),
      mentions(notifications.link, words),
    ),
  );

/** Those that name one of these people go whole: a sentence without its subject says nothing. */
export async function forgetInNotifications(
  { db }: Pick<Ctx, 'db'>,
  userId: string,
  words: readonly string[],
): Promise<void> {
  if (words.length > 0) await db.delete(notifications).where(isAbout(userId, words));
}

export const listNotificationsAbout = ({ db }: Pick<Ctx, 'db'>, userId: string, words: readonly string[]) =>
  db
    .select({ titre: notifications.title, texte: notifications.message, le: notifications.createdAt })
    .from(notifications)
    .where(isAbout(userId, words))
    .orderBy(notifications.createdAt);
