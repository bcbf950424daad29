import { setTimeout as wait } from 'node:timers/promises';
import {
  APICallError,
  type FinishReason,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai';
import { z } from 'zod';
import type { Log } from '#server/platform/log.ts';
import type { ModelOutcome, ModelUsage } from '../writer.ts';
import { countCost, noTokens, readTokens, type Tokens } from './count-cost.ts';
import type { ModelConfig, ModelPatience } from './model-config.ts';
import type { OpenModel } from './open-model.ts';

export type ModelClient = { config: ModelConfig; model: OpenModel; patience: ModelPatience; log: Log };

/** `schema` is what goes on the wire: no length in it, some providers refuse those. */
export type Ask<T> = {
  /** The same from one text to the next, so that the provider can keep them. */
  instructions: string;
  prompt: string;
  schema: z.ZodType<T>;
  maxOutputTokens: number;
};
type Silence = Extract<ModelOutcome, 'invalid' | 'refused' | 'failed' | 'timed_out'>;
export type Answer<T> = { value: T } | { value: null; silence: Silence };

/** Everything asked of a model for one text: its calls, and the time that is left. */
export type Talk = {
  usage: ModelUsage[];
  ask<T>(ask: Ask<T>): Promise<Answer<T>>;
  /** What became of the answer to a call, by its position in `usage`. */
  mark(call: number, outcome: ModelOutcome): void;
};

type Attempt<T> =
  | { kind: 'answered'; value: T; tokens: Tokens }
  | { kind: Silence; tokens: Tokens; error: unknown; retryMs: number | null };

const firstRetryMs = 500;

export function beginTalk(client: ModelClient): Talk {
  const { config, patience, log } = client;
  const endsAt = performance.now() + patience.totalMs;
  const usage: ModelUsage[] = [];
  const record = (tokens: Tokens, outcome: ModelOutcome) =>
    usage.push({
      provider: config.provider,
      model: config.model,
      inputTokens: tokens.input,
      cachedTokens: tokens.cached,
      outputTokens: tokens.output,
      costMicros: countCost(tokens, config),
      outcome,
    });

  return {
    usage,
    mark(at, outcome) {
      const call = usage[at];
      if (call) call.outcome = outcome;
    },
    async ask(ask) {
      const callEndsAt = Math.min(endsAt, performance.now() + patience.callMs);
      for (let retry = 0; ; retry += 1) {
        const left = callEndsAt - performance.now();
        if (left <= 0) return { value: null, silence: 'timed_out' };
        const attempt = await attemptOnce(client, ask, AbortSignal.timeout(Math.ceil(left)));
        record(attempt.tokens, attempt.kind === 'answered' ? 'used' : attempt.kind);
        if (attempt.kind === 'answered') return { value: attempt.value };
        const pauseMs = (attempt.retryMs ?? 0) || firstRetryMs * 2 ** retry;
        const isWorthWaiting = attempt.retryMs !== null && retry < patience.retries;
        if (isWorthWaiting && performance.now() + pauseMs < callEndsAt) {
          await wait(pauseMs);
          continue;
        }
        log.warn({ ...describe(attempt.error), outcome: attempt.kind }, 'the model gave nothing to use');
        return { value: null, silence: attempt.kind };
      }
    },
  };
}

async function attemptOnce<T>(client: ModelClient, ask: Ask<T>, signal: AbortSignal): Promise<Attempt<T>> {
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
): Promise<Attempt<T>> {
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
      providerOptions: { openai: { store: false } },
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

const nothing = (kind: Silence, tokens: Tokens, error: unknown): Attempt<never> => ({
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

/** Never the message nor the body: providers repeat the key, and the prompt, in them. */
const describe = (error: unknown) => ({
  error: error instanceof Error ? error.name : undefined,
  status: APICallError.isInstance(error) ? error.statusCode : undefined,
});
