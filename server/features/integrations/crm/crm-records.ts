import { and, asc, eq } from 'drizzle-orm';
import {
  followingRecords,
  type PersonRecords,
  type RowsByTable,
} from '#server/features/audience/people/person-records.ts';
import { own } from '#server/platform/db/own.ts';
import { crmExclusions, crmItems, crmLinks } from './crm.table.ts';

const parts = [
  followingRecords(crmLinks, async (ctx, personId) => ({
    'fiches dans votre CRM': await ctx.db
      .select({
        outil: crmLinks.service,
        fiche: crmLinks.remoteId,
        sorte: crmLinks.kind,
        valeurs: crmLinks.known,
        le: crmLinks.linkedAt,
      })
      .from(crmLinks)
      .where(and(own(crmLinks, ctx.actor), eq(crmLinks.personId, personId)))
      .orderBy(asc(crmLinks.linkedAt)),
  })),
  followingRecords(crmItems, async (ctx, personId) => ({
    'synchronisations avec votre CRM': await ctx.db
      .select({
        sorte: crmItems.kind,
        texte: crmItems.label,
        changements: crmItems.changes,
        fiche: crmItems.remoteId,
        problème: crmItems.problem,
        le: crmItems.doneAt,
      })
      .from(crmItems)
      .where(and(own(crmItems, ctx.actor), eq(crmItems.personId, personId)))
      .orderBy(asc(crmItems.doneAt)),
  })),
  followingRecords(crmExclusions),
];

/** Which records are theirs, what was written of them, why they are kept out. */
export const crmRecords: PersonRecords = {
  tables: parts.flatMap(({ tables }) => tables),
  read: async (ctx, workspaceId, personIds) => {
    const rows: RowsByTable = {};
    for (const part of parts) Object.assign(rows, await part.read(ctx, workspaceId, personIds));
    return rows;
  },
  merge: async (ctx, pair, before) => {
    for (const part of parts) await part.merge(ctx, pair, before);
  },
  separate: async (ctx, pair, before, now) => {
    for (const part of parts) await part.separate(ctx, pair, before, now);
  },
  list: async (ctx, personId) => {
    const lists = await Promise.all(parts.map((part) => part.list?.(ctx, personId)));
    return Object.assign({}, ...lists);
  },
};
