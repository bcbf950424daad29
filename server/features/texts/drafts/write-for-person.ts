import { eq, sql } from 'drizzle-orm';
import { citedBy } from '#core/drafts/carry-evidence.ts';
import { defaultAngle } from '#core/drafts/default-angle.ts';
import { queuePosition } from '#core/drafts/queue-position.ts';
import type { TextStep } from '#core/messages/make-brief.ts';
import type { PersonRow } from '#server/features/audience/people/people.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import { type DraftRun, draftRuns, drafts, draftVersions } from './drafts.table.ts';
import { judgeText } from './judge-text.ts';
import { keyOfBrief, makeDraftBrief, rulesOf } from './make-draft-brief.ts';
import { readArguments } from './read-arguments.ts';
import type { Ground } from './read-ground.ts';
import { readFormerTexts, readRecentTexts } from './read-other-texts.ts';
import { writeText } from './write-text.ts';

export type Reader = { person: PersonRow; score: number; writtenKeys: string[] };

/**
 * Every text of the sequence that this person has none of yet, in order, each its own commit: a crash costs the text
 * that was being written, and none is ever asked for twice once it exists.
 */
export async function writeForPerson(ctx: Ctx, run: DraftRun, ground: Ground, reader: Reader): Promise<void> {
  const missing = ground.steps.filter(({ key }) => !reader.writtenKeys.includes(key));
  for (const step of missing)
    await writeStep(ctx, run, ground, reader, step, { isLast: step === missing.at(-1) });
}

async function writeStep(
  ctx: Ctx,
  run: DraftRun,
  ground: Ground,
  { person, score }: Reader,
  step: TextStep,
  { isLast }: { isLast: boolean },
): Promise<void> {
  const { workspaceId, campaignId } = run;
  const receiver = { workspaceId, campaignId, personId: person.id };
  const before = ground.steps.slice(0, ground.steps.indexOf(step)).map(({ key }) => key);
  const brief = makeDraftBrief(ground, person, step, {
    angle: defaultAngle(person.id, step),
    seed: `${person.id}:${step.key}`,
    recentTexts: await readRecentTexts(ctx, workspaceId, person.id),
    formerTexts: await readFormerTexts(ctx, receiver, before),
    ...(await readArguments(ctx, receiver, before)),
  });
  const written = await writeText(ctx, receiver, brief);
  // Nothing true fits: the person finds an empty text to write.
  const { message, author } = written ?? {
    message: { text: '', sentences: [] },
    author: 'composer' as const,
  };
  const rules = rulesOf(brief);
  const textNumber = before.length + 1;
  const { ignored, ...verdict } = await judgeText(ctx, { ...receiver, ignored: [] }, message, rules);
  const content = { ...message, angle: brief.angle, briefKey: keyOfBrief(brief), author };
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const [draft] = await ctx.db
      .insert(drafts)
      .values({
        ...receiver,
        ...content,
        ...verdict,
        ignored,
        stepKey: step.key,
        rules,
        reason: brief.reason,
        textNumber,
        position: queuePosition({
          campaign: ground.campaign,
          score,
          personId: person.id,
          number: textNumber,
        }),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: drafts.id });
    if (draft)
      await ctx.db.insert(draftVersions).values({
        ...content,
        workspaceId,
        draftId: draft.id,
        number: 1,
        parent: null,
        cited: citedBy(message.sentences, rules.facts),
        findings: verdict.findings,
        cause: 'written',
        at: now,
        typedAt: now,
      });
    if (isLast) await publish(ctx, 'draft.settled', receiver);
    if (isLast)
      await ctx.db
        .update(draftRuns)
        .set({ written: sql`least(${draftRuns.written} + 1, ${draftRuns.asked})`, failures: 0, error: null })
        .where(eq(draftRuns.id, run.id));
  });
}
