import { eq, sql } from 'drizzle-orm';
import { citedBy } from '#core/drafts/carry-evidence.ts';
import { defaultAngle } from '#core/drafts/default-angle.ts';
import { queuePosition } from '#core/drafts/queue-position.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import type { TextStep } from '#core/messages/make-brief.ts';
import type { PersonRow } from '#server/features/audience/people/people.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import type { WrittenText } from '#server/providers/writer/writer.ts';
import { judgeText, type Verdict } from '../brief/judge-text.ts';
import { keyOfBrief, makeDraftBrief, rulesOf } from '../brief/make-draft-brief.ts';
import { readArguments } from '../brief/read-arguments.ts';
import type { Ground } from '../brief/read-ground.ts';
import { readFormerTexts, readRecentTexts } from '../brief/read-other-texts.ts';
import { type DraftRun, draftRuns, drafts, draftVersions } from '../drafts.table.ts';
import { countFreeNotes } from './count-free-notes.ts';
import { writeTexts } from './write-texts.ts';

export type Reader = { person: PersonRow; score: number; writtenKeys: string[] };

type Receiver = { workspaceId: string; campaignId: string; personId: string };
type Judged = {
  step: TextStep;
  brief: MessageBrief;
  written: WrittenText;
  verdict: Verdict;
  state: 'waiting' | 'skipped';
};

/** Nothing true fits: the user finds an empty text to write. */
const nothing = { text: '', sentences: [] };
const unwritten: WrittenText = { message: null, author: 'composer', reason: null, instead: null };

/**
 * Every text of the sequence that this person has none of yet, asked for together and kept in one commit: a crash costs
 * the person being written for, and no text is asked for twice once it exists.
 */
export async function writeForPerson(ctx: Ctx, run: DraftRun, ground: Ground, reader: Reader): Promise<void> {
  const { workspaceId, campaignId } = run;
  const receiver = { workspaceId, campaignId, personId: reader.person.id };
  const steps = ground.steps.filter(({ key }) => !reader.writtenKeys.includes(key));
  const briefs = await makeBriefs(ctx, receiver, ground, reader.person, steps);
  // Whoever gets none of the month's notes is invited without one: nobody waits for a text that would not leave.
  const hasNote = (await countFreeNotes(ctx, workspaceId)) !== 0;
  const isBare = (step: TextStep) => step.kind === 'invitation' && !hasNote;
  const written = await writeTexts(
    ctx,
    receiver,
    briefs.filter((_, at) => steps[at] && !isBare(steps[at])),
  );
  const texts: Judged[] = [];
  for (const [at, step] of steps.entries()) {
    const brief = briefs[at];
    const text = isBare(step) ? unwritten : written.shift();
    if (!brief || !text) continue;
    const target = { ...receiver, ignored: [] };
    const verdict = await judgeText(ctx, target, text.message ?? nothing, rulesOf(brief));
    texts.push({ step, brief, written: text, verdict, state: isBare(step) ? 'skipped' : 'waiting' });
  }
  await inTransaction(ctx, async (ctx) => {
    for (const text of texts) await keepNewText(ctx, receiver, ground, reader, text);
    await publish(ctx, 'draft.settled', receiver);
    await ctx.db
      .update(draftRuns)
      .set({
        written: sql`least(${draftRuns.written} + 1, ${draftRuns.asked})`,
        unanswered: sql`${draftRuns.unanswered} + ${countInstead(texts, 'silent')}`,
        overQuota: sql`${draftRuns.overQuota} + ${countInstead(texts, 'over_quota')}`,
        failures: 0,
        error: null,
      })
      .where(eq(draftRuns.id, run.id));
  });
}

const countInstead = (texts: readonly Judged[], wanted: WrittenText['instead']): number =>
  texts.filter(({ written }) => written.instead === wanted).length;

async function makeBriefs(
  ctx: Ctx,
  receiver: Receiver,
  ground: Ground,
  person: PersonRow,
  steps: readonly TextStep[],
): Promise<MessageBrief[]> {
  const recentTexts = await readRecentTexts(ctx, receiver.workspaceId, person.id);
  const briefs: MessageBrief[] = [];
  for (const step of steps) {
    const before = keysBefore(ground, step);
    const { formerArguments, argumentUses } = await readArguments(ctx, receiver, before);
    const chosen = briefs.flatMap(({ reason }) => reason?.argumentId ?? []);
    briefs.push(
      makeDraftBrief(ground, person, step, {
        angle: defaultAngle(person.id, step),
        seed: `${person.id}:${step.key}`,
        recentTexts,
        formerTexts: await readFormerTexts(ctx, receiver, before),
        formerArguments: [...formerArguments, ...chosen],
        argumentUses,
      }),
    );
  }
  return briefs;
}

const keysBefore = ({ steps }: Ground, step: TextStep): string[] =>
  steps.slice(0, steps.indexOf(step)).map(({ key }) => key);

async function keepNewText(
  ctx: Ctx,
  receiver: Receiver,
  ground: Ground,
  { person, score }: Reader,
  { step, brief, written, verdict, state }: Judged,
): Promise<void> {
  const { message, author, reason } = written;
  const { text, sentences } = message ?? nothing;
  const rules = rulesOf(brief);
  const textNumber = keysBefore(ground, step).length + 1;
  const now = ctx.clock.now();
  const content = { text, sentences, angle: brief.angle, briefKey: keyOfBrief(brief), author };
  const [draft] = await ctx.db
    .insert(drafts)
    .values({
      ...receiver,
      ...content,
      ...verdict,
      reason,
      state,
      stepKey: step.key,
      rules,
      textNumber,
      position: queuePosition({ campaign: ground.campaign, score, personId: person.id, number: textNumber }),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: drafts.id });
  if (draft)
    await ctx.db.insert(draftVersions).values({
      ...content,
      workspaceId: receiver.workspaceId,
      draftId: draft.id,
      number: 1,
      parent: null,
      cited: citedBy(sentences, rules.facts),
      findings: verdict.findings,
      cause: 'written',
      at: ctx.campaignClock.now(),
      typedAt: now,
    });
}
