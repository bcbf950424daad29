import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { builtInWriter } from '#server/providers/writer/built-in/built-in-writer.ts';
import type { ModelUsage, Writer, Written } from '#server/providers/writer/writer.ts';
import { type WriterPurpose, writerUsage } from './writer-usage.table.ts';

/** So that no account spends without bound: far above what one person reads in an hour. */
const perUser = { name: 'writer', max: 600, windowMinutes: 60 };

/** For whom a text is written or read: in a job, the person is not the one who acts. */
export type WriterUse = { workspaceId: string; purpose: WriterPurpose; campaignId?: string | null };

/** Asks the writer and records what it cost. Never in a transaction: a model takes its time. */
export async function askWriter<T>(
  ctx: Ctx,
  use: WriterUse,
  ask: (writer: Writer) => Promise<Written<T>>,
): Promise<Pick<Written<T>, 'value' | 'author'>> {
  const { value, author, usage } = await ask(await writerFor(ctx, use));
  await recordUsage(ctx, use, usage);
  return { value, author };
}

async function writerFor(ctx: Ctx, { workspaceId, purpose }: WriterUse): Promise<Writer> {
  if (ctx.writer.model === null) return ctx.writer;
  try {
    await limitRate(ctx, perUser, workspaceId);
    return ctx.writer;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ workspaceId, purpose }, 'too many texts asked of the model: the composer writes');
    return builtInWriter;
  }
}

/** The text is there and paid for: an account that cannot be kept never loses it. */
async function recordUsage(ctx: Ctx, use: WriterUse, usage: readonly ModelUsage[]): Promise<void> {
  if (usage.length === 0) return;
  const currency = ctx.env.model?.prices?.currency ?? null;
  const { workspaceId, purpose, campaignId = null } = use;
  const at = ctx.clock.now();
  try {
    await ctx.db.insert(writerUsage).values(
      usage.map(({ costMicros, ...call }) => ({
        ...call,
        workspaceId,
        purpose,
        campaignId,
        costMicros: currency === null ? null : costMicros,
        currency: costMicros === null ? null : currency,
        at,
      })),
    );
  } catch (err) {
    ctx.log.error({ err, workspaceId, purpose, calls: usage.length }, 'what the model cost is not recorded');
  }
}
