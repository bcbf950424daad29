import { and, eq } from 'drizzle-orm';
import { paths, prospectsPath } from '#contract/paths.ts';
import { ofName } from '#core/french/of-name.ts';
import { personName } from '#core/people/person-name.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import {
  networkNews,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { webhookDeliveries } from '#server/features/shared/webhook-deliveries/webhook-deliveries.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { Letter } from '#server/platform/events/publish.ts';
import { findPerson, type Named } from './find-person.ts';

/** Something arrived that could not be read: its owner is notified, with the name of whoever wrote it where that is known. */
export async function reportGivenUp(ctx: Ctx, workspaceId: string, letter: Letter): Promise<void> {
  const named = await readLetter(ctx, workspaceId, letter);
  if (!named) return;
  const person = named.isMessage ? await findPerson(ctx, named) : null;
  await notify(
    ctx,
    ownerOf(workspaceId),
    person
      ? {
          title: `Un message ${ofName(personName(person))} n’a pas pu être lu`,
          message:
            'Rien ne partira vers cette personne avant votre décision. Lisez son message sur LinkedIn, puis choisissez dans sa fiche «\u00a0Reprendre quand même\u00a0» ou «\u00a0Ne plus contacter\u00a0».',
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

/** null: it was handled meanwhile, after all. */
async function readLetter(
  ctx: Ctx,
  workspaceId: string,
  letter: Letter,
): Promise<(Named & { isMessage: boolean }) | null> {
  if (letter.of === 'news') {
    const [news] = await ctx.db
      .select()
      .from(networkNews)
      .where(and(own(networkNews, workspaceId), eq(networkNews.id, letter.id)));
    return news && !news.handledAt ? { ...news, isMessage: news.kind === 'message_received' } : null;
  }
  const [row] = await ctx.db
    .select({ delivery: webhookDeliveries, accountId: socialAccounts.id })
    .from(webhookDeliveries)
    .innerJoin(socialAccounts, eq(socialAccounts.providerAccountId, webhookDeliveries.accountId))
    .where(and(eq(webhookDeliveries.id, letter.id), own(socialAccounts, workspaceId)));
  if (!row || row.delivery.processedAt) return null;
  const { personId, publicIdentifier, conversationId } = row.delivery;
  const isMessage = [personId, publicIdentifier, conversationId].some((name) => name !== null);
  return { workspaceId, accountId: row.accountId, personId, publicIdentifier, conversationId, isMessage };
}
