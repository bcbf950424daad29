import { and, asc, eq, or, sql } from 'drizzle-orm';
import {
  type Forgotten,
  moveRows,
  moveRowsBack,
  namingRecords,
  type PersonRecords,
  readRows,
} from '#server/features/audience/people/person-records.ts';
import { keyedHash } from '#server/platform/crypto/keys.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { isOneOf } from '#server/platform/db/database.ts';
import { mentions } from '#server/platform/db/mentions.ts';
import { own } from '#server/platform/db/own.ts';
import { privacyRequests } from './privacy-requests.table.ts';

/** What somebody asked about their data: it stays as a proof, without what names them. */
export const requestRecords: PersonRecords = {
  ...namingRecords(emptyRequests, listRequestsOf),
  read: async (ctx, workspaceId, personIds) => ({
    privacy_requests: (await readRows(ctx, privacyRequests, workspaceId, personIds)).map(
      ({ id, person_id }) => ({ id, person_id }),
    ),
  }),
  merge: async (ctx, pair) => void (await moveRows(ctx, privacyRequests, pair)),
  separate: (ctx, pair, before) => moveRowsBack(ctx, privacyRequests, pair, before),
};

const { name, company, email, profile, message } = privacyRequests;

async function emptyRequests(ctx: Ctx, workspaceId: string, { ids, words }: Forgotten): Promise<void> {
  const [first = ''] = ids;
  await ctx.db
    .update(privacyRequests)
    .set({
      ...{ name: '', company: '', email: '', profile: '', message: '' },
      personId: null,
      refusal: null,
      extensionReason: sql`case when extension_reason is not null then 'motif effacé avec la fiche' end`,
      identityHow: sql`case when identity_how is not null then 'preuve effacée avec la fiche' end`,
      fingerprint: keyedHash(ctx.keys.tombstone, `${workspaceId}\n${first}`).slice(0, 12),
    })
    .where(
      and(
        own(privacyRequests, workspaceId),
        or(
          isOneOf(privacyRequests.personId, ids),
          ...[name, company, email, profile, message].map((column) => mentions(column, words)),
        ),
      ),
    );
}

async function listRequestsOf(ctx: MemberCtx, personId: string) {
  const demandes = await ctx.db
    .select({
      droit: privacyRequests.right,
      'reçue le': privacyRequests.receivedAt,
      état: privacyRequests.state,
      nom: name,
      entreprise: company,
      adresse: email,
      profil: profile,
      message,
      suivi: privacyRequests.proof,
    })
    .from(privacyRequests)
    .where(and(own(privacyRequests, ctx.actor), eq(privacyRequests.personId, personId)))
    .orderBy(asc(privacyRequests.receivedAt));
  return { demandes };
}
