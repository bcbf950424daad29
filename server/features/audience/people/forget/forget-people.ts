import { and, inArray, notInArray, or, sql } from 'drizzle-orm';
import { type Identity, identityKey } from '#core/people/identity.ts';
import { recommendation } from '#core/people/person-facts.ts';
import { wordsNaming } from '#core/privacy/words-naming.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { forgetInViews } from '#server/features/audience/saved-views/forget-in-views.ts';
import { forgetInNotifications } from '#server/features/identity/notifications/forget-in-notifications.ts';
import { forgetInAnswers } from '#server/features/identity/repeated-calls/forget-in-answers.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { forgetOnNetwork } from '#server/features/network/social-accounts/connect/forget-on-network.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { own } from '#server/platform/db/own.ts';
import { publish } from '#server/platform/events/publish.ts';
import { forgetInJobs } from '#server/platform/jobs/forget-in-jobs.ts';
import { type PersonRow, people, personIdentities } from '../people.table.ts';
import { personMerges } from '../person-history.table.ts';
import type { Forgotten } from '../person-records.ts';

/** Whom we are about to forget: their ids, every name they have, and the words that name them in a text. */
export async function readForgotten(
  { db }: Pick<Ctx, 'db'>,
  workspaceId: string,
  rows: readonly PersonRow[],
): Promise<Forgotten> {
  const ids = rows.map(({ id }) => id);
  const identities: Identity[] = await db
    .select({ kind: personIdentities.kind, value: personIdentities.value })
    .from(personIdentities)
    .where(and(own(personIdentities, workspaceId), inArray(personIdentities.personId, ids)));
  for (const { publicIdentifier, email } of rows) {
    if (publicIdentifier) identities.push({ kind: 'public_identifier', value: publicIdentifier });
    if (email) identities.push({ kind: 'email', value: email });
  }
  const once = [...new Map(identities.map((one) => [identityKey(one), one])).values()];
  return {
    ids,
    identities: once,
    words: [...new Set([...ids, ...rows.flatMap(wordsNaming), ...once.map(({ value }) => value)])],
  };
}

/**
 * What names people outside of the rows that hang on their record: news, notifications, jobs, mails that did not leave,
 * lists that wait, copies of data. In the caller's transaction, before the record goes.
 */
export async function forgetPeople(ctx: Ctx, workspaceId: string, forgotten: Forgotten): Promise<void> {
  const { ids, identities, words } = forgotten;
  await forgetOnNetwork(ctx, workspaceId, identities);
  await forgetRules(
    ctx,
    workspaceId,
    [...ids.map((id) => `person:${id}`), ...identities.map(identityKey)],
    words,
  );
  await forgetMerges(ctx, workspaceId, ids);
  await forgetRecommendations(ctx, workspaceId, forgotten);
  await forgetInViews(ctx, workspaceId, words);
  await forgetInNotifications(ctx, ownerOf(workspaceId), words);
  await forgetInAnswers(ctx, ownerOf(workspaceId), words);
  await forgetInJobs(ctx, workspaceId, words);
  for (const records of ctx.personRecords) await records.forget?.(ctx, workspaceId, forgotten);
  // A file is no part of the transaction: it goes once that is sure.
  const { email: to } = await getUser(ctx, ownerOf(workspaceId));
  ctx.afterCommit(() => {
    ctx.mailer
      .forget?.({ to, words })
      .catch((err: unknown) => ctx.log.error({ err }, 'mails that name an erased person were not removed'));
  });
}

/** One that was undone still holds both records as they were, the other one's too. */
async function forgetMerges({ db }: Ctx, workspaceId: string, ids: readonly string[]): Promise<void> {
  await db
    .delete(personMerges)
    .where(and(own(personMerges, workspaceId), inArray(sql`${personMerges.before}->>'goneId'`, [...ids])));
}

/** « Recommandée par … » on the record of somebody else. */
async function forgetRecommendations(
  ctx: Ctx,
  workspaceId: string,
  { ids, words }: Forgotten,
): Promise<void> {
  const details = sql`${people.facts}->'details'`;
  const isTheirs = sql`${mentions(sql`said->>'value'`, words)} and said->>'name' = ${recommendation}`;
  const changed = await ctx.db
    .update(people)
    .set({
      facts: sql`jsonb_set(${people.facts}, '{details}', coalesce(
        (select jsonb_agg(said order by at) from jsonb_array_elements(${details}) with ordinality list(said, at)
          where not (${isTheirs})), '[]'))`,
    })
    .where(
      and(
        own(people, workspaceId),
        sql`${people.facts} @? ${`$.details[*] ? (@.name == "${recommendation}")`}::jsonpath`,
        sql`exists (select 1 from jsonb_array_elements(${details}) said where ${isTheirs})`,
        notInArray(people.id, [...ids]),
      ),
    )
    .returning({ personId: people.id });
  for (const { personId } of changed) await publish(ctx, 'person.changed', { workspaceId, personId });
}

/** An exclusion that names the person is about them too; the tombstone keeps them out from now on. */
async function forgetRules(
  ctx: Ctx,
  workspaceId: string,
  keys: readonly string[],
  words: readonly string[],
): Promise<void> {
  await ctx.db
    .delete(exclusions)
    .where(
      and(
        own(exclusions, workspaceId),
        or(
          and(inArray(exclusions.kind, ['person', 'followed']), inArray(exclusions.value, [...keys])),
          mentions(exclusions.value, words),
          mentions(exclusions.label, words),
          mentions(exclusions.note, words),
        ),
      ),
    );
}
