import type { Ctx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { builtInWriter } from '#server/providers/writer/built-in/built-in-writer.ts';
import type { ModelUsage, Writer, Written } from '#server/providers/writer/writer.ts';
import { readModelQuota } from './model-quota.ts';
import { type WriterPurpose, writerUsage } from './writer-usage.table.ts';

/** So that no account spends without bound: far above what anybody reads in an hour. */
const perUser = { name: 'writer', max: 600, windowMinutes: 60 };

/** For whom a text is written or read: in a job, the user is not the one who acts. */
export type WriterUse = { workspaceId: string; purpose: WriterPurpose; campaignId?: string | null };

/** How many texts the model wrote, and how many the built-in writer wrote instead. */
type Counted = { texts: number; fallbacks: number };
type Asked<T> = Pick<Written<T>, 'value' | 'author'> & {
  /** The model was not asked: what the account may ask of it is used. */
  isOverQuota: boolean;
};

/** Asks the writer and records what it cost. Never in a transaction: a model takes its time. */
export async function askWriter<T>(
  ctx: Ctx,
  use: WriterUse,
  ask: (writer: Writer) => Promise<Written<T>>,
  count: (asked: Asked<T>) => Counted = () => ({ texts: 0, fallbacks: 0 }),
): Promise<Asked<T>> {
  const writer = await writerFor(ctx, use);
  const { value, author, usage } = await ask(writer);
  const asked = { value, author, isOverQuota: writer !== ctx.writer };
  await recordUsage(ctx, use, usage, count(asked));
  return asked;
}

async function writerFor(ctx: Ctx, { workspaceId, purpose }: WriterUse): Promise<Writer> {
  if (ctx.writer.model === null) return ctx.writer;
  try {
    await limitRate(ctx, perUser, workspaceId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    ctx.log.warn({ workspaceId, purpose }, 'too many texts asked of the model: the composer writes');
    return builtInWriter;
  }
  if (purpose !== 'message') return ctx.writer;
  const { written, limit } = await readModelQuota(ctx, workspaceId);
  return limit !== null && written >= limit ? builtInWriter : ctx.writer;
}

/** The text is there and paid for: an account that cannot be kept never loses it. */
async function recordUsage(
  ctx: Ctx,
  use: WriterUse,
  usage: readonly ModelUsage[],
  counted: Counted,
): Promise<void> {
  const calls = usage.length === 0 && counted.fallbacks > 0 ? notAsked(ctx) : usage;
  if (calls.length === 0) return;
  const currency = ctx.env.model?.prices?.currency ?? null;
  const { workspaceId, purpose, campaignId = null } = use;
  const at = ctx.clock.now();
  try {
    await ctx.db.insert(writerUsage).values(
      calls.map(({ costMicros, ...call }, position) => ({
        ...call,
        ...(position === calls.length - 1 && counted),
        workspaceId,
        purpose,
        campaignId,
        costMicros: currency === null ? null : costMicros,
        currency: costMicros === null ? null : currency,
        at,
      })),
    );
  } catch (err) {
    ctx.log.error({ err, workspaceId, purpose, calls: calls.length }, 'what the model cost is not recorded');
  }
}

/** Texts that the model might have written are counted, though nothing was asked of it. */
const notAsked = (ctx: Ctx): ModelUsage[] =>
  ctx.writer.model === null || ctx.env.model === null
    ? []
    : [
        {
          provider: ctx.env.model.provider,
          model: ctx.env.model.model,
          inputTokens: 0,
          cachedTokens: 0,
          outputTokens: 0,
          costMicros: null,
          outcome: 'not_asked',
          detail: null,
        },
      ];
