import { and, eq, isNull } from 'drizzle-orm';
import { paths, prospectsPath } from '#contract/paths.ts';
import { ofName } from '#core/french/of-name.ts';
import { personName } from '#core/people/person-name.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { findPerson } from './find-person.ts';

/** Something arrived that could not be read: its owner is notified, with the name of whoever wrote it where that is known. */
export async function reportGivenUp(ctx: Ctx, workspaceId: string, newsId: string): Promise<void> {
  const [news] = await ctx.db
    .select()
    .from(networkNews)
    .where(and(own(networkNews, workspaceId), eq(networkNews.id, newsId), isNull(networkNews.handledAt)));
  if (!news) return;
  const isOurs = news.kind === 'message_sent';
  const mayBeMessage = isOurs || news.kind === 'message_received' || news.kind === 'unreadable';
  const person = mayBeMessage ? await findPerson(ctx, news) : null;
  await notify(
    ctx,
    ownerOf(workspaceId),
    person
      ? {
          title: isOurs
            ? `Votre message à ${personName(person)} n’a pas pu être lu`
            : `Un message ${ofName(personName(person))} n’a pas pu être lu`,
          message: `Rien ne partira vers cette personne avant votre décision. ${
            isOurs ? 'Relisez votre échange' : 'Lisez son message'
          } sur LinkedIn, puis choisissez dans sa fiche «\u00a0Reprendre quand même\u00a0» ou «\u00a0Ne plus contacter\u00a0».`,
          type: 'warning',
          link: prospectsPath({ personId: person.id }),
        }
      : {
          title: 'Une nouvelle de LinkedIn n’a pas pu être lue',
          message:
            'Vos campagnes continuent. Si quelqu’un vous a écrit, sa réponse peut manquer ici\u00a0: jetez un œil à votre messagerie LinkedIn.',
          type: 'warning',
          link: paths.socialAccounts,
        },
  );
}
