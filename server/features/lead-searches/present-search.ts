import { and, count, eq, isNull } from 'drizzle-orm';
import type { LeadSearch } from '#contract/lead-searches.ts';
import { formatMoment } from '#core/campaigns/format-moment.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { type LeadSearchRow, searchResults } from './lead-searches.table.ts';

export async function presentSearch(ctx: Ctx, row: LeadSearchRow): Promise<LeadSearch> {
  const left = await countUnread(ctx, row);
  const isOver = row.finishedAt !== null;
  return {
    id: row.id,
    campaignId: row.campaignId,
    state: row.state,
    found: row.found,
    newPeople: row.newPeople,
    qualified: row.qualified,
    erased: row.erased,
    profilesRead: row.profilesRead,
    profilesToRead: left,
    progress: isOver ? 1 : progressOf(row, left),
    message: row.message ?? describe(row, left, ctx.campaignClock.now()),
    resumesAt: row.state === 'waiting' ? (row.wakesAt?.toISOString() ?? null) : null,
    startedAt: row.startedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  };
}

/** Pages are a fifth of the way; reading is the rest. */
function progressOf({ stage, profilesRead }: LeadSearchRow, left: number): number {
  if (stage === 'pages') return 0.1;
  return 0.2 + (0.8 * profilesRead) / Math.max(1, profilesRead + left);
}

function describe(
  { state, stage, found, qualified, profilesRead, wakesAt }: LeadSearchRow,
  left: number,
  now: Date,
): string {
  const people = (count: number) => `${count} ${count > 1 ? 'personnes' : 'personne'}`;
  switch (state) {
    case 'queued':
      return 'La recherche va commencer.';
    case 'waiting':
      return wakesAt ? `Suite ${formatMoment(wakesAt, now).toLowerCase()}.` : 'En attente.';
    case 'running':
      return stage === 'pages'
        ? `${people(found)} ${found > 1 ? 'trouvées' : 'trouvée'} pour l’instant.`
        : `${profilesRead} profils lus sur ${profilesRead + left}, ${qualified} qualifiés.`;
    case 'completed':
      return `Terminée : ${qualified} qualifiés sur ${found} trouvés.`;
    case 'cancelled':
      return 'Arrêtée à votre demande. Ce qui a été trouvé est gardé.';
    case 'failed':
      return 'Interrompue. Ce qui a été trouvé est gardé.';
  }
}

async function countUnread(ctx: Ctx, { userId, id }: LeadSearchRow): Promise<number> {
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(searchResults)
    .where(
      and(
        eq(searchResults.userId, userId),
        eq(searchResults.searchId, id),
        isNull(searchResults.readAt),
        eq(searchResults.isWorthReading, true),
      ),
    );
  return counted?.count ?? 0;
}
