import { and, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { LivePerson } from '#contract/overview/campaign-live.ts';
import type { AdviceList } from '#contract/overview/intelligence.ts';
import { angles } from '#core/campaigns/engagement.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { livePersonColumns, presentLivePerson } from '#server/features/overview/campaign-live/live-person.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { type Review, reviewAdvice } from './review-advice.ts';

const pageLength = 50;
const Position = z.object({ at: z.number().int().min(0) });

/** The people behind one number of the page: what it opens is what it counts. */
export async function listAdvisedPeople(
  ctx: MemberCtx,
  campaignId: string,
  { cursor, ...list }: AdviceList & { cursor?: string | undefined },
): Promise<{ total: number; items: LivePerson[]; nextCursor: string | null }> {
  const ids = [...new Set(peopleOf(await reviewAdvice(ctx, campaignId), list))];
  const at = readCursor(Position, cursor)?.at ?? 0;
  const page = ids.slice(at, at + pageLength);
  const rows = page.length
    ? await ctx.db
        .select(livePersonColumns)
        .from(people)
        .where(and(own(people, ctx.actor), inArray(people.id, page)))
    : [];
  const byId = new Map(rows.map((row) => [row.id, presentLivePerson(row)]));
  return {
    total: ids.length,
    items: page.flatMap((id) => byId.get(id) ?? []),
    nextCursor: at + pageLength < ids.length ? writeCursor({ at: at + pageLength }) : null,
  };
}

function peopleOf(review: Review, { of, key, part }: AdviceList): readonly string[] {
  switch (of) {
    case 'finding':
      return review.findings.find(({ rule }) => rule === key)?.people ?? [];
    case 'line':
      return review.findings.find(({ rule }) => rule === key)?.advice?.lines[Number(part)]?.people ?? [];
    case 'application': {
      const measure = review.applied.find(({ row }) => row.id === key)?.measure;
      return (part === 'after' ? measure?.after.people : measure?.before.people) ?? [];
    }
    case 'experiment': {
      const angle = angles.find((one) => one === part);
      const found = review.experiments.find(({ stepKey }) => stepKey === key);
      if (part === 'aside') return found?.setAside ?? [];
      return (angle && found?.experiment.sides[angle].people) ?? [];
    }
    case 'band': {
      const band = review.calibration.bands[Number(key)];
      return (part === 'replied' ? band?.replied.people : band?.accepted.people) ?? [];
    }
  }
}
