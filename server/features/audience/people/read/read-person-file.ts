import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { basisNames, describeEvent, fieldNames } from '#core/people/describe-event.ts';
import { describeProof, identityKey } from '#core/people/identity.ts';
import { personFields } from '#core/people/person-fields.ts';
import { originNames } from '#core/privacy/data-lines.ts';
import { wordsNaming } from '#core/privacy/words-naming.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { listNotificationsAbout } from '#server/features/identity/notifications/forget-in-notifications.ts';
import {
  networkNews,
  pendingInvitations,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { personIdentities } from '../people.table.ts';
import { personEvents, personMerges } from '../person-history.table.ts';
import { recordPersonEvent } from '../record-person-event.ts';
import { getPerson } from './get-person.ts';
import { readReasons } from './present-exclusion.ts';

/** Everything that every table holds about one person, with French keys: what article 15 of the GDPR gives them. */
export const readPersonFile = (ctx: MemberCtx, id: string): Promise<Record<string, unknown>> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    const person = await getPerson(ctx, id);
    await recordPersonEvent(ctx, workspaceId, [id], { kind: 'exported', detail: {} });
    const identities = await ctx.db
      .select()
      .from(personIdentities)
      .where(and(own(personIdentities, workspaceId), eq(personIdentities.personId, id)));
    const reasons = await readReasons(ctx, workspaceId, [person]);
    return {
      'établi le': ctx.campaignClock.now().toISOString(),
      fiche: {
        identifiant: person.id,
        champs: Object.fromEntries(
          personFields.map((field) => {
            const origin = person.origins[field];
            return [
              fieldNames[field],
              {
                valeur: person[field],
                ...(origin && { 'donné par': originNames[origin.from], 'donné le': origin.at }),
                ...(origin?.instead && {
                  'valeur corrigée': origin.instead.value,
                  'valeur donnée par': originNames[origin.instead.from],
                }),
              },
            ];
          }),
        ),
        'identifiant public LinkedIn': person.publicIdentifier,
        'adresse du portrait': person.pictureUrl,
        'distance sur le réseau': person.distance,
        étiquettes: person.tags,
        score: person.score,
        verdict: person.verdict,
        provenance: originNames[person.source],
        'détail de la provenance': person.sourceDetail,
        'base légale': basisNames[person.lawfulBasis],
        'dernier contact': person.lastContactAt?.toISOString() ?? null,
        'créée le': person.createdAt.toISOString(),
        'modifiée le': person.updatedAt.toISOString(),
        'profil lu le': person.profileReadAt?.toISOString() ?? null,
        exclusion: reasons.get(person.exclusionId)?.sentence ?? null,
      },
      'profil lu': person.facts,
      identifiants: identities.map(({ kind, value }) => ({ type: kind, valeur: value })),
      ...(await listRecords(ctx, id)),
      exclusions: await listOwnRules(ctx, id, identities.map(identityKey)),
      'échanges sur le réseau': await listNews(ctx, identities),
      historique: await listEvents(ctx, id),
      fusions: await listFusions(ctx, id),
      notifications: await listNotificationsAbout(ctx, ctx.actor.userId, [id, ...wordsNaming(person)]),
    };
  });

export async function listRecords(ctx: MemberCtx, personId: string): Promise<Record<string, unknown>> {
  let listed: Record<string, unknown> = {};
  for (const { list } of ctx.personRecords) if (list) listed = { ...listed, ...(await list(ctx, personId)) };
  return listed;
}

const listOwnRules = (ctx: MemberCtx, personId: string, keys: string[]) =>
  ctx.db
    .select({ libellé: exclusions.label, note: exclusions.note, 'ajoutée le': exclusions.createdAt })
    .from(exclusions)
    .where(
      and(
        own(exclusions, ctx.actor),
        eq(exclusions.kind, 'person'),
        inArray(exclusions.value, [`person:${personId}`, ...keys]),
      ),
    );

async function listNews(ctx: MemberCtx, identities: { kind: string; value: string }[]) {
  const ids = identities.filter(({ kind }) => kind === 'classic').map(({ value }) => value);
  const addresses = identities.filter(({ kind }) => kind === 'public_identifier').map(({ value }) => value);
  const isTheirs = (table: typeof networkNews | typeof pendingInvitations) =>
    and(
      own(table, ctx.actor),
      or(
        ids.length ? inArray(table.personId, ids) : sql`false`,
        addresses.length ? inArray(table.publicIdentifier, addresses) : sql`false`,
      ),
    );
  const news = await ctx.db
    .select({ type: networkNews.kind, texte: networkNews.text, le: networkNews.occurredAt })
    .from(networkNews)
    .where(isTheirs(networkNews))
    .orderBy(asc(networkNews.occurredAt));
  const invitations = await ctx.db
    .select({ invitation: pendingInvitations.invitationId })
    .from(pendingInvitations)
    .where(isTheirs(pendingInvitations));
  return { nouvelles: news, 'invitations en attente': invitations };
}

async function listEvents(ctx: MemberCtx, personId: string) {
  const events = await ctx.db
    .select()
    .from(personEvents)
    .where(and(own(personEvents, ctx.actor), eq(personEvents.personId, personId)))
    .orderBy(asc(personEvents.at), asc(personEvents.id));
  return events.map(({ kind, detail, at }) => ({
    le: at.toISOString(),
    fait: describeEvent(kind, detail),
    détail: detail,
  }));
}

async function listFusions(ctx: MemberCtx, personId: string) {
  const merges = await ctx.db
    .select()
    .from(personMerges)
    .where(and(own(personMerges, ctx.actor), eq(personMerges.keptId, personId)))
    .orderBy(asc(personMerges.ordinal));
  return merges.map(({ because, before, mergedAt, undoneAt }) => ({
    preuve: describeProof(because),
    'réunies le': mergedAt.toISOString(),
    'annulée le': undoneAt?.toISOString() ?? null,
    'clé de la preuve': because,
    'fiches avant la fusion': before,
  }));
}
