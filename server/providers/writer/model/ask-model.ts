import { createHash } from 'node:crypto';
import {
  APICallError,
  type FinishReason,
  generateText,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai';
import { z } from 'zod';
import type { Log } from '#server/platform/log.ts';
import type { Speller } from '../../speller/speller.ts';
import type { ModelOutcome, ModelUsage } from '../writer.ts';
import type { ModelConfig, ModelPatience, ModelProvider } from './model-config.ts';
import type { Traffic } from './model-traffic.ts';
import type { OpenModel } from './open-model.ts';

export type ModelClient = {
  config: ModelConfig;
  model: OpenModel;
  patience: ModelPatience;
  traffic: Traffic;
  /** The clock of every wait, the same as the traffic's. */
  now(): number;
  log: Log;
  speller: Speller;
};

/** `schema` is what goes on the wire: no length in it, some providers refuse those. */
export type Ask<T> = {
  /** The same from one text to the next, so that the provider can keep them. */
  instructions: string;
  prompt: string;
  schema: z.ZodType<T>;
  maxOutputTokens: number;
};
type Silence = Extract<ModelOutcome, 'invalid' | 'refused' | 'failed' | 'timed_out'>;
/** `not_asked`: the model is left alone for now, or no call would have ended in time. */
export type Answer<T> = { value: T } | { value: null; silence: Silence | 'not_asked' };

/** Everything asked of a model for one text: its calls, and the time that is left. */
export type Talk = {
  usage: ModelUsage[];
  ask<T>(ask: Ask<T>): Promise<Answer<T>>;
  /** What became of the answer to a call, by its position in `usage`. */
  mark(call: number, outcome: ModelOutcome): void;
};

type ModelTry<T> =
  | { kind: 'answered'; value: T; tokens: Tokens }
  | { kind: Silence; tokens: Tokens; error: unknown; retryMs: number | null };

const firstRetryMs = 500;

export function beginTalk(client: ModelClient): Talk {
  const { config, patience, traffic, now, log } = client;
  const endsAt = now() + patience.totalMs;
  const usage: ModelUsage[] = [];
  const record = (tried: ModelTry<unknown>) =>
    usage.push({
      provider: config.provider,
      model: config.model,
      inputTokens: tried.tokens.input,
      cachedTokens: tried.tokens.cached,
      outputTokens: tried.tokens.output,
      costMicros: countCost(tried.tokens, config),
      outcome: tried.kind === 'answered' ? 'used' : tried.kind,
      detail: tried.kind === 'answered' ? null : nameError(tried.error),
    });

  /** Once, and again while the provider says that it is worth waiting for. null: no call was made. */
  async function askInTurn<T>(ask: Ask<T>): Promise<ModelTry<T> | null> {
    let last: ModelTry<T> | null = null;
    let callEndsAt = endsAt;
    for (let retry = 0; retry <= patience.retries; retry += 1) {
      if (!(await traffic.enter(callEndsAt))) return last;
      // Waiting for room is not the model's doing.
      if (retry === 0) callEndsAt = Math.min(endsAt, now() + patience.callMs);
      const left = Math.max(1, Math.ceil(callEndsAt - now()));
      last = await tryOnce(client, ask, AbortSignal.timeout(left)).finally(traffic.leave);
      record(last);
      if (last.kind === 'answered' || last.retryMs === null) return last;
      traffic.holdOff(last.retryMs || firstRetryMs * 2 ** retry);
    }
    return last;
  }

  return {
    usage,
    mark(at, outcome) {
      const call = usage[at];
      if (call) call.outcome = outcome;
    },
    async ask(ask) {
      if (!traffic.mayAsk()) return { value: null, silence: 'not_asked' };
      const attempt = await askInTurn(ask);
      const isPaused = traffic.settle(attempt && (attempt.kind === 'failed' || attempt.kind === 'timed_out'));
      if (!attempt) return { value: null, silence: 'not_asked' };
      if (attempt.kind === 'answered') return { value: attempt.value };
      log.warn({ reason: nameError(attempt.error), outcome: attempt.kind }, 'the model gave nothing to use');
      if (isPaused) log.error({ reason: nameError(attempt.error) }, 'the model is left alone for a while');
      return { value: null, silence: attempt.kind };
    },
  };
}

async function tryOnce<T>(client: ModelClient, ask: Ask<T>, signal: AbortSignal): Promise<ModelTry<T>> {
  const { model } = client;
  const attempt = await generate(client, ask, signal);
  if (attempt.kind !== 'failed' || !model.plain || model.strict === model.plain) return attempt;
  // Some servers know no schema and say so with a 400: from then on it is only given in the prompt.
  if (!APICallError.isInstance(attempt.error) || attempt.error.statusCode !== 400) return attempt;
  const plain = await generate({ ...client, model: { strict: model.plain, plain: null } }, ask, signal);
  if (plain.kind !== 'failed') model.strict = model.plain;
  return plain;
}

async function generate<T>(
  { config, model }: ModelClient,
  { instructions, prompt, schema, maxOutputTokens }: Ask<T>,
  abortSignal: AbortSignal,
): Promise<ModelTry<T>> {
  let tokens = noTokens;
  try {
    const result = await generateText({
      model: model.strict,
      instructions: [
        {
          role: 'system',
          content:
            config.provider === 'compatible' ? `${instructions}\n\n${describeSchema(schema)}` : instructions,
          providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
        },
      ],
      prompt,
      output: Output.object({ schema }),
      maxOutputTokens,
      // Retries are ours: each one is counted, and none is begun that the deadline would cut.
      maxRetries: 0,
      abortSignal,
      // What is asked holds personal data: neither traced here nor kept there.
      telemetry: { isEnabled: false, recordInputs: false, recordOutputs: false },
      // Texts of one campaign find the server that read its prefix before.
      providerOptions: { openai: { store: false, promptCacheKey: keyOfPrefix(instructions) } },
    });
    tokens = readTokens(result.usage);
    if (isFiltered(result.finishReason)) return nothing('refused', tokens, null);
    return { kind: 'answered', value: result.output, tokens };
  } catch (error) {
    if (abortSignal.aborted) return nothing('timed_out', tokens, error);
    if (NoObjectGeneratedError.isInstance(error)) {
      const isRefusal = isFiltered(error.finishReason) || isProse(error.text);
      return nothing(isRefusal ? 'refused' : 'invalid', readTokens(error.usage), error);
    }
    if (NoOutputGeneratedError.isInstance(error)) return nothing('invalid', tokens, error);
    const retryMs = APICallError.isInstance(error) && error.isRetryable ? retryAfter(error) : null;
    return { kind: 'failed', tokens, error, retryMs };
  }
}

const nothing = (kind: Silence, tokens: Tokens, error: unknown): ModelTry<never> => ({
  kind,
  tokens,
  error,
  retryMs: null,
});

/** Stopped by somebody else than the model; asking again would end the same. */
const isFiltered = (reason: FinishReason | undefined) =>
  reason !== undefined && reason !== 'stop' && reason !== 'length';

/** Words where an object was asked for: the model says why it will not. */
const isProse = (text: string | undefined) => Boolean(text?.trim()) && !/[{[]/.test(text ?? '');

/** What the provider asks us to wait; 0 when it does not say. */
function retryAfter({ responseHeaders }: APICallError): number {
  const ms = Number.parseFloat(responseHeaders?.['retry-after-ms'] ?? '');
  if (ms >= 0) return ms;
  const seconds = Number.parseFloat(responseHeaders?.['retry-after'] ?? '');
  return seconds >= 0 ? seconds * 1_000 : 0;
}

const describeSchema = (schema: z.ZodType) =>
  `Répondez par un seul objet JSON, sans rien autour, qui suit ce schéma :\n${JSON.stringify(z.toJSONSchema(schema))}`;

const keyOfPrefix = (instructions: string) =>
  createHash('sha256').update(instructions).digest('base64url').slice(0, 32);

/** Never the message nor the body: providers repeat the key, and the prompt, in them. */
function nameError(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return APICallError.isInstance(error) && error.statusCode
    ? `${error.name} ${error.statusCode}`
    : error.name;
}

type Tokens = { input: number; cached: number; written: number; output: number };
const noTokens: Tokens = { input: 0, cached: 0, written: 0, output: 0 };

/** Writing a prefix to the cache costs more than reading it anew, where the provider says so. */
const writeFactors: Partial<Record<ModelProvider, number>> = { anthropic: 1.25 };

const readTokens = (usage: LanguageModelUsage | undefined): Tokens => ({
  input: usage?.inputTokens ?? 0,
  cached: usage?.inputTokenDetails?.cacheReadTokens ?? 0,
  written: usage?.inputTokenDetails?.cacheWriteTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});

/** A price per million tokens is a price in millionths per token. */
function countCost(tokens: Tokens, { provider, prices }: Pick<ModelConfig, 'provider' | 'prices'>) {
  if (!prices) return null;
  const fresh = Math.max(0, tokens.input - tokens.cached - tokens.written);
  const written = tokens.written * (writeFactors[provider] ?? 1);
  return Math.round(
    (fresh + written) * prices.input + tokens.cached * prices.cached + tokens.output * prices.output,
  );
}
